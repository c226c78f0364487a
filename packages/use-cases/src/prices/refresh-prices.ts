import type { DiscountReply, PriceRequest, ShippingReply, ShippingRequest } from '@baguni/contract';
import { type ApiError, type PricedInputs, pricedInputsOf, samePricedInputs } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import {
  concat,
  defer,
  distinctUntilChanged,
  filter,
  forkJoin,
  map,
  type MonoTypeOperatorFunction,
  type Observable,
  of,
  skip,
  startWith,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs';
import { applyAnswer, askReported } from '../flow/ask.ts';
import type { Deps, Follower } from '../flow/deps.ts';
import { takeLastResOnly } from '../flow/flow.ts';
import type { CartEvent, CartEventType } from '../session/event.ts';
import { type PricesAnswer, pricesUpdated } from '../session/evolve.ts';
import type { Session } from '../session/session.ts';

/** Debounce time of price requests, in ms. */
export const BATCH_MS = 50;

export const nothingSelected = (inputs: PricedInputs): PricesAnswer => ({
  inputs,
  bundles: [],
  policies: [],
  discounts: [],
});

export const requestsOf = ({ selected, quantities }: PricedInputs): readonly PriceRequest[] =>
  selected.flatMap((cartUnitId, i) => {
    const quantity = quantities[i];
    return quantity === undefined ? [] : [{ cartUnitId, quantity }];
  });

export const shippingRequest = (
  {
    cart: {
      destination: { country: shippingCountry },
    },
  }: Session,
  inputs: PricedInputs,
): ShippingRequest => ({
  countryCode: shippingCountry,
  requests: requestsOf(inputs),
});

/** Combines the answers of two requests. */
export const pricesOf = (
  inputs: PricedInputs,
  { shippingBundles: bundles, shippingPolicies: policies, missing: unread = [] }: ShippingReply,
  { discounts, missing = [] }: DiscountReply,
): PricesAnswer => ({ ...nothingSelected(inputs), bundles, policies, discounts, missing: [...unread, ...missing] });

/**
 * Requests shipping and discounts together. Without discounts the known ones stay; without shipping the fee is
 * unknown.
 */
export const readPrices = (
  { server, log, state }: Pick<Deps, 'log' | 'state' | 'server'>,
  inputs: PricedInputs,
): Observable<Either<ApiError, PricesAnswer>> => {
  const request = shippingRequest(state(), inputs);
  return forkJoin({
    shipping: askReported(log, server.getShipping(request)),
    discount: askReported(log, server.getAvailableDiscount({ requests: request.requests })),
  }).pipe(
    map(({ shipping, discount }) =>
      E.isLeft(shipping)
        ? shipping
        : E.right(pricesOf(inputs, shipping.right, E.isRight(discount) ? discount.right : { discounts: [] })),
    ),
  );
};

/** Requests shipping and discounts of the selection. An empty selection costs 0 and sends no request. */
const askPrices = (deps: Deps, inputs: PricedInputs): Observable<CartEvent> =>
  inputs.selected.length === 0
    ? of(pricesUpdated(deps.state(), nothingSelected(inputs)))
    : concat(
        of<CartEvent>({ type: 'PricesAsked', inputs }),
        readPrices(deps, inputs).pipe(
          switchMap((answer) =>
            E.isRight(answer)
              ? applyAnswer(deps, pricesUpdated(deps.state(), answer.right))
              : of<CartEvent>({ type: 'PricesFailed', inputs }),
          ),
        ),
      );

interface Seen {
  readonly type: CartEventType;
  readonly inputs: PricedInputs;
  readonly cartVersion: number;
}

const seen = ({ cart, cartVersion }: Session, { type }: CartEvent): Seen => ({
  type,
  inputs: pricedInputsOf(cart),
  cartVersion,
});

/** Returns the request of the first view’s prices, or `none` if they failed. */
const known = ({ cart, cartVersion }: Session): readonly Seen[] => {
  const { status, answer } = cart.serverPrices;
  return status === 'Known' && O.isSome(answer)
    ? [{ type: 'CartResumed', inputs: answer.value.inputs, cartVersion }]
    : [];
};

const isTheSame = (before: Seen, now: Seen): boolean =>
  now.type !== 'CartOpened' && before.cartVersion === now.cartVersion && samePricedInputs(before.inputs, now.inputs);

/** Emits requests that differ from the previous one. The first is compared with the known prices. */
const changedSince =
  (start: () => readonly Seen[]): MonoTypeOperatorFunction<Seen> =>
  (all) =>
    defer(() => {
      const before = start();
      return all.pipe(startWith(...before), distinctUntilChanged(isTheSame), skip(before.length));
    });

/**
 * Requests prices after changes that did not include them. Debounced; stale answers are dropped. Pending quantities
 * send no request, because the server does not know them.
 */
export const refreshPrices: Follower = (deps) =>
  deps.events.pipe(
    filter(() => deps.state().load === 'Loaded' && deps.state().cart.saving.length === 0),
    map((event) => seen(deps.state(), event)),
    changedSince(() => known(deps.state())),
    takeLastResOnly(({ inputs }) =>
      timer(BATCH_MS).pipe(
        takeUntil(deps.events.pipe(filter(({ type }) => type === 'PricesUpdated'))),
        switchMap(() => askPrices(deps, inputs)),
      ),
    ),
  );
