import { unitOfId, type CartUnit } from '../entities/cart/cart-unit.ts';
import type { Coupon } from '../entities/coupon/held-coupon.ts';
import type { CartUnitId } from '../money/ids.ts';
import { sum, won, type Won } from '../money/won.ts';
import type { LedgerEntry } from '../price/ledger/ledger.ts';

/** The saving of a coupon on a unit. A shipping coupon counts on the first unit of its parcel. */
export interface CouponShare {
  readonly cartUnitId: CartUnitId;
  /** Saving in won, above 0. */
  readonly amount: Won;
}

/**
 * Returns the saving of a coupon per unit, from the ledger of a cart that uses it. Two coupons of one lane never
 * share a unit, so lane and target identify each ledger entry.
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
