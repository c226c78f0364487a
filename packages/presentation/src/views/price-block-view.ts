import { discountPercent, formatNumber, summaryOf, type Summary } from '@baguni/domain';
import { word } from '../words/word.ts';
import { money, takenOff, type ViewContext } from './context.ts';
import { ledgerLines } from './ledger-lines.ts';
import type { PriceBlockView } from './types.ts';
import type { UnitFacts } from './unit-facts.ts';

/** The percent that the price block shows: discount and coupons over the item price, rounded down (PG-18). */
const percentText = ({ negativeTotal, itemTotal }: Summary): string | undefined => {
  const percent = itemTotal > 0 ? discountPercent(negativeTotal, itemTotal) : 0;
  return percent > 0 ? `${formatNumber(percent)}%` : undefined;
};

const sentence = (
  context: ViewContext,
  old: string | undefined,
  percent: string | undefined,
  price: string,
): string => {
  const { words } = context;
  if (old === undefined) return word(words, 'pricePlain', { price });
  if (percent === undefined) return word(words, 'priceReduced', { old, price });
  return word(words, 'priceWithDiscount', { old, percent, price });
};

/** What a unit costs: before, percent, after, coupon, and the ledger of it (PG-18, PR-01..03, PR-08). */
export const priceBlockView = (context: ViewContext, { entries }: Pick<UnitFacts, 'entries'>): PriceBlockView => {
  const { words } = context;
  const summary = summaryOf(entries);
  const oldPrice = summary.negativeTotal > 0 ? money(context, summary.itemTotal) : undefined;
  const percent = percentText(summary);
  const price = money(context, summary.price);
  const coupon = summary.couponTotal > 0 ? takenOff(context, summary.couponTotal) : undefined;
  return {
    oldPrice,
    percent,
    price,
    couponText: coupon && word(words, 'couponApplied', { amount: coupon }),
    accessibleText: sentence(context, oldPrice, percent, price),
    ledgerLabel: word(words, 'ledgerLabel'),
    ledger: ledgerLines(context, entries),
  };
};
