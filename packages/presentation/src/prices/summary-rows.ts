import type { SummaryRowView } from './summary-types.ts';
import { minus, totalOf, type EntryKind, type LedgerEntry, type Summary, type Won } from '@baguni/domain';
import { wordOf } from '../common/word.ts';
import type { PriceWords } from './price-words-ko.ts';
import { money, takenOff, type ViewContext } from '../common/context.ts';

const word = wordOf<PriceWords>();

/** Formats an amount in the chosen currency; undefined for won. */
export type InCurrency = (amount: Won) => string | undefined;

/** Formats ledger lines; undefined before the ledger words are loaded. */
export type LinesOf = ((entries: readonly LedgerEntry[]) => SummaryRowView['lines']) | undefined;

interface Row {
  readonly key: SummaryRowView['key'];
  readonly kind: EntryKind;
  readonly label:
    'sumItems' | 'sumDiscounts' | 'sumExtraDiscount' | 'sumCoupons' | 'sumShipping' | 'sumOverseaShipping';
  readonly holds: (entry: LedgerEntry) => boolean;
  readonly isOff: boolean;
  /** Visible even if 0. */
  readonly isLasting: boolean;
}

const isExtra = ({ rule }: LedgerEntry): boolean => rule === 'ExtraDiscount';
const ofKind =
  (kind: EntryKind) =>
  (entry: LedgerEntry): boolean =>
    entry.kind === kind && !isExtra(entry);

const row = (kind: EntryKind, key: Row['key'], label: Row['label'], over: Partial<Row> = {}): Row => ({
  kind,
  key,
  label,
  holds: ofKind(kind),
  isOff: false,
  isLasting: true,
  ...over,
});

/** Summary rows in display order; the extra discount has a separate row. */
const rows: readonly Row[] = [
  row('Item', 'Items', 'sumItems'),
  row('Discount', 'Discounts', 'sumDiscounts', { isOff: true }),
  row('Coupon', 'Coupons', 'sumCoupons', { isOff: true, isLasting: false }),
  row('Discount', 'ExtraDiscount', 'sumExtraDiscount', { isOff: true, isLasting: false, holds: isExtra }),
  row('Shipping', 'Shipping', 'sumShipping'),
  row('OverseaShipping', 'OverseaShipping', 'sumOverseaShipping', { isLasting: false }),
];

const amountText = (context: ViewContext, shown: Row, total: Won, isKnown: boolean): string => {
  if (shown.key === 'Shipping' && !isKnown) return word(context.words, 'feeUnknown');
  return shown.isOff ? takenOff(context, total) : money(context, total);
};

const rowView = (
  context: ViewContext,
  shown: Row,
  entries: readonly LedgerEntry[],
  known: boolean,
  linesOf: LinesOf,
  inCurrency: InCurrency,
): SummaryRowView => {
  const total = shown.isOff ? minus(totalOf(entries)) : totalOf(entries);
  const label = word(context.words, shown.label);
  return {
    key: shown.key,
    kinds: [shown.kind],
    label,
    // Known fees are included, even if others are unknown.
    amount: amountText(context, shown, total, known || entries.length > 0),
    inCurrency: total === 0 ? undefined : inCurrency(shown.isOff ? minus(total) : total),
    tone: shown.isOff && total > 0 ? 'Discount' : 'Plain',
    hasLines: linesOf !== undefined && entries.length > 0,
    get lines() {
      return linesOf?.(entries) ?? [];
    },
    toggleLabel: word(context.words, 'ledgerToggle', { label }),
  };
};

/** Hides discounts of 0. Shows a free fee, because its lines explain it. */
const isShown = ({ isLasting, isOff }: Row, held: readonly LedgerEntry[]): boolean =>
  isLasting || (isOff ? totalOf(held) !== 0 : held.length > 0);

/** Builds the rows of a total. Lines add up to their row, and rows to the total. */
export const summaryRows = (
  context: ViewContext,
  { entries }: Pick<Summary, 'entries'>,
  shippingKnown: boolean,
  linesOf: LinesOf,
  inCurrency: InCurrency = () => undefined,
): readonly SummaryRowView[] =>
  rows
    .map((shown) => ({ shown, held: entries.filter(shown.holds) }))
    .filter(({ shown, held }) => isShown(shown, held))
    .map(({ shown, held }) => rowView(context, shown, held, shippingKnown, linesOf, inCurrency));
