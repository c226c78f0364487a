import type { DiscountReply, PriceRequest, ShippingReply, ShippingRequest } from '@baguni/contract';
import type { Session } from '../session/session.ts';
import type { ApiError, PricedInputs } from '@baguni/domain';
import { pricesUpdated, type PricesAnswer } from '../session/evolve.ts';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { concat, defer, forkJoin, map, of, switchMap, type Observable } from 'rxjs';
import { askReported, applyAnswer } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';

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

export const shippingRequest = ({ cart: { shippingCountry } }: Session, inputs: PricedInputs): ShippingRequest => ({
  countryCode: shippingCountry,
  requests: requestsOf(inputs),
});

const unknownDiscounts: DiscountReply = { discounts: [] };

/** Combines the answers of two requests. */
export const pricesOf = (
  inputs: PricedInputs,
  { shippingBundles: bundles, shippingPolicies: policies, missing: unread = [] }: ShippingReply,
  { discounts, missing = [] }: DiscountReply,
): PricesAnswer => ({ ...nothingSelected(inputs), bundles, policies, discounts, missing: [...unread, ...missing] });

export type PriceDeps = Pick<Deps, 'log' | 'state' | 'server'>;

/**
 * Requests shipping and discounts together. Without discounts the known ones stay; without shipping the fee is
 * unknown.
 */
export const readPrices = (
  { server, log, state }: PriceDeps,
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
        : E.right(pricesOf(inputs, shipping.right, E.isRight(discount) ? discount.right : unknownDiscounts)),
    ),
  );
};

const asked = (deps: Deps, inputs: PricedInputs): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'PricesAsked', inputs }),
    readPrices(deps, inputs).pipe(
      switchMap((answer) =>
        E.isRight(answer)
          ? applyAnswer(deps, pricesUpdated(deps.state(), answer.right))
          : of<CartEvent>({ type: 'PricesFailed', inputs }),
      ),
    ),
  );

/** Requests shipping and discounts of the selection. An empty selection costs 0 and sends no request. */
export const askPrices = (deps: Deps, inputs: PricedInputs): Observable<CartEvent> =>
  inputs.selected.length === 0
    ? defer(() => of(pricesUpdated(deps.state(), nothingSelected(inputs))))
    : asked(deps, inputs);
