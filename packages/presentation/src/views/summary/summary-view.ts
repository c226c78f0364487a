import type { BlockersView, OrderBarView, SummaryView } from './summary-types.ts';
import type { ActionView } from '../common/common-types.ts';
import { messageText } from '../../words/message-text.ts';
import type { Finding, MessageKey, PricePart, Summary, Won } from '@baguni/domain';
import { word } from '../../words/word.ts';
import { action } from '../common/action-views.ts';
import { money, type ViewContext } from '../common/context.ts';
import type { Exchange } from '../common/in-currency.ts';
import { summaryRows, type LinesOf } from './summary-rows.ts';
import { unreadNotices } from './unread-notices.ts';

/** What the order summary and the order bar depend on. */
export interface SummaryFacts {
  readonly summary: Summary & { readonly cartUnitCount: number };
  /** Whether the fees of all selected units are known (SH-05). */
  readonly shippingKnown: boolean;
  /** Parts that the total lacks because they could not be read (CM-53). */
  readonly missing: readonly PricePart[];
  readonly isAsking: boolean;
  /** What shipping overseas costs has not been read yet. */
  readonly isOverseaAwaited: boolean;
  readonly isOrdering: boolean;
  readonly isLoaded: boolean;
  /** QT-08 */
  readonly isCouponCancelled: boolean;
  /** Findings that are shown before ordering and block nothing (CP-06). */
  readonly warnings: readonly Finding[];
  /** The currency in which amounts are told beside won; none while that is chosen (OV-13). */
  readonly exchange: Exchange | undefined;
  /** Every reason that blocks the order (CK-18). */
  readonly findings: readonly Finding[];
}

/** How the summary calls units, parcels and reasons. */
export interface SummaryNames {
  readonly linesOf: LinesOf;
  readonly inExchange: (amount: Won, exchange: Exchange) => string | undefined;
  /** What blocks the order, in words; nothing before the rules are there. */
  readonly blockersOf: (findings: readonly Finding[]) => BlockersView | undefined;
}

const orderAction = ({ words }: ViewContext, { summary, isOrdering, isLoaded }: SummaryFacts): ActionView => {
  const n = summary.cartUnitCount;
  const label = n > 0 ? word(words, 'order', { n }) : word(words, 'orderNone');
  return {
    // pressable with nothing selected: the rule says what is missing (CK-01)
    ...action(label, label, { type: 'Order' }),
    isEnabled: isLoaded && !isOrdering,
    reason: isOrdering ? word(words, 'ordering') : undefined,
  };
};

/** Why the total is uncertain: shipping where a selected unit's fee is not known, whatever became of others' (SH-05, CM-53). */
const doubts = ({ shippingKnown, isOverseaAwaited, missing }: SummaryFacts): readonly MessageKey[] => [
  ...(shippingKnown || isOverseaAwaited ? [] : (['SHIPPING-UNKNOWN'] as const)),
  ...unreadNotices(missing).filter((key) => key !== 'SHIPPING-UNKNOWN'),
];

/** Each once, since its text is its key; none before its message is loaded. */
const notices = ({ words }: ViewContext, facts: SummaryFacts): readonly string[] => {
  const said = new Set([
    ...doubts(facts).map((key) => messageText(words, key)),
    ...facts.warnings.map(({ code, params }) => messageText(words, code, params)),
    ...(facts.isCouponCancelled ? [messageText(words, 'COUPON-CANCELLED')] : []),
  ]);
  said.delete('');
  return [...said];
};

/** The order summary: rows, payable total, what blocks the order, the order button (PG-09, SH-05, PR-06). */
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

/** The bar at the bottom on mobile (PG-09). */
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
