import type { CashbackAnswer } from '../../../entities/cashback/cashback.ts';
import type { ExtraDiscountOffer } from '../../../entities/discount/extra-discount.ts';
import type { SmileCardNudgeCoupon } from '../../../entities/nudge/smile-card-nudge.ts';
import type { UnitDiscounts } from '../../../cart/changes.ts';
import type { Answer, PartlyRead, PriceRequest } from './answer.ts';
import type { CouponApplication } from './coupon-calls.ts';

export interface DiscountReply extends PartlyRead {
  readonly discounts: readonly UnitDiscounts[];
}

/** CM-33: the server uses its own prices, membership and coupons, not those of the request. */
export interface CashbackRequest {
  readonly isSmileClub: boolean;
  readonly cartRequests: readonly PriceRequest[];
  readonly couponRequests: readonly CouponApplication[];
}

export interface OfferCalls {
  /** CM-11 */
  readonly getAvailableDiscount: (request: { readonly requests: readonly PriceRequest[] }) => Answer<DiscountReply>;
  /** CM-12: includes expired ones and the server time (DC-04) */
  readonly getExhibitExtraDiscountForNudge: () => Answer<ExtraDiscountOffer & PartlyRead>;
  /** CM-24 */
  readonly getSmileCardNudgeCoupon: () => Answer<{ readonly coupons: readonly SmileCardNudgeCoupon[] }>;
  /** CM-33 */
  readonly getTotalCashback: (request: CashbackRequest) => Answer<CashbackAnswer>;
}
