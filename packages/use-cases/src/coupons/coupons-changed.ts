import type { Session } from '../session/session.ts';
import { unitsById, type CouponChange } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { concat, EMPTY, ignoreElements, of, type Observable } from 'rxjs';
import type { Deps } from '../deps/deps.ts';

/** Whether the state cannot take a change over as a whole: something else was changed and answered in between. */
const isOvertaken = ({ cart: { units }, cartVersion }: Session, change: CouponChange): boolean => {
  const ours = unitsById(units);
  return (
    change.cartVersion < cartVersion ||
    change.units.some(({ cartUnitId, version }) => (ours.get(cartUnitId)?.version ?? version) < version - 1)
  );
};

/**
 * Takes over what a change of coupons came to. One that was overtaken is read again with the cart, so that coupons are
 * those of the server and no version ever stands on an older quantity (QT-06, CP-17).
 */
export const couponsChanged = (deps: Deps, change: CouponChange): Observable<CartEvent> => {
  const again = isOvertaken(deps.state(), change) ? deps.readAgain.pipe(ignoreElements()) : EMPTY;
  return concat(of<CartEvent>({ type: 'CouponsApplied', ...change }), again);
};
