import type { Session } from '@baguni/use-cases';
import type { OffersView } from '../views/summary/summary-types.ts';
import {
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
import type { ViewContext } from '../views/common/context.ts';
import { exchangeOf, foreignMoney, type Exchange } from '../views/common/in-currency.ts';
import { word } from '../words/word.ts';
import { ledgerLines } from '../views/ledger/ledger-lines.ts';
import { blockersView } from '../views/summary/blocker-views.ts';
import { bestCombinationAction } from '../views/summary/best-combination-action.ts';
import { offersView } from '../views/summary/offers-view.ts';

/** Views loaded after the first one: a cart is shown and changed without them. */
export interface DeferredViews {
  /** Every reason that blocks an order of what is selected (CK-18). */
  readonly blockersOf: (state: Session, priced: PricedCart) => readonly Finding[];
  /** The same in words, with what removes it. */
  readonly blockersView: typeof blockersView;
  /** Findings on the order's coupons that are shown and block nothing (CP-06). */
  readonly warningsOf: (state: Session, priced: PricedCart) => readonly Finding[];
  /** What each selected unit gives back (CB-01). */
  readonly cashbacksOf: typeof cashbacksOf;
  /** How amounts came about, step by step (PR-08). */
  readonly ledgerLines: typeof ledgerLines;
  /** Which rule one more piece of a unit would break (QT-03, PG-13). */
  readonly oneMoreRefused: (unit: CartUnit) => Finding | undefined;
  /** The currency in which amounts are told beside won (OV-13). */
  readonly exchangeOf: typeof exchangeOf;
  /** An amount in it, in words. */
  readonly inExchange: (context: ViewContext, amount: Won, exchange: Exchange) => string;
  /** The button that finds the best combination (CP-19): coupons are known later still. */
  readonly bestCombinationAction: typeof bestCombinationAction;
  /** Nudges and cashback (DC-05, CB-02, EN-09). */
  readonly offersView: (context: ViewContext, state: Session, priced: PricedCart) => OffersView;
}

/** @param check by which an order and a change of a cart are judged: the server's */
export const deferredViewsWith = ({
  judge,
  changes,
  promotions,
}: Pick<OrderCheck, 'judge' | 'changes' | 'promotions'>): DeferredViews => ({
  blockersOf: (state, priced) => judge(state.cart, priced).findings,
  blockersView,
  // without coupons the facts need not be worked out
  warningsOf: (state, priced) =>
    state.cart.appliedCoupons.length > 0 ? couponWarnings(checkoutFactsOf(state.cart, priced)) : [],
  cashbacksOf,
  ledgerLines,
  oneMoreRefused: (unit) =>
    O.toUndefined(O.getLeft(changes.quantity({ unit, asked: String(unit.quantity + 1), hasCoupon: false }))),
  exchangeOf,
  inExchange: ({ words }, amount, exchange) => word(words, 'about', { amount: foreignMoney(exchange, amount) }),
  bestCombinationAction,
  offersView: (context, state, priced) => offersView(context, state, promotions(state.cart), priced),
});
