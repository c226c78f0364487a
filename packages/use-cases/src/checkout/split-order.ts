import {
  arrivalsIn,
  type BackgroundSplit,
  type CartUnitId,
  type Fix,
  isSplittable,
  isTotalKnown,
  nextOfPlan,
  type OrderCheck,
  type OrderedCart,
  type OrderSplit,
  pricedInputsOf,
  samePricedInputs,
  SHORT_WAIT_MS,
  type SplitOrder,
  splitSearch,
} from '@baguni/domain/internal';
import { catchError, concat, defer, EMPTY, filter, map, Observable, switchMap, timeout, timer } from 'rxjs';
import { confirmed } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';
import type { SplitPlanMemory } from '../ports/memories.ts';
import type { CartEvent } from '../session/event.ts';
import { orderedCart } from '../session/session.ts';
import { applyFixes, hasFailed } from './fixes.ts';

export interface SplitDeps extends Deps {
  /** The order check that the server also uses. */
  readonly check: OrderCheck;
  /** Searches in a worker; throws if the browser cannot create one. */
  readonly split: BackgroundSplit;
  readonly plans: SplitPlanMemory;
}

type PlaceOrder = (agreed: readonly Fix[]) => Observable<CartEvent>;

const ON_PAGE_MS = 200;

const onPage = ({ clock, check }: SplitDeps, cart: OrderedCart): Observable<OrderSplit | undefined> =>
  timer(0).pipe(
    map(() => {
      const end = clock.now() + ON_PAGE_MS;
      return splitSearch(check)(cart, { isLate: () => clock.now() >= end });
    }),
  );

type Answer = OrderSplit | 'Started' | undefined;

/** Searches in a worker, or on the page if the worker fails or does not start within 3 s (CM-52). */
const findSplit = (deps: SplitDeps, cart: OrderedCart): Observable<OrderSplit | undefined> =>
  new Observable<Answer>((subscriber) =>
    deps.split(
      { split: cart },
      {
        started: () => subscriber.next('Started'),
        found: (split) => {
          subscriber.next(split);
          subscriber.complete();
        },
        failed: (thrown) => subscriber.error(thrown),
      },
    ),
  ).pipe(
    timeout({ first: SHORT_WAIT_MS }),
    filter((answer: Answer) => answer !== 'Started'),
    catchError(() => onPage(deps, cart)),
  );

/** Removes the coupons that an order of a split cannot use, then places it. The selection stays for the next one. */
const orderPart = (deps: Deps, { fixes }: Pick<SplitOrder, 'fixes'>, order: PlaceOrder): Observable<CartEvent> => {
  const [part, ...removals] = fixes;
  if (!part) return EMPTY;
  return concat(
    applyFixes(deps, removals),
    defer(() => (removals.some((fix) => hasFailed(deps, fix)) ? EMPTY : order([part]))),
  );
};

/** Remembers the orders, so that the shopper need not split again after the first payment, and places the first. */
const startPlan = (deps: SplitDeps, split: OrderSplit, order: PlaceOrder): Observable<CartEvent> => {
  deps.plans.remember(split.orders.map(({ cartUnitIds, total }) => ({ cartUnitIds, total })));
  const [first] = split.orders;
  return first ? orderPart(deps, first, order) : EMPTY;
};

/** Orders the selection, or only the next order of the split that the shopper agreed to (CK-01). */
export const continueSplit = (deps: SplitDeps, order: PlaceOrder): Observable<CartEvent> => {
  const plan = deps.plans.recall();
  const cart = orderedCart(deps.state());
  const next = isTotalKnown(cart) ? nextOfPlan(deps.check)(cart, plan) : undefined;
  // the rest is one order, so the page no longer needs the split, paid or not
  if (!deps.check.judge(cart).findings.some(isSplittable)) deps.plans.remember([]);
  return next === undefined ? order([]) : orderPart(deps, next, order);
};

const daysOf = ({ state, clock }: SplitDeps, { units }: OrderedCart): ReadonlyMap<CartUnitId, string> => {
  const arrivalOf = arrivalsIn(state().extras, clock.now());
  return new Map(
    units.flatMap((unit) => {
      const day = arrivalOf(unit)?.day;
      return day === undefined ? [] : [[unit.cartUnitId, day]];
    }),
  );
};

/**
 * Finds the cheapest split into several orders, shows it, and places the first order after a yes (CK-01, CK-17). If
 * the cart has changed meanwhile, it searches again.
 */
export const proposeSplit = (deps: SplitDeps, order: PlaceOrder): Observable<CartEvent> => {
  const { cartVersion } = deps.state();
  const cart = orderedCart(deps.state());
  // an unknown total cannot be compared, so the order states its reasons as usual
  if (!isTotalKnown(cart)) return order([]);
  const whenUnchanged = (next: () => Observable<CartEvent>): Observable<CartEvent> => {
    const state = deps.state();
    const isSame =
      state.cartVersion === cartVersion && samePricedInputs(pricedInputsOf(state.cart), pricedInputsOf(cart));
    return isSame ? next() : proposeSplit(deps, order);
  };
  const ask = (split: OrderSplit): Observable<CartEvent> =>
    confirmed(
      deps.shopper.confirm({
        type: 'SplitOrders',
        split,
        units: cart.units,
        arrivalDays: daysOf(deps, cart),
      }),
    ).pipe(switchMap((yes) => (yes ? whenUnchanged(() => startPlan(deps, split, order)) : EMPTY)));
  return findSplit(deps, cart).pipe(
    switchMap((split) => whenUnchanged(() => (split === undefined ? order([]) : ask(split)))),
  );
};
