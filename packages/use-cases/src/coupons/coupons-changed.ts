import type { Session } from '../session/session.ts';
import { unitsById, type CouponChange } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { concat, EMPTY, ignoreElements, of, type Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';

/** True if another change was answered in between, so that this one cannot be merged. */
const isOvertaken = ({ cart: { units }, cartVersion }: Session, change: CouponChange): boolean => {
  const ours = unitsById(units);
  return (
    change.cartVersion < cartVersion ||
    change.units.some(({ cartUnitId, version }) => (ours.get(cartUnitId)?.version ?? version) < version - 1)
  );
};

/**
 * Applies the result of a coupon change. An overtaken change triggers a reload, so that no new version hides an old
 * quantity.
 */
export const couponsChanged = (deps: Deps, change: CouponChange): Observable<CartEvent> => {
  const again = isOvertaken(deps.state(), change) ? deps.readAgain.pipe(ignoreElements()) : EMPTY;
  return concat(of<CartEvent>({ type: 'CouponsApplied', ...change }), again);
};
