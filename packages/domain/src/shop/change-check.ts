import { either as E, option as O } from 'fp-ts';
import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import type { ChangeCheck } from '../orders/change-check.ts';
import { type RequestedCoupon, judgeRequestedCoupons, placeOfRequested } from '../rules/coupon-in-use.ts';
import { MAX_ORDER_UNITS } from '../rules/facts.ts';
import { againstCoupon } from './against.ts';
import type { OwnExclusion } from './exclusion.ts';
import { asFinding } from './rule.ts';
import type { Shop } from './shop.ts';

/** Judges coupons by the marketplace, then by the exclusions of the shop. */
const couponsBy =
  (exclusions: readonly OwnExclusion[]): ChangeCheck['coupons'] =>
  (...asked) => {
    const verdict = judgeRequestedCoupons(...asked);
    if (E.isLeft(verdict)) return verdict;
    const [input, requested, , staying = []] = asked;
    const placed = (coupons: readonly RequestedCoupon[]): readonly CouponAssignment[] =>
      coupons.flatMap((one) => {
        const place = placeOfRequested(input.units, one);
        return O.isSome(place) ? [{ coupon: one.coupon, place: place.value }] : [];
      });
    const [beside, wanted] = [placed(staying), placed(requested)];
    for (const [i, here] of wanted.entries()) {
      const against = againstCoupon(here, [...beside, ...wanted.slice(0, i)], [], exclusions);
      if (against) return E.left(asFinding(against));
    }
    return verdict;
  };

export const changeCheckIn = ({ callChecks, exclusions, limits: { units = MAX_ORDER_UNITS } }: Shop): ChangeCheck =>
  Object.freeze({ ...callChecks, coupons: couponsBy(exclusions), orderUnits: Math.min(units, MAX_ORDER_UNITS) });
