import { summaryNotices } from '../prices/summary-notices.ts';
import { arrivalsOf, orderArrivalText } from '../delivery/arrival-lines.ts';
import { orderedCart, type Session } from '@baguni/use-cases';
import type { ActionView } from '../common/common-types.ts';
import {
  buyerRefusal,
  pricedInputsOf,
  cashbacksOf,
  checkoutFactsOf,
  couponWarnings,
  type CartUnit,
  type Finding,
  type OrderCheck,
  type PricedCart,
  type Won,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import { bestPriceText } from '../best-coupons/best-price-text.ts';
import { wordOf } from '../common/word.ts';
import { action } from '../common/shared-views.ts';
import { type ViewContext, exchangeOf, foreignMoney, type Exchange } from '../common/context.ts';
import { type OffersView, offersView } from '../prices/offers-view.ts';
import type { PriceWords } from '../prices/price-words-ko.ts';
import { ledgerLines } from '../prices/ledger-lines.ts';
import { blockersView } from '../checkout/blocker-views.ts';

export const bestCombinationAction = (context: ViewContext, state: Session): ActionView | undefined => {
  const hasCoupons = state.cart.coupons.offered.length > 0 && O.isNone(buyerRefusal(state.cart.buyer));
  if (!hasCoupons || pricedInputsOf(state.cart).selected.length === 0) return undefined;
  const label = bestPriceText(context, state);
  return { ...action(label, label, { type: 'FindBestCombination' }), isEnabled: !state.isOrdering };
};

/** Views that load after the first one; the cart works without them. */
export interface DeferredViews {
  readonly blockersOf: (state: Session, priced: PricedCart) => readonly Finding[];
  readonly blockersView: typeof blockersView;
  /** Non-blocking findings on the order’s coupons. */
  readonly warningsOf: (state: Session, priced: PricedCart) => readonly Finding[];
  readonly cashbacksOf: typeof cashbacksOf;
  readonly ledgerLines: typeof ledgerLines;
  /** Returns the rule that one more piece of a unit would violate. */
  readonly oneMoreRefused: (unit: CartUnit) => Finding | undefined;
  /** Currency for showing amounts next to won. */
  readonly exchangeOf: typeof exchangeOf;
  readonly inExchange: (context: ViewContext, amount: Won, exchange: Exchange) => string;
  readonly bestCombinationAction: typeof bestCombinationAction;
  readonly summaryNotices: typeof summaryNotices;
  /** When units and the order arrive. */
  readonly arrivalsOf: typeof arrivalsOf;
  readonly orderArrivalText: typeof orderArrivalText;
  readonly offersView: (context: ViewContext, state: Session, priced: PricedCart) => OffersView;
}

export const deferredViewsWith = ({
  judge,
  changes,
  promotions,
}: Pick<OrderCheck, 'judge' | 'changes' | 'promotions'>): DeferredViews => ({
  blockersOf: (state, priced) => judge(orderedCart(state), priced).findings,
  blockersView,
  warningsOf: (state, priced) =>
    state.cart.coupons.applied.length > 0 ? couponWarnings(checkoutFactsOf(state.cart, priced)) : [],
  cashbacksOf,
  ledgerLines,
  oneMoreRefused: (unit) =>
    O.toUndefined(O.getLeft(changes.quantity({ unit, asked: String(unit.quantity + 1), hasCoupon: false }))),
  exchangeOf,
  inExchange: ({ words }, amount, exchange) =>
    wordOf<PriceWords>()(words, 'about', { amount: foreignMoney(exchange, amount) }),
  bestCombinationAction,
  summaryNotices,
  arrivalsOf,
  orderArrivalText,
  offersView: (context, state, priced) => offersView(context, state, promotions(state.cart), priced),
});
