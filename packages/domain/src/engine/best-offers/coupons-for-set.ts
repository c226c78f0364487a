import * as E from '../../money/either.ts';
import type { Candidates, CombinationQuestion } from '../../best-combination/candidates.ts';
import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { exclusions } from '../../coupons/stacking.ts';
import { couponKeyOf } from '../../entities/coupon/coupon.ts';
import { allows } from '../promotions/conflicts.ts';
import { appliedOf } from '../promotions/evaluate.ts';
import { type OwnExclusion, exclusionReason } from '../promotions/exclusion.ts';
import type { PromotionSet } from '../promotions/component-sets.ts';
import { asFinding } from '../rule.ts';
import type { OffersQuestion } from './offers-question.ts';

type CouponRule = NonNullable<CombinationQuestion['rules']>[number];

export const assignmentKey = ({ coupon, place }: CouponAssignment): string =>
  `${couponKeyOf(coupon)}@${place.type}/${place.key}`;

const ofPromotions = ({ promotions }: PromotionSet): CouponRule => ({
  broken: (coupon) => {
    const barring = promotions.find((one) => !allows(one, coupon));
    if (!barring) return undefined;
    const params = { name: barring.offer.name };
    return asFinding({ code: 'PROMOTION-NOT-WITH-COUPON', params, units: coupon.place.cartUnitIds, fixes: [] });
  },
});

const notThese = (forbidden: ReadonlySet<string>): CouponRule => ({
  broken: ({ coupon, place }) =>
    forbidden.has(assignmentKey({ coupon, place }))
      ? asFinding({ code: 'ANOTHER-PART', params: {}, units: place.cartUnitIds, fixes: [] })
      : undefined,
});

const exclusionCheck = (exclusions: readonly OwnExclusion[]): IsApart | undefined =>
  exclusions.length === 0
    ? undefined
    : (one, other) => exclusions.some((exclusion) => exclusionReason(exclusion, one, other) !== undefined);

/** Finds the best coupons next to these promotions, without forbidden assignments. */
export const couponQuestion = (
  { bare, coupons, situation, exclusions }: OffersQuestion,
  set: PromotionSet,
  forbidden: ReadonlySet<string> = new Set(),
): CombinationQuestion => {
  const isApart = exclusionCheck(exclusions);
  return {
    pricing: { ...bare, appliedCoupons: [], appliedPromotions: set.promotions.flatMap(appliedOf) },
    coupons,
    situation,
    rules: [
      ...(set.promotions.length > 0 ? [ofPromotions(set)] : []),
      ...(forbidden.size > 0 ? [notThese(forbidden)] : []),
    ],
    ...(isApart && { isApart }),
  };
};

type IsApart = (one: CouponAssignment, other: CouponAssignment) => boolean;

/** True if a coupon is compatible with all others, by the exclusions of marketplace and shop. */
export const isCompatible = (
  here: CouponAssignment,
  others: readonly CouponAssignment[],
  isApart: IsApart | undefined,
): boolean =>
  others.every((other) => !exclusions.some(({ excludes }) => excludes(other, here)) && !isApart?.(other, here));

/** Returns each coupon on each eligible place. */
export const possibleAssignments = ({ coupons, placesFor, standing }: Candidates): readonly CouponAssignment[] =>
  coupons.flatMap((coupon) =>
    placesFor(coupon).flatMap((place) => (E.isRight(standing(coupon, place)) ? [{ coupon, place }] : [])),
  );
