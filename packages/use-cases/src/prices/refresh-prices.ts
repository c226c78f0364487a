import type { PricesReply } from '@baguni/contract';
import {
  type ApiError,
  isOverseaCountry,
  liveCandidates,
  noCashback,
  type PricedInputs,
  pricedInputsOf,
  samePricedInputs,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { concat, defer, filter, type MonoTypeOperatorFunction, type Observable, of, switchMap, timer } from 'rxjs';
import { applyAnswer, askReported } from '../flow/ask.ts';
import { pricesRequest } from '../flow/ask-priced.ts';
import type { Deps, Follower } from '../flow/deps.ts';
import { takeLastResOnly } from '../flow/flow.ts';
import type { CartEvent } from '../session/event.ts';
import { pricesUpdated } from '../session/evolve.ts';
import type { Session } from '../session/session.ts';

/** Debounce time of price requests, in ms. */
export const BATCH_MS = 50;

const nothingSelected: PricesReply = { shipping: { shippingBundles: [], shippingPolicies: [] } };

/**
 * Returns the events of an answer. Without discounts the known ones stay, without cashback there is none, and after a
 * failure the shipping fee is unknown (SH-05).
 */
export const pricesRead = (
  state: Session,
  inputs: PricedInputs,
  answer: Either<ApiError, PricesReply>,
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
  return [pricesUpdated(state, prices), { type: 'CashbackRead', cashback }];
};

/** Asks for the prices of the selection. An empty selection costs 0 and sends no request. */
export const readPrices = (
  { server, log, state }: Pick<Deps, 'log' | 'state' | 'server'>,
  inputs: PricedInputs,
): Observable<Either<ApiError, PricesReply>> =>
  inputs.selected.length === 0
    ? of(E.right(nothingSelected))
    : askReported(log, server.getPrices(pricesRequest(state(), inputs)));

/** Shows prices, and a notice if the total has changed. */
const shown = (deps: Deps, inputs: PricedInputs, answer: Either<ApiError, PricesReply>): Observable<CartEvent> =>
  defer(() => {
    const [prices, cashback] = pricesRead(deps.state(), inputs, answer);
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

/**
 * Shows the prices of the cart after each change: those from the response of a write, or requested
 * ones. Drops stale responses. Pending quantities send no request, because the server does not know them.
 */
export const refreshPrices: Follower = (deps) =>
  deps.events.pipe(
    filter(() => deps.state().load === 'Loaded' && deps.state().cart.saving.length === 0),
    withOtherPrices(deps.state),
    takeLastResOnly(() => currentPrices(deps)),
  );
