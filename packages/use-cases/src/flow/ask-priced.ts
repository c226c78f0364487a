import type { PriceRequest, PricesRequest, Refresh, Refreshed } from '@baguni/contract';
import {
  type Answer,
  type ApiError,
  type CartUnitId,
  isOverseaCountry,
  pricedInputsOf,
  type PricedInputs,
  withRequestedQuantities,
  without,
  type CartRead,
  samePricedInputs,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { defer, map, type Observable } from 'rxjs';
import { askReported } from './ask.ts';
import type { Brought, BroughtPrices, Deps } from './deps.ts';
import type { Session } from '../session/session.ts';

export const broughtPrices = (): BroughtPrices => {
  let last: Brought | undefined;
  let cart: CartRead | undefined;
  return {
    keep: (brought) => {
      last = brought;
      ({ cart } = brought.reply);
      void Promise.resolve().then(() => {
        cart = undefined;
      });
    },
    take: ({ cart: now, cartVersion }) => {
      const isOfThis =
        last?.cartVersion === cartVersion &&
        last.country === now.destination.country &&
        samePricedInputs(last.inputs, pricedInputsOf(now));
      const reply = isOfThis ? last?.reply : undefined;
      if (isOfThis) last = undefined;
      return reply;
    },
    takeCart: ({ cart: now, cartVersion }) =>
      cart && cart.cartVersion >= cartVersion && cart.shippingCountry === now.destination.country ? cart : undefined,
  };
};

const MAX_UNITS = 100;

const requestsOf = ({ selected, quantities }: PricedInputs): readonly PriceRequest[] =>
  selected.flatMap((cartUnitId, i) => {
    const quantity = quantities[i];
    return quantity === undefined ? [] : [{ cartUnitId, quantity }];
  });

export const pricesRequest = ({ cart }: Session, inputs: PricedInputs): PricesRequest => ({
  countryCode: cart.destination.country,
  requests: requestsOf(inputs),
});

/** Further requests that a write carries, next to the request for prices. */
export interface Wanted {
  /** Asks for the whole cart, which `readAgain` then shows without a request. */
  readonly cart?: boolean;
  /** True if the unit that the write adds will be selected. */
  readonly selects?: boolean;
  /** Units that the write removes, if they are not marked as being deleted. */
  readonly removed?: readonly CartUnitId[] | undefined;
  /** The country that the write chooses. */
  readonly country?: string;
}

/** Returns what will be bought after the pending changes. None if other quantities wait, or there is nothing to price. */
const inputsAfter = (
  { cart, deleting }: Session,
  countryCode: string,
  { cart: isCartWanted, removed = [] }: Wanted,
): PricedInputs | undefined => {
  const requested = withRequestedQuantities(cart);
  const inputs = pricedInputsOf({ ...requested, selected: without(requested.selected, [...deleting, ...removed]) });
  const { length } = inputs.selected;
  const isEmpty = length === 0 && !isCartWanted && !isOverseaCountry(countryCode);
  return cart.saving.length > 1 || isEmpty || length > MAX_UNITS ? undefined : inputs;
};

interface Priced {
  readonly cartVersion?: number;
  readonly cartUnitId?: CartUnitId;
  readonly refreshed?: Refreshed;
}

/** Returns what the prices of an answer are for: with a cart, its quantities and the added unit count. */
const pricedIn = ({ cart: { tab } }: Session, inputs: PricedInputs, { selects }: Wanted, answer: Priced) => {
  const { cartUnitId: added, refreshed } = answer;
  if (!refreshed?.cart) return inputs;
  const selected = selects && added !== undefined ? [...inputs.selected, added] : inputs.selected;
  return pricedInputsOf({ units: refreshed.cart.units, selected, tab });
};

/** Sends a write that also asks for the prices after it, so that a click is one request (SE-03). */
export const askPriced = <Request extends object, Reply extends Priced>(
  { brought, log, state }: Pick<Deps, 'brought' | 'log' | 'state'>,
  send: (request: Request & { readonly refresh?: Refresh }) => Answer<Reply>,
  request: Request,
  { removed, country, ...wanted }: Wanted = {},
): Observable<E.Either<ApiError, Omit<Reply, 'refreshed'>>> =>
  defer(() => {
    const countryCode = country ?? state().cart.destination.country;
    const inputs = inputsAfter(state(), countryCode, { ...wanted, removed });
    const refresh = inputs && { ...pricesRequest(state(), inputs), ...wanted, countryCode };
    return askReported(log, send(refresh ? { ...request, refresh } : request)).pipe(
      map(
        E.map((read) => {
          const { refreshed: reply, ...answer } = read;
          if (inputs && refresh && reply) {
            brought.keep({
              inputs: pricedIn(state(), inputs, wanted, read),
              country: countryCode,
              cartVersion: reply.cart?.cartVersion ?? read.cartVersion ?? state().cartVersion,
              reply,
            });
          }
          return answer;
        }),
      ),
    );
  });
