import { formatMessage, ledgerLabels, type Cart, type LedgerEntry, type ShopPrice } from '@baguni/domain/internal';
import { loadWording, momentOf, type Command, type Outcome } from '../input/command.ts';
import { readCart, readShop, rejectSecondInput, type ReadCart } from '../input/read-input.ts';
import { type Wording, formatAmount, inputsText, unitNames, totalLabels } from '../output/wording.ts';
import { padStart } from '../output/printable.ts';

/** Creates a command that reads one cart. */
export const answerCart =
  (answer: (read: ReadCart, now: number, wording: Wording, nodes?: number) => Outcome): Command =>
  async (call) => {
    rejectSecondInput(call);
    const shop = await readShop(call);
    const read = await readCart(call, call.operands[0], shop);
    const wording = await loadWording(call, read.engine, read.language);
    return answer(read, momentOf(call, read.state), wording, call.options.nodes);
  };

/** Columns of an amount. */
const WIDTH = 16;

const entryLine = (wording: Wording, state: Cart, entry: LedgerEntry): string => {
  const { place, rule, amount, inputs } = entry;
  const where = place.type === 'Bundle' ? `parcel ${place.bundleKey}` : unitNames(state, [place.cartUnitId]);
  const parts = [ledgerLabels[rule], where, inputsText(wording, inputs)].filter((text) => text !== '');
  return `${padStart(formatAmount(wording, amount), WIDTH)}  ${parts.join(' · ')}`;
};

const withoutPromotions = ({ promotions: _, total: __, ...summary }: ShopPrice<string>) => summary;

/** `baguni price`: prints the ledger of the selected units, and the totals (PR-08, SH-05, EN-03). */
export const price = answerCart(({ state, cart, engine }, now, wording) => {
  const summary = engine.priceOfCart(cart, now);
  const { prices = 'Inclusive' } = engine.terms.tax ?? {};
  const taxes = summary.tax ? [[formatAmount(wording, summary.tax.tax), totalLabels.taxes[prices]] as const] : [];
  const shipping = formatAmount(wording, summary.shippingTotal + summary.overseaShippingTotal);
  const totals = [
    [formatAmount(wording, summary.itemTotal), totalLabels.item],
    [formatAmount(wording, -summary.discountTotal), totalLabels.discount],
    [formatAmount(wording, -summary.couponTotal), totalLabels.coupon],
    [summary.shippingKnown ? shipping : totalLabels.unknown, totalLabels.shipping],
    ...(prices === 'Exclusive' ? taxes : []),
    [formatAmount(wording, summary.price), totalLabels.payable(summary.cartUnitCount, state.units.length)],
    ...(prices === 'Inclusive' ? taxes : []),
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
