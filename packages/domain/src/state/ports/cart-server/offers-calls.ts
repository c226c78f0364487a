import type { CashbackAnswer } from '../../../entities/cashback/cashback.ts';
import type { ExtraDiscountOffer } from '../../../entities/discount/extra-discount.ts';
import type { SmileCardNudgeCoupon } from '../../../entities/nudge/smile-card-nudge.ts';
import type { UnitDiscounts } from '../../../cart/changes.ts';
import type { Answer, PartlyRead, PriceRequest } from './answer.ts';
import type { CouponApplication } from './coupon-calls.ts';

/** The discounts that units may have now (CM-11). */
export interface DiscountReply extends PartlyRead {
  /** By unit. */
  readonly discounts: readonly UnitDiscounts[];
}

/** CM-33: prices, club membership and coupons are the server's own; what the page says of them is not relied on. */
export interface CashbackRequest {
  /** Whether the page takes the buyer for a member of the club. */
  readonly isSmileClub: boolean;
  /** The units that are selected. */
  readonly cartRequests: readonly PriceRequest[];
  /** The coupons in use on them. */
  readonly couponRequests: readonly CouponApplication[];
}

/** The calls about discounts, cashback and what is offered beside the cart. */
export interface OfferCalls {
  /** CM-11 */
  readonly getAvailableDiscount: (request: { readonly requests: readonly PriceRequest[] }) => Answer<DiscountReply>;
  /** CM-12: those that are over too, and the server's moment, by which they are over or not (DC-04) */
  readonly getExhibitExtraDiscountForNudge: () => Answer<ExtraDiscountOffer & PartlyRead>;
  /** CM-24 */
  readonly getSmileCardNudgeCoupon: () => Answer<{ readonly coupons: readonly SmileCardNudgeCoupon[] }>;
  /** CM-33 */
  readonly getTotalCashback: (request: CashbackRequest) => Answer<CashbackAnswer>;
}
