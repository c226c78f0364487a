import { formatMessage, type Cart, type LedgerEntry, type ShopPrice } from '@baguni/domain/internal';
import { ruleLabels, totalLabels } from '../output/labels.ts';
import { padStart } from '../output/printable.ts';
import { formatAmount, inputsText, unitNames, type Wording } from '../output/wording.ts';
import { answerCart } from './answer-cart.ts';

/** Columns of an amount. */
const WIDTH = 16;

const entryLine = (wording: Wording, state: Cart, entry: LedgerEntry): string => {
  const { place, rule, amount, inputs } = entry;
  const where = place.type === 'Bundle' ? `parcel ${place.bundleKey}` : unitNames(state, [place.cartUnitId]);
  const parts = [ruleLabels[rule], where, inputsText(wording, inputs)].filter((text) => text !== '');
  return `${padStart(formatAmount(wording, amount), WIDTH)}  ${parts.join(' · ')}`;
};

const withoutPromotions = ({ promotions: _, total: __, ...summary }: ShopPrice<string>) => summary;

/** `baguni price`: prints the ledger of the selected units, and the totals (PR-08, SH-05, EN-03). */
export const price = answerCart(({ state, cart, engine }, now, wording) => {
  const summary = engine.priceOfCart(cart, now);
  const shipping = formatAmount(wording, summary.shippingTotal + summary.overseaShippingTotal);
  const totals = [
    [formatAmount(wording, summary.itemTotal), totalLabels.item],
    [formatAmount(wording, -summary.discountTotal), totalLabels.discount],
    [formatAmount(wording, -summary.couponTotal), totalLabels.coupon],
    [summary.shippingKnown ? shipping : totalLabels.unknown, totalLabels.shipping],
    [formatAmount(wording, summary.price), totalLabels.payable(summary.cartUnitCount, state.units.length)],
  ] as const;
  return {
    lines: [
      ...summary.entries.map((entry) => entryLine(wording, state, entry)),
      '',
      ...totals.map(([total, name]) => `${padStart(total, WIDTH)}  ${name}`),
      ...(summary.shippingKnown ? [] : ['', formatMessage(wording.messages, 'SHIPPING-UNKNOWN', {})]),
    ],
    // the ledger already contains the discount of each promotion
    json: withoutPromotions(summary),
    exitCode: 0,
  };
});
