import * as E from '../../money/either.ts';
import { type AppliedCoupon, couponKeyOf } from '../../entities/coupon/coupon.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { finding } from '../../rule/rule.ts';
import { asRequested, judgeRequestedCoupons } from '../../rules/coupon-in-use.ts';
import { pricingInput } from '../../selectors/priced-of.ts';
import { couponSituationOf } from '../../selectors/situation.ts';
import type { Cart } from '../../cart/cart.ts';
import { cartAt, checkText } from '../cart/arguments.ts';
import { changed, unitsInCart, withCoupons, type Changed } from './in-cart.ts';

/** Applies a coupon by its key to the units of a place, or returns the first violation (EN-06). */
export const applyCoupon = (cart: Cart, key: string, cartUnitIds: readonly CartUnitId[], now: number): Changed => {
  checkText(key, 'key');
  const units = unitsInCart(cart, cartUnitIds);
  if (E.isLeft(units)) return units;
  const { offered } = cart.coupons;
  const coupon = offered.find((one) => couponKeyOf(one) === key);
  if (coupon === undefined) return E.left(finding('COUPON-NOT-HELD', {}, cartUnitIds));
  const isThere = ({ couponIssueNo, cartUnitIds: on }: AppliedCoupon): boolean =>
    couponIssueNo === key && on.some((id) => cartUnitIds.includes(id));
  if (cart.coupons.applied.some(isThere)) return E.left(finding('COUPON-DUPLICATED', {}, cartUnitIds));
  const wanted = { coupon, cartUnitIds: units.right.map(({ cartUnitId }) => cartUnitId) };
  const beside = asRequested(cart.coupons.applied, offered);
  // its units count as selected, because minimum and fee cover all bought units (CP-03, CP-05)
  const input = pricingInput({
    ...cartAt(cart, now),
    selected: [...new Set([...cart.selected, ...wanted.cartUnitIds])],
  });
  return E.chain((added: readonly AppliedCoupon[]) => changed(withCoupons(cart, [...cart.coupons.applied, ...added])))(
    judgeRequestedCoupons(input, [wanted], couponSituationOf(cart, now), beside),
  );
};
