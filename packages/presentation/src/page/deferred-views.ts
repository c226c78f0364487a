import { summaryNotices, type SummaryNames } from '../prices/summary-view.ts';
import { orderArrivalText, lateLinesOf } from './late-lines.ts';
import type { Session } from '@baguni/use-cases';
import type { ActionView } from '../common/common-types.ts';
import {
  buyerRefusal,
  pricedInputsOf,
  cashbacksOf,
  checkoutFactsOf,
  couponWarnings,
  isTotalKnown,
  nextOfPlan,
  type Cart,
  type CartUnit,
  type CartUnitId,
  type Finding,
  type LedgerEntry,
  type OrderCheck,
  type OrderedCart,
  type PricedCart,
  type SellerGroup,
  type SplitOrder,
  type SplitPlan,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { offersView } from '../prices/offers-view.ts';
import { bestPriceText } from '../best-coupons/best-price-text.ts';
import { wordOf } from '../common/word.ts';
import { plainAction, distinctNameOf } from '../common/shared-views.ts';
import { sellerNameOf } from '../cart/seller-group-view.ts';
import { type ViewContext, exchangeOf, foreignMoney } from '../common/context.ts';
import type { PriceWords } from '../prices/price-words-ko.ts';
import { ledgerLines } from '../prices/ledger-lines.ts';
import { blockersView } from '../checkout/blocker-views.ts';

export const bestCombinationAction = (context: ViewContext, state: Session): ActionView | undefined => {
  const hasCoupons = state.cart.coupons.offered.length > 0 && buyerRefusal(state.cart.buyer) === undefined;
  if (!hasCoupons || pricedInputsOf(state.cart).selected.length === 0) return undefined;
  const label = bestPriceText(context, state);
  return { ...plainAction(label, { type: 'FindBestCombination' }), isEnabled: !state.isOrdering };
};

export interface NamedCart {
  readonly unitsById: ReadonlyMap<CartUnitId, CartUnit>;
  readonly namesakes: ReadonlySet<string>;
  readonly index: { readonly sellerGroups: ReadonlyMap<string, SellerGroup> };
}

/** Names the parts that the summary shows below its amounts. */
const summaryNames = (context: ViewContext, cart: NamedCart): SummaryNames => {
  const unitOf = (id: CartUnitId): CartUnit | undefined => cart.unitsById.get(id);
  const nameOf = (id: CartUnitId): string => {
    const unit = unitOf(id);
    return unit ? distinctNameOf(context, { unit, hasNamesake: cart.namesakes.has(unit.item.itemName) }) : '';
  };
  const placeOf = ({ place, sellerGroupKey }: LedgerEntry): string | undefined => {
    if (place.type !== 'Bundle') return nameOf(place.cartUnitId);
    const group = cart.index.sellerGroups.get(sellerGroupKey);
    return group && sellerNameOf(context, group);
  };
  return {
    noticesOf: (facts) => summaryNotices(context, facts),
    blockersOf: (facts) => blockersView(context, facts, unitOf, nameOf),
    inExchange: (amount, exchange) =>
      wordOf<PriceWords>()(context.words, 'about', { amount: foreignMoney(exchange, amount) }),
    linesOf: (entries) => ledgerLines(context, entries, placeOf),
  };
};

/** The next order of a split that the shopper agreed to, and its number. */
export interface NextOrder extends SplitOrder {
  /** The number of the order, from 1. */
  readonly i: number;
  /** The number of orders of the split. */
  readonly n: number;
}

type ViewsCheck = Pick<OrderCheck, 'judge' | 'changes' | 'promotions'> & Partial<Pick<OrderCheck, 'ready'>>;

const nextOrderOf =
  (check: ViewsCheck, plan: SplitPlan) =>
  (cart: OrderedCart): NextOrder | undefined => {
    const next = plan.length > 0 && isTotalKnown(cart) ? nextOfPlan(check)(cart, plan) : undefined;
    if (next === undefined) return undefined;
    const i = plan.findIndex(({ cartUnitIds }) => cartUnitIds.some((id) => next.cartUnitIds.includes(id))) + 1;
    return { ...next, i, n: plan.length };
  };

/**
 * Views that load after the first one; the cart works without them.
 * @param recallPlan the split that the shopper agreed to last
 */
export const deferredViewsWith = (check: ViewsCheck, recallPlan: () => SplitPlan = () => []) => ({
  blockersOf: (cart: OrderedCart, priced: PricedCart): readonly Finding[] => check.judge(cart, priced).findings,
  /** Returns the order that a press places if it continues a split. */
  nextOrderOf: (cart: OrderedCart) => nextOrderOf(check, recallPlan())(cart),
  summaryNames,
  /** Non-blocking findings on the order’s coupons. */
  warningsOf: (cart: Cart, priced: PricedCart) =>
    cart.coupons.applied.length > 0 ? couponWarnings(checkoutFactsOf(cart, priced)) : [],
  cashbacksOf,
  ledgerLines,
  /** Returns the rule that one more piece of a unit would violate. */
  oneMoreRefused: (unit: CartUnit) =>
    E.getOrElseW(() => undefined)(
      E.swap(check.changes.quantity({ unit, asked: String(unit.quantity + 1), hasCoupon: false })),
    ),
  /** Currency for showing amounts next to won. */
  exchangeOf,
  bestCombinationAction,
  /** The late lines of units, with their arrival times, and the arrival of the order. */
  arrivalsOf: lateLinesOf,
  orderArrivalText,
  offersView: (context: ViewContext, state: Session, priced: PricedCart) =>
    offersView(context, state, check.promotions(state.cart), priced),
});

export type DeferredViews = ReturnType<typeof deferredViewsWith>;
