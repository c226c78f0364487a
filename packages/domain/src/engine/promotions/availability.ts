import type { ShopFinding } from '../finding.ts';
import { normalizeCode, type Offer, type PromotionOrder } from './promotion.ts';

const includesCode = (codes: readonly string[], code: string): boolean =>
  codes.some((one) => normalizeCode(one) === code);

type Reason = Pick<ShopFinding, 'code' | 'params'>;

/** Returns why a buyer cannot have an offer now: its period, its coupon code or its buyer groups. */
export const unavailability = (
  { name, couponCode, from, until, groups }: Offer,
  { now, couponCodes, usedCouponCodes, buyerGroups }: PromotionOrder,
): Reason | undefined => {
  const isEarly = from !== undefined && now < Date.parse(from);
  const isLate = until !== undefined && Date.parse(until) < now;
  const isForBuyer = groups === undefined || groups.some((group) => buyerGroups.includes(group));
  if (couponCode === undefined) {
    if (isEarly || isLate) return { code: 'PROMOTION-NOT-NOW', params: { name } };
    return isForBuyer ? undefined : { code: 'PROMOTION-NOT-FOR-BUYER', params: { name } };
  }
  if (!includesCode(couponCodes, couponCode)) return { code: 'CODE-NOT-HELD', params: { name } };
  const params = { coupon: couponCode };
  if (isEarly) return { code: 'CODE-NOT-YET', params };
  if (isLate) return { code: 'CODE-EXPIRED', params };
  if (includesCode(usedCouponCodes, couponCode)) return { code: 'CODE-USED-UP', params };
  return isForBuyer ? undefined : { code: 'CODE-NOT-FOR-BUYER', params };
};

/** True if a buyer may see an offer: it is for a group of the buyer, or the cart holds its coupon code. */
export const isOffered = (
  { couponCode, groups }: Offer,
  { couponCodes, buyerGroups }: Pick<PromotionOrder, 'couponCodes' | 'buyerGroups'>,
): boolean =>
  couponCode === undefined
    ? groups === undefined || groups.some((group) => buyerGroups.includes(group))
    : includesCode(couponCodes, couponCode);
