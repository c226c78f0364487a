import type { PricedCart } from '../price/priced/priced-cart.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { totalOf } from '../price/ledger/ledger.ts';
import { minus, type Won } from '../money/won.ts';
import { couponLanes, type CouponLane } from '../entities/coupon/lane.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import type { OpenCouponBox } from '../state/coupon-box.ts';
import { placesOfBox } from './choices.ts';

/** Where the coupons of a section go. */
export interface CouponSlot {
  /** The section of the box. */
  readonly lane: CouponLane;
  /** A unit of the place, by which a choice names it. */
  readonly cartUnitId: CartUnitId;
  /** The unit, group of units or parcel. */
  readonly place: CouponPlace;
}

const slotOf = (state: Cart, cartUnitId: CartUnitId, lane: CouponLane): readonly CouponSlot[] => {
  const place = placesOfBox(state, cartUnitId).get(lane);
  return place ? [{ lane, cartUnitId, place }] : [];
};

/** A unit's box has its lanes (CP-11); a group's the buyer's coupons of each unit, then those on all of them (CP-12). */
export const slotsOf = (state: Cart, { cartUnitId, scope }: OpenCouponBox): readonly CouponSlot[] => {
  if (scope === 'Unit') return couponLanes.flatMap((lane) => slotOf(state, cartUnitId, lane));
  const shared = (['SellerDup', 'Super'] as const).flatMap((lane) => slotOf(state, cartUnitId, lane));
  const ids = shared[0]?.place.cartUnitIds ?? [cartUnitId];
  return [...ids.flatMap((id) => slotOf(state, id, 'Buyer')), ...shared];
};

/** A discount that stands whatever is chosen: a group's box shows it as a coupon that cannot be taken off (CP-12, PCS). */
export interface FixedDiscount {
  /** Who gives it. */
  readonly type: 'Seller' | 'Bundle';
  /** In won, above 0. */
  readonly amount: Won;
}

const fixedRules = [
  ['Seller', 'SellerDiscount'],
  ['Bundle', 'BundleDiscount'],
] as const;

/** The seller's discounts and those of bundles on some units. */
export const fixedDiscountsOf = (
  { unitEntries }: Pick<PricedCart, 'unitEntries'>,
  ids: readonly CartUnitId[],
): readonly FixedDiscount[] => {
  const entries = ids.flatMap((id) => unitEntries.get(id) ?? []);
  return fixedRules.flatMap(([type, rule]) => {
    const amount = minus(totalOf(entries.filter((entry) => entry.rule === rule)));
    return amount > 0 ? [{ type, amount }] : [];
  });
};
