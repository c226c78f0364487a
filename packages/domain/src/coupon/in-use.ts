import { either as E, option as O } from 'fp-ts';
import type { CartUnit } from '../cart/cart-unit.ts';
import type { CartUnitId } from '../cart/ids.ts';
import { priceCart, type PricingInput } from '../price/price-cart.ts';
import { couponFactsOf } from '../rules/coupon/facts-of.ts';
import { couponRules } from '../rules/coupon/index.ts';
import { finding, productOf } from '../rules/finding.ts';
import { judge } from '../rules/judge.ts';
import type { Finding } from '../rules/rule.ts';
import type { AppliedCoupon } from './coupon.ts';
import { couponKeyOf, type Coupon } from './held-coupon.ts';
import { laneOf, placeTypeOfLane } from './lane.ts';
import { placesOf, type Place } from './place.ts';
import { appliedOf, type Placed } from './placed.ts';
import { unusableReason, type CouponSituation } from './situation.ts';
import { stackingFindings } from './stacking.ts';

/** A coupon that somebody wants on units: one unit, units of one item in one parcel, or units of one parcel (CP-17). */
export interface CouponWish {
  readonly coupon: Coupon;
  readonly cartUnitIds: readonly CartUnitId[];
}

const sameIds = (a: readonly CartUnitId[], b: readonly CartUnitId[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** The place that exactly these units are for a coupon of its lane; none where they are no such place (CP-12). */
export const placeOfWish = (
  units: readonly CartUnit[],
  { coupon, cartUnitIds }: CouponWish,
  situation: CouponSituation,
): O.Option<Place> => {
  const lane = laneOf(coupon);
  if (O.isNone(lane)) return O.none;
  const takes = (unit: CartUnit): boolean => O.isNone(unusableReason(unit, situation));
  const places = placesOf(units, new Set(cartUnitIds), takes);
  const type = placeTypeOfLane[lane.value];
  return O.fromNullable(places.find((place) => place.type === type && sameIds(place.cartUnitIds, cartUnitIds)));
};

/** What came of placing wishes: each on its place, or the first that has none. */
export const placedWishes = (
  units: readonly CartUnit[],
  wishes: readonly CouponWish[],
  situation: CouponSituation,
): E.Either<Finding, readonly Placed[]> => {
  const placed: Placed[] = [];
  for (const wish of wishes) {
    const place = placeOfWish(units, wish, situation);
    if (O.isNone(place)) return E.left(finding('CART-BR5-08', {}, wish.cartUnitIds));
    placed.push({ coupon: wish.coupon, place: place.value });
  }
  return E.right(placed);
};

/** The first reason against any of these coupons on its place, beside the others (CP-01..CP-05, CP-20). */
const ineligible = (input: PricingInput, placed: readonly Placed[], situation: CouponSituation): O.Option<Finding> => {
  for (const { coupon, place } of placed) {
    const others = placed.filter((one) => couponKeyOf(one.coupon) !== couponKeyOf(coupon));
    const facts = couponFactsOf({ ...input, appliedCoupons: appliedOf(others) }, coupon, place, situation);
    const verdict = judge(couponRules)(facts);
    if (E.isLeft(verdict)) return O.some(verdict.left);
  }
  return O.none;
};

/**
 * Judges coupons that are to be in use together: each may go on its place, and all go with each other. The page asks it
 * before it sends, the server again before it writes and before an order (CP-01..CP-09, CP-20, CK-19).
 * @param input the cart with the units that count as bought; the coupons in it do not matter
 */
export const judgeWishes = (
  input: PricingInput,
  wishes: readonly CouponWish[],
  situation: CouponSituation,
): E.Either<Finding, readonly AppliedCoupon[]> => {
  const placed = placedWishes(input.units, wishes, situation);
  if (E.isLeft(placed)) return placed;
  const against = ineligible(input, placed.right, situation);
  if (O.isSome(against)) return E.left(against.value);
  const { bundleFees } = priceCart({ ...input, appliedCoupons: appliedOf(placed.right) });
  const byId = new Map(input.units.map((unit) => [unit.cartUnitId, unit]));
  const product = (place: Place): string => {
    const unit = byId.get(place.cartUnitIds[0] ?? place.cartUnitIds[0]!);
    return unit ? productOf(unit) : '';
  };
  const [first] = stackingFindings(placed.right, { bundleFees }, product);
  return first ? E.left(first) : E.right(appliedOf(placed.right));
};
