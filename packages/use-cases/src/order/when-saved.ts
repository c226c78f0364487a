import type { CartEvent } from '../session/event.ts';
import { filter, map, of, take, type Observable } from 'rxjs';
import type { Deps } from '../deps/deps.ts';

const isFailure = ({ type }: CartEvent): boolean =>
  type === 'QuantityChangeFailed' || type === 'QuantityRefused' || type === 'UnitsDeleteFailed';

/**
 * Waits until nothing is being saved or deleted: leaving a quantity field by tapping 'order' changes the quantity and
 * orders in one go, and the order must be of the new quantity. False where a change failed: the shopper has been told,
 * and what they would order is not what they asked for.
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
