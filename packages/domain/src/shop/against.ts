import { option as O } from 'fp-ts';
import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import { couponKeyOf, type Coupon } from '../entities/coupon/held-coupon.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import { laneOf } from '../entities/coupon/lane.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { OwnExclusion } from './exclusion.ts';
import type { ShopFinding } from './finding.ts';
import type { Offer } from './promotion.ts';
import type { Worked } from './worked.ts';

/** Whether an offer holds at a moment. @param now ms since 1970 UTC */
export const isOn = ({ from, until }: Offer, now: number): boolean =>
  (from === undefined || Date.parse(from) <= now) && (until === undefined || now <= Date.parse(until));

const remove = (promotion: string) => ({ type: 'RemovePromotion', promotion }) as const;

const meet = (a: readonly CartUnitId[], b: readonly CartUnitId[]): boolean => a.some((id) => b.includes(id));

/** Whether two promotions may take something off one unit. */
export const goTogether = (a: Offer, b: Offer): boolean => a.goesWith(b.code) && b.goesWith(a.code);

/** Whether a promotion allows a coupon on a place: elsewhere, or in a lane that it goes with. */
export const allows = ({ offer, amounts }: Worked, coupon: Coupon, place: CouponPlace): boolean => {
  const lane = O.toNullable(laneOf(coupon));
  return lane === null || offer.goesWith(lane) || !place.cartUnitIds.some((id) => amounts.has(id));
};

/** What stands against a promotion that is in use: the time, what it lacks, another promotion, a coupon (EN-09). */
export const againstPromotion = (
  worked: Worked,
  others: readonly Worked[],
  coupons: readonly CouponAssignment[],
  now: number,
): ShopFinding | undefined => {
  const { offer, units, amounts, lacking } = worked;
  const { id, name, code } = offer;
  if (!isOn(offer, now)) return { code: 'PROMOTION-NOT-NOW', params: { name }, units, fixes: [remove(id)] };
  if (lacking)
    return { code, params: { name, ...lacking.params }, units, fixes: [...(lacking.fixes ?? []), remove(id)] };
  const other = others.find((one) => one !== worked && meet(units, one.units) && !goTogether(offer, one.offer));
  if (other) {
    const params = { name, other: other.offer.name };
    return { code: 'PROMOTION-NOT-WITH-PROMOTION', params, units, fixes: [remove(id), remove(other.offer.id)] };
  }
  const barred = coupons.find(({ coupon, place }) => !allows(worked, coupon, place));
  if (barred) {
    const { cartUnitIds } = barred.place;
    const uncoupon = { type: 'RemoveCoupons', cartUnitIds, couponIssueNoes: [couponKeyOf(barred.coupon)] } as const;
    return { code: 'PROMOTION-NOT-WITH-COUPON', params: { name }, units: cartUnitIds, fixes: [uncoupon, remove(id)] };
  }
  if (amounts.size === 0) return { code: 'PROMOTION-TAKES-NOTHING', params: { name }, units, fixes: [remove(id)] };
  return undefined;
};

/** What a shop has against a coupon on a place beside others: a promotion in use there, or an exclusion of its own. */
export const againstCoupon = (
  here: CouponAssignment,
  others: readonly CouponAssignment[],
  promotions: readonly Worked[],
  exclusions: readonly OwnExclusion[],
): ShopFinding | undefined => {
  const { coupon, place } = here;
  const units = place.cartUnitIds;
  const barring = promotions.find((worked) => !allows(worked, coupon, place));
  if (barring) {
    const { id, name } = barring.offer;
    return { code: 'PROMOTION-NOT-WITH-COUPON', params: { name }, units, fixes: [remove(id)] };
  }
  for (const { code, excludes } of exclusions) {
    const other = others.find((one) => excludes(one, here) || excludes(here, one));
    if (!other) continue;
    const fixes = [other, here].map(
      (one) =>
        ({
          type: 'RemoveCoupons',
          cartUnitIds: one.place.cartUnitIds,
          couponIssueNoes: [couponKeyOf(one.coupon)],
        }) as const,
    );
    return { code, params: { name: other.coupon.couponName }, units, fixes };
  }
  return undefined;
};
