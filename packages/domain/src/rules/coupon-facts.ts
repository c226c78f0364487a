import { type CartUnit, unitsById } from '../entities/cart/cart-unit.ts';
import { type CouponPlace, laneOf, placesOverlap } from '../entities/coupon/coupon-place.ts';
import { type AppliedCoupon, type Coupon, asApplied } from '../entities/coupon/coupon.ts';
import type { CartUnitId } from '../money/ids.ts';
import { type Won, noWon, sum } from '../money/won.ts';
import { totalOf } from '../price/ledger/ledger.ts';
import { priceCart } from '../price/price-cart.ts';
import type { PricingInput } from '../price/price-steps.ts';
import type { CouponSituation } from '../selectors/situation.ts';
import type { CouponFacts } from './facts.ts';

/** The units of a place, by number. */
export const unitsOfPlace = (place: CouponPlace, byId: ReadonlyMap<CartUnitId, CartUnit>): readonly CartUnit[] =>
  place.cartUnitIds.flatMap((id) => byId.get(id) ?? []);

/** Returns a coupon of 0 won, which only removes the option discount of its unit (PR-03). */
const probe = (coupon: Coupon, { cartUnitIds }: CouponPlace): AppliedCoupon => ({
  ...asApplied(coupon, cartUnitIds),
  discountUnitType: 'Amount',
  discountValue: 0,
});

/** Returns the coupons applied before this lane, without the ones it replaces. */
const before = (coupon: Coupon, place: CouponPlace, applied: readonly AppliedCoupon[]): readonly AppliedCoupon[] => {
  const lane = laneOf(coupon);
  if (lane === 'Shipping') return applied;
  const others = applied.filter(
    (other) => !placesOverlap(other, place) || (lane === 'SellerDup' && other.couponType === 'BuyerCoupon'),
  );
  return lane === 'Buyer' ? [...others, probe(coupon, place)] : others;
};

/** Returns the facts of a coupon on a place together with the coupons in use, which `input` contains. */
export const couponFactsOf = (
  input: PricingInput,
  coupon: Coupon,
  place: CouponPlace,
  situation: CouponSituation,
): CouponFacts => {
  const units = unitsOfPlace(place, unitsById(input.units));
  // extra discounts apply after coupons, so no minimum purchase counts them (CP-03, DC-04)
  const { extraDiscounts: _, ...pricing } = input;
  const priced = priceCart({ ...pricing, appliedCoupons: before(coupon, place, input.appliedCoupons) });
  const left = (id: CartUnitId): Won => totalOf(priced.unitEntries.get(id) ?? []);
  const fee = place.type === 'Bundle' ? priced.bundleFees.get(place.bundleKey) : undefined;
  return {
    coupon,
    place,
    units,
    price: place.type === 'Bundle' ? (fee?.subtotal ?? noWon) : sum(place.cartUnitIds.map(left)),
    bundleFee: fee?.fee ?? noWon,
    situation,
  };
};
