import { unitOfId, type CartUnit } from '../entities/cart/cart-unit.ts';
import type { Coupon } from '../entities/coupon/held-coupon.ts';
import type { CartUnitId } from '../money/ids.ts';
import { sum, won, type Won } from '../money/won.ts';
import type { LedgerEntry } from '../price/ledger/ledger.ts';

/** What a coupon takes off a unit, in won; off a parcel's fee it stands at the first of its units. */
export interface CouponShare {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** What comes off it, in won, above 0. */
  readonly amount: Won;
}

/**
 * What a coupon takes off each of its units, from the ledger of a cart in which it is in use. Coupons of one lane do not
 * meet on a unit (CP-05), so lane and place tell whose an entry is; the shares of all coupons add up to what coupons take off.
 * @example
 * const used = { ...cart, appliedCoupons: [aCoupon()] };
 * couponShares(pricedOf(used).entries, cart.units, aHeldCoupon(), [cartUnitId(1)]); // [ { cartUnitId: 1, amount: 2580 } ]
 */
export const couponShares = (
  entries: readonly LedgerEntry[],
  units: readonly CartUnit[],
  { flags, couponType }: Pick<Coupon, 'flags' | 'couponType'>,
  cartUnitIds: readonly CartUnitId[],
): readonly CouponShare[] => {
  const rule = flags.isFreeShipping ? 'ShippingCoupon' : couponType;
  const parcels = new Set(cartUnitIds.map((id) => unitOfId(units, id)?.bundleKey));
  const shareOf = (cartUnitId: CartUnitId, isFirst: boolean): CouponShare => {
    const isOf = ({ rule: one, place }: LedgerEntry): boolean => {
      if (one !== rule) return false;
      return place.type === 'Bundle' ? isFirst && parcels.has(place.bundleKey) : place.cartUnitId === cartUnitId;
    };
    return { cartUnitId, amount: won(-sum(entries.filter(isOf).map(({ amount }) => amount))) };
  };
  return cartUnitIds.map((id, i) => shareOf(id, i === 0)).filter(({ amount }) => amount !== 0);
};
