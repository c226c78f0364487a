import type { PricedCart } from '../price/priced-cart.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { totalOf } from '../price/ledger/ledger.ts';
import { minus, type Won } from '../money/won.ts';
import { couponLanes, type CouponLane, type CouponPlace } from '../entities/coupon/coupon-place.ts';
import type { OpenCouponBox } from './open-box.ts';
import { placesOfBox } from './choices.ts';

export interface CouponSlot {
  readonly lane: CouponLane;
  /** First unit of the target; identifies the section in a choice. */
  readonly cartUnitId: CartUnitId;
  readonly place: CouponPlace;
}

const slotOf = (state: Cart, cartUnitId: CartUnitId, lane: CouponLane): readonly CouponSlot[] => {
  const place = placesOfBox(state, cartUnitId).get(lane);
  return place ? [{ lane, cartUnitId, place }] : [];
};

/** Returns the lanes of a unit box. A group box has the buyer coupons of each unit and of all units. */
export const slotsOf = (state: Cart, { cartUnitId, scope }: OpenCouponBox): readonly CouponSlot[] => {
  if (scope === 'Unit') return couponLanes.flatMap((lane) => slotOf(state, cartUnitId, lane));
  const shared = (['SellerDup', 'Super'] as const).flatMap((lane) => slotOf(state, cartUnitId, lane));
  const ids = shared[0]?.place.cartUnitIds ?? [cartUnitId];
  return [...ids.flatMap((id) => slotOf(state, id, 'Buyer')), ...shared];
};

/** The box of a group shows it as a coupon that cannot be removed. */
export interface FixedDiscount {
  readonly type: 'Seller' | 'Bundle';
  readonly amount: Won;
}

const fixedRules = [
  ['Seller', 'SellerDiscount'],
  ['Bundle', 'BundleDiscount'],
] as const;

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
