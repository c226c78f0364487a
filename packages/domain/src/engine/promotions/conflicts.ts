import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { laneOf, type CouponLane } from '../../entities/coupon/coupon-place.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { removeThese, unitsOn } from '../../rules/checkout/amount.ts';
import { exclusionReason, type OwnExclusion } from './exclusion.ts';
import type { ShopFinding } from '../finding.ts';
import { isOnShipping } from './evaluate.ts';
import type { EvaluatedPromotion, Offer } from './offer.ts';

const remove = (promotion: string) => ({ type: 'RemovePromotion', promotion }) as const;

const meet = (a: readonly CartUnitId[], b: readonly CartUnitId[]): boolean => a.some((id) => b.includes(id));

/** True if two promotions have a unit in common. */
const overlap = (a: EvaluatedPromotion, b: EvaluatedPromotion): boolean => meet(a.units, b.units);

const stacksWith = (a: Offer, b: Offer): boolean => a.goesWith(b.code) || a.goesWith(b.id);

export const canStack = (a: Offer, b: Offer): boolean =>
  isOnShipping(a) !== isOnShipping(b) || (stacksWith(a, b) && stacksWith(b, a));

/** True if a promotion allows coupons of a lane on units: it saves 0 there, or stacks with the lane. */
export const allowsLane = (
  { offer, units: own, amounts }: EvaluatedPromotion,
  lane: CouponLane | undefined,
  units: readonly CartUnitId[],
): boolean => {
  if (lane === undefined || offer.goesWith(lane)) return true;
  if (!isOnShipping(offer)) return !units.some((id) => amounts.has(id));
  return lane !== 'Shipping' || amounts.size === 0 || !meet(own, units);
};

export const allows = (promotion: EvaluatedPromotion, { coupon, place }: CouponAssignment): boolean =>
  allowsLane(promotion, laneOf(coupon), place.cartUnitIds);

/** Returns the conflict of a promotion with others, with fixes that remove a single other one or this one. */
const againstOthers = (
  promotion: EvaluatedPromotion,
  others: readonly EvaluatedPromotion[],
): ShopFinding | undefined => {
  const { offer, units } = promotion;
  const rivals = others.filter((one) => overlap(promotion, one) && !canStack(offer, one.offer));
  const [rival] = rivals;
  if (!rival) return undefined;
  const params = { name: offer.name, other: rival.offer.name };
  const fixes = [remove(offer.id), ...(rivals.length === 1 ? [remove(rival.offer.id)] : [])];
  return { code: 'PROMOTION-NOT-WITH-PROMOTION', params, units, fixes };
};

/** Returns the conflict of a promotion with coupons, with fixes that remove these coupons or the promotion. */
const againstCoupons = (
  promotion: EvaluatedPromotion,
  coupons: readonly CouponAssignment[],
): ShopFinding | undefined => {
  const { id, name } = promotion.offer;
  const barred = coupons.filter((coupon) => !allows(promotion, coupon));
  if (barred.length === 0) return undefined;
  const fixes = [removeThese(barred), remove(id)];
  return { code: 'PROMOTION-NOT-WITH-COUPON', params: { name }, units: unitsOn(barred), fixes };
};

/** Returns the violation of an applied promotion by buyer, condition, other promotion or coupon (EN-09). */
export const againstPromotion = (
  promotion: EvaluatedPromotion,
  others: readonly EvaluatedPromotion[],
  coupons: readonly CouponAssignment[],
): ShopFinding | undefined => {
  const { offer, units, amounts, lacking, unavailable } = promotion;
  const { id, name, code } = offer;
  if (unavailable) return { ...unavailable, units, fixes: [remove(id)] };
  if (lacking) {
    const fixes = [...(lacking.fixes ?? []), remove(id)];
    return { code: lacking.code ?? code, params: { name, ...lacking.params }, units, fixes };
  }
  const beside = againstOthers(
    promotion,
    others.filter((one) => one !== promotion),
  );
  if (beside) return beside;
  const couponed = againstCoupons(promotion, coupons);
  if (couponed) return couponed;
  if (amounts.size === 0) return { code: 'PROMOTION-TAKES-NOTHING', params: { name }, units, fixes: [remove(id)] };
  return undefined;
};

/** Returns the objection of a shop to a coupon: an applied promotion or an exclusion. */
export const againstCoupon = (
  here: CouponAssignment,
  others: readonly CouponAssignment[],
  promotions: readonly EvaluatedPromotion[],
  exclusions: readonly OwnExclusion[],
): ShopFinding | undefined => {
  const units = here.place.cartUnitIds;
  const barring = promotions.filter((promotion) => !promotion.offer.functions.allows(promotion, here));
  const [first] = barring;
  if (first) {
    const { id, name } = first.offer;
    const fixes = barring.length === 1 ? [remove(id)] : [];
    return { code: 'PROMOTION-NOT-WITH-COUPON', params: { name }, units, fixes };
  }
  for (const exclusion of exclusions) {
    const rivals = others.filter((one) => exclusionReason(exclusion, one, here));
    const reason = rivals[0] && exclusionReason(exclusion, rivals[0], here);
    if (reason) return { ...reason, units, fixes: [removeThese(rivals), removeThese([here])] };
  }
  return undefined;
};
