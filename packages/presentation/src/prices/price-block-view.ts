import type { UnitFacts, UnitTotals } from '../common/unit-types.ts';
import { discountPercent, formatNumber } from '@baguni/domain/internal';
import { wordOf } from '../common/word.ts';
import type { PriceWords } from './price-words-ko.ts';
import { money, type ViewContext } from '../common/context.ts';

const word = wordOf<PriceWords>();

/** Returns the displayed percentage: discounts and coupons over the item price, rounded down. */
const percentText = ({ negativeTotal, itemTotal }: UnitTotals): string | undefined => {
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

export const priceBlockView = (context: ViewContext, { totals, cashback }: Pick<UnitFacts, 'totals' | 'cashback'>) => {
  const { words } = context;
  const oldPrice = totals.negativeTotal > 0 ? money(context, totals.itemTotal) : undefined;
  const percent = percentText(totals);
  const price = money(context, totals.price);
  return {
    oldPrice,
    percent,
    price,
    cashbackText: cashback && word(words, 'cashback', { amount: money(context, cashback) }),
    accessibleText: sentence(context, oldPrice, percent, price),
    ledgerLabel: word(words, 'ledgerLabel'),
  };
};

export type PriceBlockView = ReturnType<typeof priceBlockView>;
