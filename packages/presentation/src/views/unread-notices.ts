import type { MessageKey, PricePart } from '@baguni/domain';

const noticeOf: Readonly<Record<PricePart, MessageKey>> = {
  Discount: 'DISCOUNT-UNREAD',
  FundingDiscount: 'DISCOUNT-UNREAD',
  ExtraDiscount: 'DISCOUNT-UNREAD',
  Coupon: 'COUPON-UNREAD',
  ShippingTerms: 'SHIPPING-UNKNOWN',
  ShippingFee: 'SHIPPING-UNKNOWN',
  OverseaFee: 'SHIPPING-UNKNOWN',
};

/** What is said of a total that lacks parts that could not be read, each once (CM-53, SH-05). */
export const unreadNotices = (missing: readonly PricePart[]): readonly MessageKey[] => [
  ...new Set(missing.map((part) => noticeOf[part])),
];
