import type { MessageKey, PricePart } from '@baguni/domain/internal';
import type { ViewContext } from '../common/context.ts';
import { messageText } from '../common/word.ts';
import type { SummaryFacts } from './summary-view.ts';

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

/** Returns why the total is uncertain: a fee of a selected unit is unknown or parts are missing. */
const doubts = ({ shippingKnown, isOverseaAwaited, missing }: SummaryFacts): readonly MessageKey[] => [
  ...(shippingKnown || isOverseaAwaited ? [] : (['SHIPPING-UNKNOWN'] as const)),
  ...unreadNotices(missing).filter((key) => key !== 'SHIPPING-UNKNOWN'),
];

/** Builds the notices, each once because the text is its key. Empty until messages are loaded. */
export const summaryNotices = ({ words }: ViewContext, facts: SummaryFacts): readonly string[] => {
  const said = new Set([
    ...doubts(facts).map((key) => messageText(words, key)),
    ...facts.warnings.map(({ code, params }) => messageText(words, code, params)),
    ...(facts.isCouponCancelled ? [messageText(words, 'COUPON-CANCELLED')] : []),
  ]);
  said.delete('');
  return [...said];
};
