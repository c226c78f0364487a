import type { Cart, OrderedCart } from '../../cart/cart.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import { remember } from '../../money/reuse.ts';
import { won, type Won } from '../../money/won.ts';
import { cartSummary } from '../../price/priced-cart.ts';
import { pricedOf, withRequestedQuantities } from '../../selectors/priced-of.ts';
import { idsOf, type Finding, type Fix } from '../../rule/rule.ts';
import { isSplittable } from '../../rules/checkout-rules.ts';
import { checkoutFactsOf } from '../../rules/checkout/checkout-facts.ts';
import type { OrderCheck } from '../order-check.ts';
import { connectedUnits } from './connected-units.ts';
import { leastOrders, lowerBound } from './lower-bound.ts';
import { canShareOrder, partPricer, type Part, type PricedPart } from './priced-part.ts';
import { cheapestSplit } from './search.ts';

export const SPLIT_NODE_LIMIT = 10_000;

/** One of several consecutive orders. Amounts in won. */
export interface SplitOrder {
  readonly cartUnitIds: readonly CartUnitId[];
  /** Turns the cart into this order: selects its units and removes coupons that it cannot use. */
  readonly fixes: readonly Fix[];
  /** Coupons in use that this order keeps. */
  readonly coupons: readonly CouponIssueNo[];
  readonly total: Won;
  /** Shipping fees, domestic and overseas, before shipping coupons. */
  readonly shipping: Won;
  /** The saving of its coupons. */
  readonly couponSaving: Won;
  /** Reasons that no split removes, e.g. a missing proof of age. */
  readonly findings: readonly Finding[];
}

/** A split of the selected units into consecutive orders. Amounts in won. */
export interface OrderSplit {
  readonly orders: readonly SplitOrder[];
  readonly total: Won;
  /** Lower bound of the total of every split; equal to `total` if proved. */
  readonly bound: Won;
  readonly isProved: boolean;
  readonly nodes: number;
  /** Coupons in use on the selected units that no order keeps. */
  readonly lostCoupons: readonly CouponIssueNo[];
}

/** Listener of a search in the background. */
export interface SplitListener {
  readonly started: () => void;
  readonly found: (split: OrderSplit | undefined) => void;
  readonly failed: (thrown: unknown) => void;
}

/** Searches for the cheapest split in the background; returns a function that stops the search. */
export type BackgroundSplit = (question: { readonly split: OrderedCart }, listener: SplitListener) => () => void;

export interface SplitLimits {
  /** Most splits tried; beyond it returns a good split with a gap. */
  readonly nodes?: number;
  /** True once the search must end; unlimited if missing. */
  readonly isLate?: () => boolean;
}

/** Kinds of units that often need a separate order. */
const splitKinds = ['SmileFresh', 'ExpressShop', 'DepartmentStore', 'ECoupon', 'Install', 'IncomeDuty'] as const;
export type SplitKind = (typeof splitKinds)[number];

const isOfKind = ({ cartUnitType, item: { flags } }: CartUnit, kind: SplitKind): boolean =>
  kind === 'SmileFresh' || kind === 'ExpressShop' ? cartUnitType === kind : flags?.[`is${kind}`] === true;

/** Returns a kind that all units of an order share; undefined for the rest. */
export const sharedKindOf = (units: Part): SplitKind | undefined =>
  splitKinds.find((kind) => units.every((unit) => isOfKind(unit, kind)));

/** Puts the orders of one kind first, because the rest is what stays in the cart. */
const restLast = (parts: readonly Part[]): readonly Part[] =>
  parts.toSorted((a, b) => Number(sharedKindOf(a) === undefined) - Number(sharedKindOf(b) === undefined));

const orderOf = (
  part: Part,
  { fixes, cart, coupons, total }: PricedPart,
  judgeOrder: OrderCheck['judge'],
): SplitOrder => {
  const { shippingTotal, overseaShippingTotal, couponTotal } = cartSummary(pricedOf(cart));
  return {
    cartUnitIds: idsOf(part),
    fixes,
    coupons,
    total: won(total),
    shipping: won(shippingTotal + overseaShippingTotal),
    couponSaving: couponTotal,
    findings: judgeOrder(cart).findings,
  };
};

const cartToSplit = (given: OrderedCart, ready: (cart: Cart) => Cart): OrderedCart => {
  // the server's fees are those of the whole selection
  const serverPrices = { ...given.serverPrices, answer: undefined };
  const requested: OrderedCart = { ...withRequestedQuantities(given), saving: [], serverPrices };
  return { ...requested, ...ready(requested) };
};

type SplitCheck = Pick<OrderCheck, 'judge'> & Partial<Pick<OrderCheck, 'ready' | 'promotions'>>;

/**
 * Returns the cheapest split of a cart that is refused as one order, because it has too many units or units that must
 * not be mixed (CK-01, CK-04..CK-10). No two of its orders could be one, and ties have fewer orders. Returns undefined if
 * the units can share an order, or if the shop refuses such orders.
 */
export const splitSearch =
  ({ judge: judgeOrder, ready = (cart: Cart) => cart, promotions }: SplitCheck) =>
  (
    given: OrderedCart,
    { nodes = SPLIT_NODE_LIMIT, isLate = () => false }: SplitLimits = {},
  ): OrderSplit | undefined => {
    if (!judgeOrder(given).findings.some(isSplittable)) return undefined;
    const cart = cartToSplit(given, ready);
    const facts = checkoutFactsOf(cart);
    const { chosen } = facts;
    const keyOf = (part: Part): string => idsOf(part).join();
    const canShare = remember(canShareOrder(facts), keyOf);
    const priced = remember(partPricer(cart, chosen, ready), keyOf);
    // promotions may save more in smaller orders
    const bound = promotions?.(cart).length ? 0 : lowerBound(cart, chosen, canShare);
    let isExact = true;
    const costOf = (part: Part): number => {
      const one = priced(part);
      isExact &&= one.isExact;
      return one.total;
    };
    const found = cheapestSplit({
      units: chosen,
      clusters: connectedUnits(chosen, cart.coupons.applied),
      canShare,
      costOf,
      bound,
      leastOrders: leastOrders(chosen, canShare),
      nodeLimit: nodes,
      isLate,
    });
    const orders = restLast(found.split).map((part) => orderOf(part, priced(part), judgeOrder));
    if (orders.some(({ findings }) => findings.some(isSplittable))) return undefined;
    const kept = new Set(orders.flatMap(({ coupons }) => coupons));
    const ids = new Set(idsOf(chosen));
    const isProved = found.total <= bound || (found.isCheapest && isExact);
    return {
      orders,
      total: won(found.total),
      bound: won(isProved ? found.total : bound),
      isProved,
      nodes: found.nodes,
      lostCoupons: cart.coupons.applied
        .filter(({ couponIssueNo, cartUnitIds }) => !kept.has(couponIssueNo) && cartUnitIds.some((id) => ids.has(id)))
        .map(({ couponIssueNo }) => couponIssueNo),
    };
  };

/** The orders of a split that the shopper agreed to, in sequence. */
export type SplitPlan = readonly Pick<SplitOrder, 'cartUnitIds' | 'total'>[];

/** Returns the next order of a plan, or undefined if none is left or the selection or a total differs (CK-01). */
export const nextOfPlan =
  ({ judge: judgeOrder, ready = (cart: Cart) => cart }: SplitCheck) =>
  (given: OrderedCart, plan: SplitPlan): SplitOrder | undefined => {
    const inCart = new Set<CartUnitId>(idsOf(given.units));
    const rest = plan.slice(plan.findIndex(({ cartUnitIds }) => cartUnitIds.some((id) => inCart.has(id))));
    const isStarted = rest.length < plan.length;
    if (!isStarted || !judgeOrder(given).findings.some(isSplittable)) return undefined;
    const cart = cartToSplit(given, ready);
    const { chosen } = checkoutFactsOf(cart);
    const planned = new Set(rest.flatMap(({ cartUnitIds }) => cartUnitIds));
    const isPlanned = chosen.length === planned.size && chosen.every(({ cartUnitId }) => planned.has(cartUnitId));
    if (!isPlanned) return undefined;
    const priced = partPricer(cart, chosen, ready);
    const orders = rest.map(({ cartUnitIds }) => {
      const part = chosen.filter(({ cartUnitId }) => cartUnitIds.includes(cartUnitId));
      return orderOf(part, priced(part), judgeOrder);
    });
    const isSame = orders.every(({ total, findings }, i) => total === rest[i]?.total && !findings.some(isSplittable));
    return isSame ? orders[0] : undefined;
  };
