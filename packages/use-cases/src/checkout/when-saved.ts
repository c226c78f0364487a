import type { CartEvent } from '../session/event.ts';
import { filter, map, of, take, type Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';

const isFailure = ({ type }: CartEvent): boolean =>
  type === 'QuantityChangeFailed' || type === 'QuantityRefused' || type === 'UnitsDeleteFailed';

/**
 * Waits for pending saves and deletions, so that an order contains the newest quantity. Emits false if one failed.
 */
export const whenSaved = ({ state, events }: Deps): Observable<boolean> => {
  const isQuiet = (): boolean => state().cart.saving.length === 0 && state().deleting.length === 0;
  if (isQuiet()) return of(true);
  return events.pipe(
    filter((event) => isFailure(event) || isQuiet()),
    map((event) => !isFailure(event)),
    take(1),
  );
};
