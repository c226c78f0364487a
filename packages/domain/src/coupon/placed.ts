import { option as O } from 'fp-ts';
import { totalOf } from '../price/ledger.ts';
import { priceCart, type PricedCart, type PricingInput } from '../price/price-cart.ts';
import { noWon, sum, won, type Won } from '../price/won.ts';
import type { AppliedCoupon } from './coupon.ts';
import { asApplied, couponKeyOf, type Coupon } from './held-coupon.ts';
import { laneOf, type CouponLane } from './lane.ts';
import type { Place } from './place.ts';
import { shippingCouponWorth } from './shipping-worth.ts';

/** A coupon on its place. */
export interface Placed {
  readonly coupon: Coupon;
  readonly place: Place;
}

const isIn = ({ coupon }: Placed, lane: CouponLane): boolean => O.toNullable(laneOf(coupon)) === lane;

/** The placed coupons as they are in use on units; shipping coupons are on no unit's price (CP-17). */
export const appliedOf = (placed: readonly Placed[]): readonly AppliedCoupon[] =>
  placed.filter((one) => !isIn(one, 'Shipping')).map(({ coupon, place }) => asApplied(coupon, place.cartUnitIds));

/** What each placed coupon on a parcel takes off its fee, in won, by the coupon's key (CP-05). */
export const shippingSavings = (priced: PricedCart, placed: readonly Placed[]): ReadonlyMap<string, Won> =>
  new Map(
    placed.flatMap(({ coupon, place }) => {
      if (place.type !== 'Bundle') return [];
      const fee = priced.bundleFees.get(place.bundleKey);
      const worth = fee ? shippingCouponWorth(asApplied(coupon, place.cartUnitIds), fee) : noWon;
      return [[couponKeyOf(coupon), worth] as const];
    }),
  );

/** What the selected units cost with these coupons and no others, shipping and shipping coupons counted, in won. */
export const payableWith = (input: PricingInput, placed: readonly Placed[]): Won => {
  const priced = priceCart({ ...input, appliedCoupons: appliedOf(placed) });
  return won(totalOf(priced.entries) - sum(shippingSavings(priced, placed).values()));
};
