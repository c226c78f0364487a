import type { Session } from '../session/session.ts';
import type {
  ApiError,
  CartServer,
  DiscountReply,
  PriceRequest,
  PricedInputs,
  ShippingReply,
  ShippingRequest,
} from '@baguni/domain';
import { pricesUpdated, type PricesAnswer } from '../session/prices-updated.ts';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { concat, defer, forkJoin, map, of, switchMap, type Observable } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import type { Deps } from '../deps/deps.ts';
import { takenIn } from '../flow/taken-in.ts';

/** Changes that follow each other this fast, in ms, are asked about in one batch. */
export const BATCH_MS = 50;

/** The prices of nothing. */
export const nothingSelected = (inputs: PricedInputs): PricesAnswer => ({
  inputs,
  bundles: [],
  policies: [],
  discounts: [],
});

/** The units that an answer is asked for, each with its pieces. */
export const requestsOf = ({ selected, quantities }: PricedInputs): readonly PriceRequest[] =>
  selected.flatMap((cartUnitId, i) => {
    const quantity = quantities[i];
    return quantity === undefined ? [] : [{ cartUnitId, quantity }];
  });

/** What prices are asked for in one request, of the country that parcels go to. */
export const shippingRequest = ({ cart: { shippingCountry } }: Session, inputs: PricedInputs): ShippingRequest => ({
  countryCode: shippingCountry,
  requests: requestsOf(inputs),
});

const unknownDiscounts: DiscountReply = { discounts: [] };

/** What two answers say together of what they were asked for. */
export const pricesOf = (
  inputs: PricedInputs,
  { shippingBundles: bundles, shippingPolicies: policies, missing: unread = [] }: ShippingReply,
  { discounts, missing = [] }: DiscountReply,
): PricesAnswer => ({ ...nothingSelected(inputs), bundles, policies, discounts, missing: [...unread, ...missing] });

/** What asking for prices needs. */
export type PriceDeps = Pick<Deps, 'log' | 'state'> & {
  readonly server: Pick<CartServer, 'getShipping' | 'getAvailableDiscount'>;
};

/** Shipping and discounts, asked together. Without an answer on discounts the known ones stay (ER-08); without one on shipping the fee is not known (SH-05). */
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
          ? takenIn(deps, pricesUpdated(deps.state(), answer.right))
          : of<CartEvent>({ type: 'PricesFailed', inputs }),
      ),
    ),
  );

/** Asks for shipping and discounts of what is selected, together; nothing selected costs nothing and asks nobody (SE-03). */
export const askPrices = (deps: Deps, inputs: PricedInputs): Observable<CartEvent> =>
  inputs.selected.length === 0
    ? defer(() => of(pricesUpdated(deps.state(), nothingSelected(inputs))))
    : asked(deps, inputs);
