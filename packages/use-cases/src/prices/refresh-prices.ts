import type { PricesReply } from '@baguni/contract';
import {
  type ApiError,
  isOverseaCountry,
  liveCandidates,
  noCashback,
  type Price,
  type PricedInputs,
  pricedInputsOf,
  samePricedInputs,
  type ExtraDiscountOffer,
  featuresOf,
  buyerRefusal,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import {
  concat,
  defer,
  filter,
  type MonoTypeOperatorFunction,
  type Observable,
  of,
  switchMap,
  timer,
  EMPTY,
  map,
  merge,
  startWith,
  take,
} from 'rxjs';
import { applyAnswer, askReported, ignoringErrors } from '../flow/ask.ts';
import { pricesRequest } from '../flow/ask-priced.ts';
import type { Deps, Follower } from '../flow/deps.ts';
import { takeLastResOnly, openings } from '../flow/flow.ts';
import type { CartEvent } from '../session/event.ts';
import { pricesUpdated } from '../session/evolve.ts';
import type { Session } from '../session/session.ts';
import { readRecommendedCoupons } from '../coupons/read-coupons.ts';

/** Debounce time of price requests, in ms. */
export const BATCH_MS = 50;

const nothingSelected: PricesReply = { shipping: { shippingBundles: [], shippingPolicies: [] } };

/** Returns the events of an answer. After a failure the shipping fee is unknown (SH-05). */
export const pricesRead = (
  state: Session,
  inputs: PricedInputs,
  answer: E.Either<ApiError, PricesReply>,
  price?: Price,
): readonly [CartEvent, CartEvent] => {
  if (E.isLeft(answer))
    return [
      { type: 'PricesFailed', inputs },
      { type: 'CashbackRead', cashback: noCashback },
    ];
  const { shipping, discount, cashback = noCashback, overseas, missing = [] } = answer.right;
  const { shippingBundles: bundles, shippingPolicies: policies } = shipping;
  const prices = {
    inputs,
    bundles,
    policies,
    discounts: discount?.discounts ?? [],
    missing,
    ...(overseas && { overseas }),
  };
  return [pricesUpdated(state, prices, price), { type: 'CashbackRead', cashback }];
};

/** Asks for the prices of the selection. An empty selection costs 0 and sends no request. */
export const readPrices = (
  { server, log, state }: Pick<Deps, 'log' | 'state' | 'server'>,
  inputs: PricedInputs,
): Observable<E.Either<ApiError, PricesReply>> =>
  inputs.selected.length === 0
    ? of(E.right(nothingSelected))
    : askReported(log, server.getPrices(pricesRequest(state(), inputs)));

/** Shows prices, and a notice if the total has changed. */
const shown = (deps: Deps, inputs: PricedInputs, answer: E.Either<ApiError, PricesReply>): Observable<CartEvent> =>
  defer(() => {
    const [prices, cashback] = pricesRead(deps.state(), inputs, answer, deps.price);
    return concat(E.isRight(answer) ? applyAnswer(deps, prices) : of(prices), of(cashback));
  });

/** Shows the prices that a write brought, or asks for them, debounced. */
const currentPrices = (deps: Deps): Observable<CartEvent> => {
  const inputs = pricedInputsOf(deps.state().cart);
  const brought = deps.brought.take(deps.state());
  if (brought) return shown(deps, inputs, E.right(brought));
  return timer(BATCH_MS).pipe(
    switchMap(() =>
      concat(
        inputs.selected.length === 0 ? [] : of<CartEvent>({ type: 'PricesAsked', inputs }),
        readPrices(deps, inputs).pipe(switchMap((answer) => shown(deps, inputs, answer))),
      ),
    ),
  );
};

/** Prices depend on the country. Abroad a tab switch reads them again, because they bring the overseas cost (XT-11). */
const areSameAbroad = ({ cart: before }: Session, { cart: now }: Session): boolean =>
  before.destination.country === now.destination.country &&
  (before.tab === now.tab || !isOverseaCountry(now.destination.country));

/** True if the earlier prices are those of this cart. Extra discounts that become known change nothing (DC-04). */
const haveSamePrices = (before: Session, now: Session): boolean => {
  if (before.cartVersion !== now.cartVersion) return false;
  if (before.cart === now.cart) return true;
  if (!areSameAbroad(before, now)) return false;
  const extra = ({ cart: { discounts, pricesAsOf } }: Session): string =>
    JSON.stringify(liveCandidates({ candidates: discounts.extra, now: pricesAsOf }));
  return (
    samePricedInputs(pricedInputsOf(before.cart), pricedInputsOf(now.cart)) &&
    (before.cart.pricesAsOf === 0 || extra(before) === extra(now))
  );
};

/** Emits when the cart has other prices than before, or was opened. The prices of a first view are known. */
const withOtherPrices =
  (state: () => Session): MonoTypeOperatorFunction<CartEvent> =>
  (events) =>
    defer(() => {
      let before = state().cart.serverPrices.status === 'Known' ? state() : undefined;
      return events.pipe(
        filter(({ type }) => {
          const now = state();
          const isSame = type !== 'CartOpened' && before !== undefined && haveSamePrices(before, now);
          before = now;
          return !isSame;
        }),
      );
    });

/** Shows the prices after each change of the cart: those that came with a write, or requested ones. */
export const refreshPrices: Follower = (deps) =>
  deps.events.pipe(
    filter(() => deps.state().load === 'Loaded' && deps.state().cart.saving.length === 0),
    withOtherPrices(deps.state),
    takeLastResOnly(() => currentPrices(deps)),
  );

/** After a failed read there are no extra discounts, and the total no longer waits. */
export const noExtraDiscounts = ({ clock }: Pick<Deps, 'clock'>): CartEvent => ({
  type: 'ExtraDiscountsRead',
  candidates: [],
  now: clock.now(),
});

/** Maximum delay before the clock is checked again, in ms (one day). */
const LONGEST_WAIT_MS = 86_400_000;

/** Returns the time until the next candidate ends in ms, or undefined. */
const untilNextEnd = (offer: ExtraDiscountOffer): number | undefined => {
  const ends = liveCandidates(offer).map(({ endDate }) => Date.parse(endDate) - offer.now + 1);
  return ends.length === 0 ? undefined : Math.min(...ends, LONGEST_WAIT_MS);
};

/** Checks the clock when a candidate ends, and notifies the shopper if the total changes. */
const lookedAtAgain = (deps: Deps, offer: ExtraDiscountOffer, ahead: number): Observable<CartEvent> => {
  const wait = untilNextEnd(offer);
  if (wait === undefined) return EMPTY;
  return timer(wait).pipe(
    switchMap(() => {
      const later = { ...offer, now: deps.clock.now() + ahead };
      return concat(applyAnswer(deps, { type: 'ExtraDiscountsRead', ...later }), lookedAtAgain(deps, later, ahead));
    }),
  );
};

/** Reads extra discounts. Other storefronts emit only the time. A wrong local clock changes no price. */
const read = (deps: Deps): Observable<CartEvent> => {
  const { clock, log, server, state } = deps;
  if (!featuresOf(state().cart.storefront).extraDiscount) return of(noExtraDiscounts(deps));
  return askReported(log, server.getExhibitExtraDiscountForNudge()).pipe(
    switchMap((answer) => {
      if (E.isLeft(answer)) return state().cart.pricesAsOf === 0 ? of(noExtraDiscounts(deps)) : keep(deps);
      const ahead = answer.right.now - clock.now();
      return concat(
        of<CartEvent>({ type: 'ExtraDiscountsRead', ...answer.right }),
        lookedAtAgain(deps, answer.right, ahead),
      );
    }),
  );
};

/** Uses the known discounts until they end, or reads them if unknown. */
const keep = (deps: Deps): Observable<CartEvent> => {
  const { discounts, pricesAsOf: now } = deps.state().cart;
  return now === 0 ? read(deps) : lookedAtAgain(deps, { candidates: discounts.extra, now }, now - deps.clock.now());
};

const isReasonToRead = (event: CartEvent): boolean =>
  event.type === 'TabSwitched' ||
  (event.type === 'CheckoutFailed' &&
    (event.error.resultCode === 'PRICE-CHANGED' || event.error.resultCode === 'COUPON-EXPIRED'));

/** Repeats reading after a switch of the tab, or a refusal for a price or an expired coupon (XT-11). */
const withRereads =
  (start: Follower): Follower =>
  (deps) => {
    const again = deps.events.pipe(
      filter(isReasonToRead),
      map(() => read),
    );
    return merge(of(start), again).pipe(takeLastResOnly((next) => next(deps)));
  };

const readExtraDiscounts = withRereads(read);

/** Keeps the extra discounts of the first view until there is a reason to read them. */
const keepExtraDiscounts = withRereads(keep);

const readCardOffers: Follower = ({ server, log }) =>
  askReported(log, server.getSmileCardNudgeCoupon()).pipe(
    map((answer): CartEvent => {
      const coupons = E.isRight(answer) ? answer.right.coupons : [];
      return { type: 'SmileCardNudgeCouponsRead', coupons };
    }),
  );

/** Waits until the coupon requests, if any, are answered or failed. */
const secondGroupAnswered = ({ state, events }: Deps): Observable<unknown> => {
  const isAnswered = (): boolean => {
    const { buyer, coupons } = state().cart;
    return buyerRefusal(buyer) !== undefined || coupons.status === 'Known' || coupons.status === 'Failed';
  };
  return events.pipe(startWith(undefined), filter(isAnswered), take(1));
};

/** The third group of calls. The first view of a resumed cart has read its extra discounts already. */
const readers = (isResumed: boolean): readonly Follower[] => [
  isResumed ? keepExtraDiscounts : readExtraDiscounts,
  readCardOffers,
  readRecommendedCoupons,
];

const offered = (deps: Deps, isResumed: boolean): ReturnType<Follower> =>
  ignoringErrors(
    deps,
    secondGroupAnswered(deps).pipe(switchMap(() => merge(...readers(isResumed).map((read) => read(deps))))),
  );

/** Reads the third group of calls after the second; a failed read leaves its data empty (LS-04, LS-06). */
export const loadOffers: Follower = (deps) =>
  openings(deps).pipe(takeLastResOnly(({ type }) => offered(deps, type === 'CartResumed')));
