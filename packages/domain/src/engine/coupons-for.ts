import type { Option } from 'fp-ts/Option';
import type { CartUnitId } from '../money/ids.ts';
import { checkId } from './arguments.ts';
import { asked } from './at.ts';
import type { Cart } from '../cart/cart.ts';
import { couponBoxOf, type CouponBox } from '../coupon-box/box.ts';
import { openBox } from '../coupon-box/open-box.ts';

/**
 * Returns the coupons for a unit, its item group and its parcel, with remaining price or reason. Empty without such a
 * unit (CP-11).
 * @param now moment of evaluation, ms since 1970 UTC
 * @throws TypeError if an argument is invalid, RangeError if an amount is not a whole number
 * @example
 * const box = O.toNullable(couponsFor(cart, cartUnitId(1), now));
 * box?.sections[0]?.options.map(({ coupon, priceAfter }) => [coupon.policyNo, priceAfter]); // [ [ 'tenth', 23220 ], [ 'large', 25800 ] ]
 */
export const couponsFor = (state: Cart, cartUnitId: CartUnitId, now: number): Option<CouponBox> => {
  checkId(cartUnitId, 'cartUnitId');
  return couponBoxOf(asked(state, now), openBox({ cartUnitId, now }));
};
