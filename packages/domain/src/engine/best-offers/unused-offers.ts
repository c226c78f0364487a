import { type UnusedCoupon, unusedBeside } from '../../best-combination/explain.ts';
import { candidatesOf } from '../../best-combination/candidates.ts';
import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { isSamePlace, laneOf } from '../../entities/coupon/coupon-place.ts';
import { couponKeyOf, type Coupon } from '../../entities/coupon/coupon.ts';
import { once } from '../../money/reuse.ts';
import { againstCoupon, againstPromotion } from '../promotions/conflicts.ts';
import { couponQuestion, possibleAssignments, isCompatible } from './coupons-for-set.ts';
import type { ShopFinding } from '../finding.ts';
import type { OffersQuestion, UnusedPromotion } from './offers-question.ts';
import type { OffersSearch } from './offers-search.ts';
import type { Offer } from '../promotions/offer.ts';
import { asFinding } from '../rule.ts';
import type { PromotionSet } from '../promotions/component-sets.ts';
import {
  basisAfter,
  basisOf,
  basisOfShipping,
  evaluatePromotion,
  evaluatePromotions,
  inOrderOfUse,
  isOnShipping,
} from '../promotions/evaluate.ts';
import type { EvaluatedPromotion } from '../promotions/offer.ts';

/** Reasons that only name a better choice; a rule or an exclusion of the shop may be the real one. */
const vague: ReadonlySet<string> = new Set(['COUPON-BETTER-OTHERWISE', 'COUPON-WORTH-NOTHING']);

const isInstead = (a: CouponAssignment, b: CouponAssignment): boolean =>
  isSamePlace(a.place, b.place) && laneOf(a.coupon) === laneOf(b.coupon);

/** Returns the objection of the shop to a coupon that would save more: an exclusion or a rule. */
const ofShop = (question: OffersQuestion, search: OffersSearch): ((coupon: Coupon) => ShopFinding | undefined) => {
  const { set, coupons: chosen, saving } = search.best;
  const asked = couponQuestion(question, set);
  const all = possibleAssignments(candidatesOf(asked));
  const against = (here: CouponAssignment): ShopFinding | undefined => {
    const others = chosen.filter((one) => !isInstead(one, here));
    if (!isCompatible(here, others, undefined)) return undefined;
    const excluded = againstCoupon(here, others, [], question.exclusions);
    if (!excluded && !search.isRuled) return undefined;
    if (search.savingOf(set.promotions, [...others, here]) <= saving) return undefined;
    return excluded ?? search.brokenBy(set.promotions, [...others, here])[0];
  };
  return (coupon) => {
    for (const here of all) {
      const found = couponKeyOf(here.coupon) === couponKeyOf(coupon) ? against(here) : undefined;
      if (found) return { ...found, fixes: [] };
    }
    return undefined;
  };
};

/** Returns the reason for each unused coupon, with an objection of the shop if relevant. */
export const unusedCoupons = (question: OffersQuestion, search: OffersSearch): readonly UnusedCoupon[] => {
  const { set, coupons } = search.best;
  const { isApart: _, ...asked } = couponQuestion(question, set);
  const all = unusedBeside(asked, coupons);
  if (!search.isRuled && question.exclusions.length === 0) return all;
  const shopHas = ofShop(question, search);
  return all.map((one) => {
    const found = vague.has(one.reason.code) ? shopHas(one.coupon) : undefined;
    return found ? { ...one, reason: asFinding(found) } : one;
  });
};

/** Returns a function that evaluates an offer after the chosen promotions before it. */
const evaluateBeside = ({ bare, order }: OffersQuestion, { promotions }: PromotionSet) => {
  const onPrices = basisOf(bare);
  const chosenPrices = promotions.filter((one) => !isOnShipping(one.offer));
  const onShipping = once(() => basisOfShipping(onPrices, bare, chosenPrices));
  return (offer: Offer): EvaluatedPromotion => {
    const isShipping = isOnShipping(offer);
    const before = promotions.filter(
      (one) => isOnShipping(one.offer) === isShipping && inOrderOfUse([offer, one.offer])[0] !== offer,
    );
    return evaluatePromotion(before.reduce(basisAfter, isShipping ? onShipping() : onPrices), offer, order);
  };
};

const whyNot = (
  question: OffersQuestion,
  search: OffersSearch,
  offer: Offer,
  evaluate: (offer: Offer) => EvaluatedPromotion,
): ShopFinding => {
  const { bare, order, offers } = question;
  const { set, coupons, saving } = search.best;
  const promotion = question.keepEffectiveFixes(evaluate(offer));
  const against = againstPromotion(promotion, set.promotions, coupons);
  // fixes of a missing condition refer to the original cart; other reasons depend on the choice
  if (against) return { ...against, fixes: promotion.lacking?.fixes ?? [] };
  const isIn = (one: Offer): boolean => one === offer || set.promotions.some((other) => other.offer === one);
  const all = search.isRuled ? evaluatePromotions(bare, offers.filter(isIn), order) : [];
  const isBetter = search.isRuled && search.savingOf(all, coupons) > saving;
  const broken = isBetter ? search.brokenBy(all, coupons)[0] : undefined;
  const reason = { code: 'PROMOTION-BETTER-OTHERWISE', params: { name: offer.name }, units: promotion.units };
  return { ...(broken ?? reason), fixes: [] };
};

export const unusedPromotions = (question: OffersQuestion, search: OffersSearch): readonly UnusedPromotion[] => {
  const evaluate = evaluateBeside(question, search.best.set);
  return question.offers
    .filter((offer) => !search.best.set.promotions.some((promotion) => promotion.offer === offer))
    .map((offer) => ({ promotion: offer.id, reason: whyNot(question, search, offer, evaluate) }));
};
