import type { PricingInput } from '../price/pricing-input.ts';
import { either as E, option as O } from 'fp-ts';
import { unitsById } from '../entities/cart/cart-unit.ts';
import type { CouponIssueNo } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { won, type Won } from '../money/won.ts';
import { couponFactsOf, unitsOfPlace } from '../rules/coupon/facts-of.ts';
import type { CouponFacts } from '../rules/coupon/facts.ts';
import { couponRules } from '../rules/coupon/index.ts';
import { isTargeted } from '../entities/coupon/target.ts';
import { judge } from '../rule/judge.ts';
import type { Finding } from '../rule/rule.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import { asApplied, couponKeyOf, type Coupon } from '../entities/coupon/held-coupon.ts';
import { placeOfRequested } from '../rules/coupon/in-use.ts';
import { laneOf, type CouponLane } from '../entities/coupon/lane.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import type { AgainstCoupon } from '../coupons/against-coupon.ts';
import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import { shippingCouponWorth } from '../price/coupon/shipping-worth.ts';
import type { CouponSituation } from '../selectors/situation.ts';
import { stackable, type StackingFacts } from '../coupons/stacking.ts';
import { couponOfKey } from '../entities/coupon/wallet.ts';
import { couponWorth } from '../price/coupon/worth.ts';
import type { OpenCouponBox } from '../state/coupon-box.ts';
import { heldIn, isOnAny } from './choices.ts';

/** What has become of a coupon, as the box sees it (CP-10, CP-14). */
export type CouponStatus =
  'NotApplied' | 'Selected' | 'InUse' | 'InUseElsewhere' | 'Unusable' | 'Downloadable' | 'Downloading';

/** One coupon of a section of the box. */
export interface CouponOption {
  /** What a choice names it by. */
  readonly key: CouponIssueNo;
  /** The coupon. */
  readonly coupon: Coupon;
  /** What has become of it. */
  readonly status: CouponStatus;
  /** It is what is chosen for this place. */
  readonly isChosen: boolean;
  /** Why it cannot be used here. */
  readonly against: O.Option<Finding>;
  /** What is left of the price, or of the fee, with it; in won. */
  readonly priceAfter: Won;
  /** It was downloaded just now. */
  readonly isFresh: boolean;
}

/** What the coupons of one lane are judged by. */
export interface LaneFacts {
  /** The cart. */
  readonly state: Cart;
  /** The box as it is open. */
  readonly box: OpenCouponBox;
  /** What prices the cart with these coupons in use: promotions may give way to them. */
  readonly inputWith: (coupons: readonly AppliedCoupon[]) => PricingInput;
  /** Who buys, where and when. */
  readonly situation: CouponSituation;
  /** The coupons after Apply. */
  readonly couponsAfterApply: readonly AppliedCoupon[];
  /** The section of the box. */
  readonly lane: CouponLane;
  /** Where a coupon of it goes. */
  readonly place: CouponPlace;
  /** The fees after Apply: no coupon on a fee changes the fee itself. */
  readonly stacking: StackingFacts;
  /** What the shop has against a coupon beside the marketplace’s rules (EN-09). */
  readonly againstCoupon: AgainstCoupon;
}

const placedOf = ({ state }: LaneFacts, applied: readonly AppliedCoupon[]): readonly CouponAssignment[] =>
  applied.flatMap(({ couponIssueNo, cartUnitIds }) => {
    const coupon = O.toUndefined(couponOfKey(state.coupons.offered, couponIssueNo));
    if (!coupon) return [];
    const place = placeOfRequested(state.units, { coupon, cartUnitIds });
    return O.isSome(place) ? [{ coupon, place: place.value }] : [];
  });

const worthHere = ({ coupon, place, price, bundleFee }: CouponFacts): Won => {
  const applied = asApplied(coupon, place.cartUnitIds);
  if (place.type !== 'Bundle') return won(price - couponWorth(applied, price));
  return won(bundleFee - shippingCouponWorth(applied, { fee: bundleFee, subtotal: price }));
};

const against = (facts: LaneFacts, one: CouponFacts, others: readonly AppliedCoupon[]): O.Option<Finding> => {
  const verdict = judge(couponRules)(one);
  if (E.isLeft(verdict)) return O.some(verdict.left);
  const placed = placedOf(facts, others);
  const conflict = stackable(placed, one.coupon, one.place, facts.stacking);
  return O.isSome(conflict) ? conflict : facts.againstCoupon({ coupon: one.coupon, place: one.place }, placed);
};

const statusOf = (
  { state, box, place }: LaneFacts,
  coupon: Coupon,
  { isChosen, isRefused }: { readonly isChosen: boolean; readonly isRefused: boolean },
): CouponStatus => {
  const inUse = state.appliedCoupons.find(({ couponIssueNo }) => couponIssueNo === couponKeyOf(coupon));
  const isHere = inUse !== undefined && isOnAny(inUse, place.cartUnitIds);
  if (isChosen) return isHere ? 'InUse' : 'Selected';
  if (box.downloading.includes(coupon.policyNo) && O.isNone(coupon.issueNo)) return 'Downloading';
  if (isRefused) return 'Unusable';
  if (O.isNone(coupon.issueNo)) return 'Downloadable';
  return inUse !== undefined && !isHere ? 'InUseElsewhere' : 'NotApplied';
};

const optionOf = (facts: LaneFacts, coupon: Coupon): CouponOption => {
  const { inputWith, lane, place, situation, couponsAfterApply, box } = facts;
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
    status: statusOf(facts, coupon, { isChosen, isRefused: O.isSome(refusal) }),
    isChosen,
    against: refusal,
    priceAfter: worthHere(one),
    isFresh: box.fresh.includes(key),
  };
};

/**
 * The coupons of a lane that are meant for its place, each with what has become of it (CP-11, CP-12).
 * @example
 * const box = openBox({ cartUnitId: cartUnitId(1), now });
 * const more = { situation: couponSituationOf(cart, now), couponsAfterApply: [], stacking: pricedOf(cart) };
 * const inputWith = () => pricingInput(cart);
 * const facts = { ...more, inputWith, place: aPlace('Unit', cart.units), againstCoupon: () => O.none };
 * optionsOf({ ...facts, state: cart, box, lane: 'Buyer' }).map(({ status }) => status); // [ 'Downloadable', 'Unusable' ]
 */
export const optionsOf = (facts: LaneFacts): readonly CouponOption[] => {
  const { state, lane, place } = facts;
  const units = unitsOfPlace(place, unitsById(state.units));
  return state.coupons.offered
    .filter((coupon) => O.toNullable(laneOf(coupon)) === lane && units.some((unit) => isTargeted(coupon.target, unit)))
    .map((coupon) => optionOf(facts, coupon));
};
