import type { BlockersView, OrderBarView, SummaryView } from './summary-types.ts';
import type { ActionView } from '../common/common-types.ts';
import { messageText, wordOf } from '../common/word.ts';
import type { Finding, MessageKey, PricePart, Summary, Won } from '@baguni/domain';
import type { PriceWords } from './price-words-ko.ts';
import { action } from '../common/action-views.ts';
import { money, type ViewContext } from '../common/context.ts';
import type { Exchange } from './in-currency.ts';
import { summaryRows, type LinesOf } from './summary-rows.ts';
import { unreadNotices } from './unread-notices.ts';

const word = wordOf<PriceWords>();

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
  readonly findings: readonly Finding[];
}

/** Names of units, parcels and reasons in the summary. */
export interface SummaryNames {
  readonly linesOf: LinesOf;
  readonly inExchange: (amount: Won, exchange: Exchange) => string | undefined;
  /** Builds the blockers; undefined before the rules are loaded. */
  readonly blockersOf: (findings: readonly Finding[]) => BlockersView | undefined;
}

const orderAction = ({ words }: ViewContext, { summary, isOrdering, isLoaded }: SummaryFacts): ActionView => {
  const n = summary.cartUnitCount;
  const label = n > 0 ? word(words, 'order', { n }) : word(words, 'orderNone');
  return {
    // Enabled without a selection, because the rule explains the refusal (CK-01).
    ...action(label, label, { type: 'Order' }),
    isEnabled: isLoaded && !isOrdering,
    reason: isOrdering ? word(words, 'ordering') : undefined,
  };
};

/** Returns why the total is uncertain: a fee of a selected unit is unknown or parts are missing. */
const doubts = ({ shippingKnown, isOverseaAwaited, missing }: SummaryFacts): readonly MessageKey[] => [
  ...(shippingKnown || isOverseaAwaited ? [] : (['SHIPPING-UNKNOWN'] as const)),
  ...unreadNotices(missing).filter((key) => key !== 'SHIPPING-UNKNOWN'),
];

/** Notices, each once because the text is its key. Empty until messages are loaded. */
const notices = ({ words }: ViewContext, facts: SummaryFacts): readonly string[] => {
  const said = new Set([
    ...doubts(facts).map((key) => messageText(words, key)),
    ...facts.warnings.map(({ code, params }) => messageText(words, code, params)),
    ...(facts.isCouponCancelled ? [messageText(words, 'COUPON-CANCELLED')] : []),
  ]);
  said.delete('');
  return [...said];
};

export const summaryView = (context: ViewContext, facts: SummaryFacts, names: SummaryNames): SummaryView => {
  const { words } = context;
  const { exchange } = facts;
  const inCurrency = (amount: Won) => exchange && names.inExchange(amount, exchange);
  return {
    title: word(words, 'summaryTitle'),
    countText: word(words, 'summaryCount', { n: facts.summary.cartUnitCount }),
    rows: summaryRows(context, facts.summary, facts.shippingKnown, names.linesOf, inCurrency),
    payableLabel: word(words, 'payable'),
    payable: money(context, facts.summary.price),
    payableInCurrency: inCurrency(facts.summary.price),
    isUpdating: facts.isAsking,
    updatingText: word(words, 'pricesUpdating'),
    notices: notices(context, facts),
    blockers: names.blockersOf(facts.findings),
    order: orderAction(context, facts),
  };
};

export const orderBarView = (
  context: ViewContext,
  facts: SummaryFacts,
  { blockersOf }: Pick<SummaryNames, 'blockersOf'>,
): OrderBarView => {
  const { negativeTotal, price } = facts.summary;
  return {
    label: word(context.words, 'orderBarLabel'),
    payableLabel: word(context.words, 'payable'),
    payable: money(context, price),
    discountText:
      negativeTotal > 0 ? word(context.words, 'discountTotal', { amount: money(context, negativeTotal) }) : undefined,
    blockers: blockersOf(facts.findings),
    order: orderAction(context, facts),
  };
};
