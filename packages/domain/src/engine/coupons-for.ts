import type { Option } from 'fp-ts/Option';
import type { CartUnitId } from '../money/ids.ts';
import { checkId } from './arguments.ts';
import { asked } from './at.ts';
import type { Cart } from '../cart/cart.ts';
import { couponBoxOf, type CouponBox } from '../coupon-box/box.ts';
import { openBox } from '../state/coupon-box.ts';

/**
 * The coupons that may go on a unit, its item group and its parcel, each with what would be left to pay or why it cannot
 * be used; none where the cart has no such unit (EN-02, CP-11, CP-12).
 * @param now the moment at which they are judged, ms since 1970 UTC
 * @throws TypeError where the cart, the unit’s number or the moment is none, RangeError where something in the cart costs no whole number
 * @example
 * const box = O.toNullable(couponsFor(cart, cartUnitId(1), now));
 * box?.sections[0]?.options.map(({ coupon, priceAfter }) => [coupon.policyNo, priceAfter]); // [ [ 'tenth', 23220 ], [ 'large', 25800 ] ]
 */
export const couponsFor = (state: Cart, cartUnitId: CartUnitId, now: number): Option<CouponBox> => {
  checkId(cartUnitId, 'cartUnitId');
  return couponBoxOf(asked(state, now), openBox({ cartUnitId, now }));
};
