import { formatMessage, type CartState, type LedgerEntry, type Messages } from '@baguni/domain';
import type { In, ShopPrice } from '@baguni/domain/shop';
import type { ReadCart } from '../input/read-cart.ts';
import type { Outcome } from '../output/outcome.ts';
import { padStart } from '../output/printable.ts';
import { inputsText } from '../translations/inputs-text.ts';
import { amount, namesOf, type Wording } from './naming.ts';

/** Columns of an amount. */
const WIDTH = 16;

type Entry = In<string, LedgerEntry>;

const entryLine = (wording: Wording, state: CartState, entry: Entry): string => {
  const { translations } = wording;
  const { place } = entry;
  const where =
    place.type === 'Bundle' ? translations.parcel(place.bundleKey) : namesOf(wording, state, [place.cartUnitId]);
  const told = [
    translations.rule[entry.rule],
    where,
    inputsText(translations, entry.inputs, (value) => amount(wording, value)),
  ].filter((text) => text !== '');
  return `${padStart(amount(wording, entry.amount), WIDTH)}  ${told.join(' · ')}`;
};

const withoutPromotions = ({ promotions: _, total: __, ...summary }: ShopPrice<string>) => summary;

/**
 * `baguni price`: what the selected units cost, as a ledger that adds up to the payable total; where fees of shipping could
 * not be read it says so instead of 0 (PR-08, SH-05, EN-03).
 * @param now ms since 1970 UTC
 */
export const price = (
  { state, cart, engine }: ReadCart,
  now: number,
  wording: Wording,
  messages: Messages,
): Outcome => {
  const { translations } = wording;
  const summary = engine.priceOfCart(cart, now);
  const shipping = amount(wording, summary.shippingTotal + summary.overseaShippingTotal);
  const totals = [
    [amount(wording, summary.itemTotal), translations.itemTotal],
    [amount(wording, -summary.discountTotal), translations.discountTotal],
    [amount(wording, -summary.couponTotal), translations.couponTotal],
    [summary.shippingKnown ? shipping : translations.unknown, translations.shippingTotal],
    [amount(wording, summary.price), translations.payable(summary.cartUnitCount, state.units.length)],
  ] as const;
  return {
    lines: [
      ...summary.entries.map((entry) => entryLine(wording, state, entry)),
      '',
      ...totals.map(([total, name]) => `${padStart(total, WIDTH)}  ${name}`),
      ...(summary.shippingKnown ? [] : ['', formatMessage(messages, 'SHIPPING-UNKNOWN', {})]),
    ],
    // what each promotion takes off stands in the ledger
    json: withoutPromotions(summary),
    exitCode: 0,
  };
};
