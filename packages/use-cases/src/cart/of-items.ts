import type { Session } from '../session/session.ts';
import type { ItemNo } from '@baguni/domain';
import { distinctUntilChanged, filter, map, startWith, type Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';
import { takeLastResOnly } from '../flow/flow.ts';

const itemNosOf = ({ cart: { units } }: Session): readonly ItemNo[] => [
  ...new Set(
    units
      .filter(({ unableOrderType: why }) => why._tag === 'None' || why.value !== 'UNREADABLE')
      .map(({ item }) => item.itemNo),
  ),
];

const sameItems = (one: readonly ItemNo[], other: readonly ItemNo[]): boolean =>
  one.length === other.length && one.every((no) => other.includes(no));

/** Reads data for the items of a loaded cart, and again when they change. Drops stale answers. */
export const ofItems = <A>(
  { state, events }: Deps,
  read: (itemNos: readonly ItemNo[]) => Observable<A>,
): Observable<A> =>
  events.pipe(
    startWith(undefined),
    filter(() => state().load === 'Loaded'),
    map(() => itemNosOf(state())),
    distinctUntilChanged(sameItems),
    takeLastResOnly(read),
  );
