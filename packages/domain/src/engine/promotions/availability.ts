import type { ShopFinding } from '../finding.ts';
import type { Offer, PromotionOrder } from './offer.ts';

/** Returns a coupon code in capitals without spaces, as codes are compared. */
export const normalizeCode = (code: string): string => code.normalize('NFKC').replaceAll(/\s+/gu, '').toUpperCase();

const includesCode = (codes: readonly string[], code: string): boolean =>
  codes.some((one) => normalizeCode(one) === code);

const isForBuyer = ({ groups }: Offer, buyerGroups: readonly string[]): boolean =>
  groups === undefined || groups.some((group) => includesCode(buyerGroups, normalizeCode(group)));

type Reason = Pick<ShopFinding, 'code' | 'params'>;

/** Returns why a buyer cannot have an offer now: its period, its coupon code or its buyer groups. */
export const unavailability = (
  offer: Offer,
  { now, couponCodes, usedCouponCodes, buyerGroups }: PromotionOrder,
): Reason | undefined => {
  const { name, couponCode, from, until } = offer;
  const isEarly = from !== undefined && now < Date.parse(from);
  const isLate = until !== undefined && Date.parse(until) < now;
  if (couponCode === undefined) {
    if (isEarly || isLate) return { code: 'PROMOTION-NOT-NOW', params: { name } };
    return isForBuyer(offer, buyerGroups) ? undefined : { code: 'PROMOTION-NOT-FOR-BUYER', params: { name } };
  }
  if (!includesCode(couponCodes, couponCode)) return { code: 'CODE-NOT-HELD', params: { name } };
  const params = { coupon: couponCode };
  if (isEarly) return { code: 'CODE-NOT-YET', params };
  if (isLate) return { code: 'CODE-EXPIRED', params };
  if (includesCode(usedCouponCodes, couponCode)) return { code: 'CODE-USED-UP', params };
  return isForBuyer(offer, buyerGroups) ? undefined : { code: 'CODE-NOT-FOR-BUYER', params };
};

/** True if a buyer may see an offer: it is for a group of the buyer, or the cart holds its coupon code. */
export const isOffered = (
  offer: Offer,
  { couponCodes, buyerGroups }: Pick<PromotionOrder, 'couponCodes' | 'buyerGroups'>,
): boolean =>
  offer.couponCode === undefined ? isForBuyer(offer, buyerGroups) : includesCode(couponCodes, offer.couponCode);
