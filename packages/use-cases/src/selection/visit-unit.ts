import { isInTab, unitsById, type CartUnitId, type UnitVisit } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { defer, EMPTY, from, type Observable } from 'rxjs';
import type { Deps } from '../deps/deps.ts';

/** Goes to a unit of the cart, on the tab of all where the one that is open has it not; nowhere where it is gone (LS-07). */
export const visitUnit = (deps: Deps, cartUnitId: CartUnitId, reason: UnitVisit['reason']): Observable<CartEvent> =>
  defer(() => {
    const {
      cart: { units, tab },
      extras,
    } = deps.state();
    const unit = unitsById(units).get(cartUnitId);
    if (!unit) return EMPTY;
    const visit: UnitVisit = { cartUnitId, reason, count: (extras.visit?.count ?? 0) + 1 };
    const visited: CartEvent = { type: 'ExtrasRead', extras: { visit } };
    if (isInTab(tab)(unit)) return from([visited]);
    deps.page.showTab('All');
    return from([{ type: 'TabSwitched', tab: 'All' } as const, visited]);
  });
