import { isInTab, unitsById, type CartUnitId, type UnitVisit } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { defer, EMPTY, from, type Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';

/** Scrolls to a unit. Switches to the tab of all if the active tab does not contain it. */
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
