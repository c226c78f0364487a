import type { SummaryRowView } from './summary-types.ts';
import { minus, totalOf, type EntryKind, type LedgerEntry, type Summary, type Won } from '@baguni/domain';
import { word } from '../../words/word.ts';
import { money, takenOff, type ViewContext } from '../common/context.ts';

/** An amount in the chosen currency; undefined while won is chosen. */
export type InCurrency = (amount: Won) => string | undefined;

/** How an amount came about, line by line; none before the words of ledgers are there. */
export type LinesOf = ((entries: readonly LedgerEntry[]) => SummaryRowView['lines']) | undefined;

interface Row {
  readonly key: SummaryRowView['key'];
  readonly kind: EntryKind;
  readonly label:
    'sumItems' | 'sumDiscounts' | 'sumExtraDiscount' | 'sumCoupons' | 'sumShipping' | 'sumOverseaShipping';
  readonly holds: (entry: LedgerEntry) => boolean;
  readonly isOff: boolean;
  /** Shown at 0 as well. */
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

/** The rows of a sum in the order in which they stand (PG-09); the extra discount on the order has its own (DC-04). */
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
    // fees that are known are counted, whatever became of the others
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

/** What is taken off shows where it is something; a fee wherever it is asked, so that one that is free says why (OV-11). */
const isShown = ({ isLasting, isOff }: Row, held: readonly LedgerEntry[]): boolean =>
  isLasting || (isOff ? totalOf(held) !== 0 : held.length > 0);

/** The rows of a total; the lines of each add up to its amount, and the rows to the total (PG-09, PR-08). */
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
