import { option as O } from 'fp-ts';
import type { CombinationQuestion } from '../best-combination/candidates.ts';
import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import { couponKeyOf } from '../entities/coupon/held-coupon.ts';
import type { Rule } from '../rule/rule.ts';
import type { CouponFacts } from '../rules/facts.ts';
import { allows } from './against.ts';
import type { IsApart } from './coupon-ways.ts';
import { apartBy, type OwnExclusion } from './exclusion.ts';
import type { PromotionSet } from './listed-sets.ts';
import type { OffersQuestion } from './offers-question.ts';
import { asFinding, ownKey } from './rule.ts';
import { appliedOf } from './worked.ts';

export const assignmentKey = ({ coupon, place }: CouponAssignment): string =>
  `${couponKeyOf(coupon)}@${place.type}/${place.key}`;

const ofPromotions = ({ worked }: PromotionSet): Rule<CouponFacts> => ({
  code: ownKey('PROMOTION-NOT-WITH-COUPON'),
  codes: [],
  requirement: 'EN-09',
  source: '',
  broken: ({ coupon, place }) => {
    const barring = worked.find((one) => !allows(one, coupon, place));
    if (!barring) return O.none;
    const params = { name: barring.offer.name };
    return O.some(asFinding({ code: 'PROMOTION-NOT-WITH-COUPON', params, units: place.cartUnitIds, fixes: [] }));
  },
});

const notThese = (forbidden: ReadonlySet<string>): Rule<CouponFacts> => ({
  code: ownKey('ANOTHER-PART'),
  codes: [],
  requirement: 'EN-09',
  source: '',
  broken: ({ coupon, place }) =>
    forbidden.has(assignmentKey({ coupon, place }))
      ? O.some(asFinding({ code: 'ANOTHER-PART', params: {}, units: place.cartUnitIds, fixes: [] }))
      : O.none,
});

const isApartBy = (exclusions: readonly OwnExclusion[]): IsApart | undefined =>
  exclusions.length === 0
    ? undefined
    : (one, other) => exclusions.some((exclusion) => apartBy(exclusion, one, other) !== undefined);

/** Finds the best coupons next to these promotions, without forbidden assignments. */
export const couponsBeside = (
  { bare, coupons, situation, exclusions }: OffersQuestion,
  set: PromotionSet,
  forbidden: ReadonlySet<string> = new Set(),
): CombinationQuestion => {
  const isApart = isApartBy(exclusions);
  return {
    pricing: { ...bare, appliedCoupons: [], appliedPromotions: set.worked.flatMap(appliedOf) },
    coupons,
    situation,
    rules: [
      ...(set.worked.length > 0 ? [ofPromotions(set)] : []),
      ...(forbidden.size > 0 ? [notThese(forbidden)] : []),
    ],
    ...(isApart ? { isApart } : {}),
  };
};
