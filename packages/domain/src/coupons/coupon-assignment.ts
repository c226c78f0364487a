import type { PricingInput } from '../price/price-steps.ts';
import type { PricedCart } from '../price/priced-cart.ts';
import { priceCart } from '../price/price-cart.ts';
import type { Rounding } from '../money/currency.ts';
import { noWon, type Won, sum, won } from '../money/won.ts';
import { type AppliedCoupon, asApplied, couponKeyOf, type Coupon } from '../entities/coupon/coupon.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import { shippingCouponWorth } from '../price/coupon/coupon-lanes.ts';
import type { Finding } from '../rule/rule.ts';
import { unitOfId, type CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { LedgerEntry } from '../price/ledger/ledger.ts';

/** A coupon and its target. */
export interface CouponAssignment {
  readonly coupon: Coupon;
  readonly place: CouponPlace;
}

/** Converts placed coupons to applied coupons. A shipping coupon is listed on the units of its parcel. */
export const appliedOf = (placed: readonly CouponAssignment[]): readonly AppliedCoupon[] =>
  placed.map(({ coupon, place }) => asApplied(coupon, place.cartUnitIds));

/** Returns the saving of each shipping coupon, in minor units, by coupon key. */
export const shippingSavings = (
  priced: PricedCart,
  placed: readonly CouponAssignment[],
  rounding?: Rounding,
): ReadonlyMap<string, Won> =>
  new Map(
    placed.flatMap(({ coupon, place }) => {
      if (place.type !== 'Bundle') return [];
      const fee = priced.bundleFees.get(place.bundleKey);
      const worth = fee ? shippingCouponWorth(asApplied(coupon, place.cartUnitIds), fee, rounding) : noWon;
      return [[couponKeyOf(coupon), worth] as const];
    }),
  );

export interface AssignmentPrice {
  readonly priced: PricedCart;
  readonly payable: Won;
}

/** Prices the selected units with these coupons and no others (CP-19). */
export const priceWith = (input: PricingInput, placed: readonly CouponAssignment[]): AssignmentPrice => {
  const priced = priceCart({ ...input, appliedCoupons: appliedOf(placed) });
  return { priced, payable: priced.payable };
};

/** The shop’s own rule: why a coupon cannot join the others, or undefined. It runs after the marketplace rules. */
export type AgainstCoupon = (here: CouponAssignment, others: readonly CouponAssignment[]) => Finding | undefined;

/** The marketplace has nothing against a coupon but its rules. */
export const nothingAgainst: AgainstCoupon = () => undefined;

/** The saving of a coupon on a unit. A shipping coupon counts on the first unit of its parcel. */
export interface CouponShare {
  readonly cartUnitId: CartUnitId;
  /** Saving in minor units, above 0. */
  readonly amount: Won;
}

/** Returns the saving of a coupon per unit, from the ledger of a cart that uses it. */
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
