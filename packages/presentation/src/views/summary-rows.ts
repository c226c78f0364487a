import type { EntryKind, LedgerEntry, Summary, Won } from '@baguni/domain';
import { word } from '../words/word.ts';
import { money, takenOff, type ViewContext } from './context.ts';
import { ledgerLines } from './ledger-lines.ts';
import type { AmountView, SummaryRowView } from './types.ts';

/** Names the unit or parcel of an entry. */
export type PlaceOf = (entry: LedgerEntry) => string | undefined;

interface Row {
  readonly key: AmountView['key'];
  readonly kind: EntryKind;
  readonly label: 'sumItems' | 'sumDiscounts' | 'sumCoupons' | 'sumShipping' | 'sumOverseaShipping';
  readonly total: (summary: Summary) => Won;
  readonly isOff: boolean;
  /** Shown at 0 as well. */
  readonly isLasting: boolean;
}

/** The rows of a sum in the order in which they stand (PG-09). */
const rows: readonly Row[] = [
  { key: 'Items', kind: 'Item', label: 'sumItems', total: (s) => s.itemTotal, isOff: false, isLasting: true },
  {
    key: 'Discounts',
    kind: 'Discount',
    label: 'sumDiscounts',
    total: (s) => s.discountTotal,
    isOff: true,
    isLasting: true,
  },
  { key: 'Coupons', kind: 'Coupon', label: 'sumCoupons', total: (s) => s.couponTotal, isOff: true, isLasting: false },
  {
    key: 'Shipping',
    kind: 'Shipping',
    label: 'sumShipping',
    total: (s) => s.shippingTotal,
    isOff: false,
    isLasting: true,
  },
  {
    key: 'OverseaShipping',
    kind: 'OverseaShipping',
    label: 'sumOverseaShipping',
    total: (s) => s.overseaShippingTotal,
    isOff: false,
    isLasting: false,
  },
];

const amountText = (context: ViewContext, row: Row, total: Won, shippingKnown: boolean): string => {
  if (row.key === 'Shipping' && !shippingKnown) return word(context.words, 'feeUnknown');
  return row.isOff ? takenOff(context, total) : money(context, total);
};

const rowView = (
  context: ViewContext,
  row: Row,
  summary: Summary,
  known: boolean,
  placeOf: PlaceOf,
): SummaryRowView => {
  const total = row.total(summary);
  const label = word(context.words, row.label);
  return {
    key: row.key,
    kinds: [row.kind],
    label,
    amount: amountText(context, row, total, known),
    tone: row.isOff && total > 0 ? 'Discount' : 'Plain',
    lines: ledgerLines(
      context,
      summary.entries.filter((entry) => entry.kind === row.kind),
      placeOf,
    ),
    toggleLabel: word(context.words, 'ledgerToggle', { label }),
  };
};

/** The rows of a total; the lines of each add up to its amount, and the rows to the total (PG-09, PR-08). */
export const summaryRows = (
  context: ViewContext,
  summary: Summary,
  shippingKnown: boolean,
  placeOf: PlaceOf,
): readonly SummaryRowView[] =>
  rows
    .filter((row) => row.isLasting || row.total(summary) !== 0)
    .map((row) => rowView(context, row, summary, shippingKnown, placeOf));
