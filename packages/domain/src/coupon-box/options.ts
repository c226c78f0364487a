import type { PricingInput } from '../price/price-steps.ts';
import * as E from '../money/either.ts';
import { unitsById } from '../entities/cart/cart-unit.ts';
import type { CouponIssueNo } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { won, type Won } from '../money/won.ts';
import { couponFactsOf, unitsOfPlace } from '../rules/coupon-facts.ts';
import { asRequested, placedAmong } from '../rules/coupon-in-use.ts';
import { couponRules } from '../rules/coupon.ts';
import type { CouponFacts } from '../rules/facts.ts';
import { isTargeted, asApplied, couponKeyOf, type Coupon, type AppliedCoupon } from '../entities/coupon/coupon.ts';
import { judge, type Finding } from '../rule/rule.ts';
import { laneOf, type CouponLane, type CouponPlace } from '../entities/coupon/coupon-place.ts';
import type { AgainstCoupon } from '../coupons/coupon-assignment.ts';
import { shippingCouponWorth, couponWorth } from '../price/coupon/coupon-lanes.ts';
import type { CouponSituation } from '../selectors/situation.ts';
import { stackable, type StackingFacts } from '../coupons/stacking.ts';
import { heldIn, isOnAny } from './choices.ts';

/** State of a coupon for a place. */
export type CouponStatus = 'NotApplied' | 'Selected' | 'InUse' | 'InUseElsewhere' | 'Unusable' | 'Downloadable';

/** A coupon of a lane at a place. */
export interface LaneOption {
  readonly key: CouponIssueNo;
  readonly coupon: Coupon;
  readonly status: CouponStatus;
  readonly isChosen: boolean;
  readonly against: Finding | undefined;
  /** Price or fee that remains with this coupon, in minor units. */
  readonly priceAfter: Won;
}

export interface LaneFacts {
  readonly state: Cart;
  readonly inputWith: (coupons: readonly AppliedCoupon[]) => PricingInput;
  readonly situation: CouponSituation;
  readonly couponsAfterApply: readonly AppliedCoupon[];
  readonly lane: CouponLane;
  readonly place: CouponPlace;
  /** Fees after Apply. A coupon never changes the fee itself. */
  readonly stacking: StackingFacts;
  readonly againstCoupon: AgainstCoupon;
}

const worthHere = ({ coupon, place, price, bundleFee }: CouponFacts, { rounding }: PricingInput): Won => {
  const applied = asApplied(coupon, place.cartUnitIds);
  if (place.type !== 'Bundle') return won(price - couponWorth(applied, price, rounding));
  return won(bundleFee - shippingCouponWorth(applied, { fee: bundleFee, subtotal: price }, rounding));
};

const against = (facts: LaneFacts, one: CouponFacts, others: readonly AppliedCoupon[]): Finding | undefined => {
  const verdict = judge(couponRules)(one);
  if (E.isLeft(verdict)) return verdict.left;
  const { units, coupons } = facts.state;
  const placed = placedAmong(units, asRequested(others, coupons.offered));
  const conflict = stackable(placed, one.coupon, one.place, facts.stacking);
  return conflict ?? facts.againstCoupon({ coupon: one.coupon, place: one.place }, placed);
};

const statusOf = (
  { state, place }: LaneFacts,
  coupon: Coupon,
  { isChosen, isRefused }: { readonly isChosen: boolean; readonly isRefused: boolean },
): CouponStatus => {
  const inUse = state.coupons.applied.find(({ couponIssueNo }) => couponIssueNo === couponKeyOf(coupon));
  const isHere = inUse !== undefined && isOnAny(inUse, place.cartUnitIds);
  if (isChosen) return isHere ? 'InUse' : 'Selected';
  if (isRefused) return 'Unusable';
  if (coupon.issueNo === undefined) return 'Downloadable';
  return inUse !== undefined && !isHere ? 'InUseElsewhere' : 'NotApplied';
};

const optionOf = (facts: LaneFacts, coupon: Coupon): LaneOption => {
  const { inputWith, lane, place, situation, couponsAfterApply } = facts;
  const key = couponKeyOf(coupon);
  const here = heldIn(couponsAfterApply, lane, place);
  const others = couponsAfterApply.filter((one) => one.couponIssueNo !== key && !here.includes(one));
  const input = inputWith([...others, asApplied(coupon, place.cartUnitIds)]);
  const one = couponFactsOf({ ...input, appliedCoupons: others }, coupon, place, situation);
  const refusal = against(facts, one, others);
  const isChosen = here.some(({ couponIssueNo }) => couponIssueNo === key);
  return {
    key,
    coupon,
    status: statusOf(facts, coupon, { isChosen, isRefused: refusal !== undefined }),
    isChosen,
    against: refusal,
    priceAfter: worthHere(one, input),
  };
};

/** Returns the coupons of a lane for its place, each with its state (CP-11, CP-12). */
export const optionsOf = (facts: LaneFacts): readonly LaneOption[] => {
  const { state, lane, place } = facts;
  const units = unitsOfPlace(place, unitsById(state.units));
  return state.coupons.offered
    .filter((coupon) => laneOf(coupon) === lane && units.some((unit) => isTargeted(coupon.target, unit)))
    .map((coupon) => optionOf(facts, coupon));
};
