import type { MessageKey, PricePart } from '@baguni/domain';

const noticeOf = (part: PricePart): MessageKey => {
  switch (part) {
    case 'Discount':
    case 'FundingDiscount':
    case 'ExtraDiscount':
      return 'DISCOUNT-UNREAD';
    case 'Coupon':
      return 'COUPON-UNREAD';
    case 'ShippingTerms':
    case 'ShippingFee':
    case 'OverseaFee':
      return 'SHIPPING-UNKNOWN';
  }
};

export const unreadNotices = (missing: readonly PricePart[]): readonly MessageKey[] => [
  ...new Set(missing.map(noticeOf)),
];
