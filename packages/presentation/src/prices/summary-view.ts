import {
  type CartUnitId,
  type EntryKind,
  type PricePart,
  minus,
  totalOf,
  type LedgerEntry,
  type Summary,
  type Won,
  type Finding,
  type MessageKey,
} from '@baguni/domain/internal';
import type { ActionView, AmountLineView, AmountView, ImageView, LinkView } from '../common/common-types.ts';
import { wordOf, messageText } from '../common/word.ts';
import type { PriceWords } from './price-words-ko.ts';
import { money, takenOff, type ViewContext, type Exchange } from '../common/context.ts';
import { plainAction } from '../common/shared-views.ts';

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

const word = wordOf<PriceWords>();

/** A summary row, expandable if it has lines. */
export interface SummaryRowView {
  readonly key: AmountView['key'] | 'ExtraDiscount' | 'Cashback' | 'Whole';
  readonly kinds: readonly EntryKind[];
  readonly label: string;
  readonly amount: string;
  readonly inCurrency: string | undefined;
  readonly tone: 'Plain' | 'Discount' | 'Free';
  /** True if a ledger and its words are available. */
  readonly hasLines: boolean;
  /** Lazy: a closed row builds no texts. */
  readonly lines: readonly AmountLineView[];
  readonly toggleLabel: string;
}

export interface BlockerView {
  readonly key: string;
  readonly text: string;
  readonly pictures: readonly (ImageView & { readonly key: CartUnitId })[];
  /** Names of the first affected items and the number of others; may be empty. */
  readonly names: string;
  readonly fixes: readonly ActionView[];
  /** The link to a place that can help, e.g. customer service. */
  readonly help?: LinkView | undefined;
}

/** The texts of the next order of a split. */
export interface NextOrderTexts {
  readonly order: string;
  readonly payableLabel: string;
  readonly total: Won;
  /** Label of the total of the whole selection. */
  readonly wholeLabel: string;
}

export interface BlockersView {
  /** Number of reasons, or the text of an invitation. */
  readonly title: string;
  /** Only a selection or consent is missing: a neutral hint with buttons, not an error. */
  readonly isInvitation: boolean;
  /** One button for several reasons, with the smallest change. */
  readonly fixAll: ActionView | undefined;
  readonly reasons: readonly BlockerView[];
  /** Number of times that they refused the order; an increase opens the list and moves focus to it. */
  readonly refused: number;
  /** The texts of the next order, if a press continues a split. */
  readonly next?: NextOrderTexts | undefined;
}

/** Formats an amount in the chosen currency; undefined for won. */
export type InCurrency = (amount: Won) => string | undefined;

/** Formats ledger lines; undefined before the ledger words are loaded. */
export type LinesOf = ((entries: readonly LedgerEntry[]) => SummaryRowView['lines']) | undefined;

interface Row {
  readonly key: SummaryRowView['key'];
  readonly kind: EntryKind;
  readonly label:
    'sumItems' | 'sumDiscounts' | 'ruleExtraDiscount' | 'sumCoupons' | 'ruleShippingFee' | 'ruleOverseaShippingFee';
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
  row('Discount', 'ExtraDiscount', 'ruleExtraDiscount', { isOff: true, isLasting: false, holds: isExtra }),
  row('Shipping', 'Shipping', 'ruleShippingFee'),
  row('OverseaShipping', 'OverseaShipping', 'ruleOverseaShippingFee', { isLasting: false }),
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

export interface BlockedFacts extends Pick<BlockersView, 'refused'> {
  readonly findings: readonly Finding[];
  /** The order that a press places if it continues a split. */
  readonly nextOrder?:
    | { readonly i: number; readonly n: number; readonly total: Won; readonly cartUnitIds: readonly CartUnitId[] }
    | undefined;
}

export interface SummaryFacts {
  readonly summary: Summary & { readonly cartUnitCount: number };
  readonly shippingKnown: boolean;
  readonly missing: readonly PricePart[];
  readonly isAsking: boolean;
  readonly isOverseaAwaited: boolean;
  readonly isOrdering: boolean;
  readonly isLoaded: boolean;
  readonly isCouponCancelled: boolean;
  readonly warnings: readonly Finding[];
  readonly exchange: Exchange | undefined;
  /** The arrival time of the order, if known. */
  readonly arrivalText?: string | undefined;
}

/** Names of units, parcels and reasons in the summary. */
export interface SummaryNames {
  readonly linesOf: LinesOf;
  readonly inExchange: (amount: Won, exchange: Exchange) => string | undefined;
  /** Builds the notices; none before the messages are loaded. */
  readonly noticesOf: (facts: SummaryFacts) => readonly string[];
  readonly blockersOf: (facts: BlockedFacts) => BlockersView | undefined;
}

const orderAction = (
  { words }: ViewContext,
  { summary, isOrdering, isLoaded, arrivalText }: SummaryFacts,
  blockers: BlockersView | undefined,
): ActionView => {
  const n = summary.cartUnitCount;
  const label = blockers?.next?.order ?? (n > 0 ? word(words, 'order', { n }) : word(words, 'orderNone'));
  return {
    // Enabled without a selection, because the rule explains the refusal (CK-01).
    ...plainAction(label, { type: 'Order' }),
    isEnabled: isLoaded && !isOrdering,
    reason: isOrdering ? word(words, 'ordering') : undefined,
    note: arrivalText,
  };
};

/** The total of the whole selection, if the payable total is only that of the next order. */
const wholeRow = (
  context: ViewContext,
  { wholeLabel }: NextOrderTexts,
  total: Won,
  inCurrency: InCurrency,
): SummaryRowView => ({
  key: 'Whole',
  kinds: [],
  label: wholeLabel,
  amount: money(context, total),
  inCurrency: inCurrency(total),
  tone: 'Plain',
  hasLines: false,
  lines: [],
  toggleLabel: '',
});

export const summaryView = (
  context: ViewContext,
  facts: SummaryFacts,
  names: SummaryNames | undefined,
  blockers: BlockersView | undefined,
) => {
  const { words } = context;
  const { exchange } = facts;
  const inCurrency = (amount: Won) => exchange && names?.inExchange(amount, exchange);
  const next = blockers?.next;
  const payable = next?.total ?? facts.summary.price;
  return {
    title: word(words, 'summaryTitle'),
    countText: word(words, 'summaryCount', { n: facts.summary.cartUnitCount }),
    rows: [
      ...summaryRows(context, facts.summary, facts.shippingKnown, names?.linesOf, inCurrency),
      ...(next ? [wholeRow(context, next, facts.summary.price, inCurrency)] : []),
    ],
    payableLabel: next?.payableLabel ?? word(words, 'payable'),
    payable: money(context, payable),
    payableInCurrency: inCurrency(payable),
    isUpdating: facts.isAsking,
    updatingText: word(words, 'pricesUpdating'),
    notices: names?.noticesOf(facts) ?? [],
    blockers,
    order: orderAction(context, facts, blockers),
  };
};

export type SummaryView = ReturnType<typeof summaryView>;

export const orderBarView = (context: ViewContext, facts: SummaryFacts, blockers: BlockersView | undefined) => {
  const { negativeTotal, price } = facts.summary;
  const next = blockers?.next;
  return {
    label: word(context.words, 'orderBarLabel'),
    payableLabel: next?.payableLabel ?? word(context.words, 'payable'),
    payable: money(context, next?.total ?? price),
    // it is that of the whole selection
    discountText:
      negativeTotal > 0 && !next
        ? word(context.words, 'discountTotal', { amount: money(context, negativeTotal) })
        : undefined,
    blockers,
    order: orderAction(context, facts, blockers),
  };
};

export type OrderBarView = ReturnType<typeof orderBarView>;
