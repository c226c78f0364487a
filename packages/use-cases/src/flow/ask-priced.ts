import type { PriceRequest, PricesReply, PricesRequest } from '@baguni/contract';
import {
  type Answer,
  type ApiError,
  pricedInputsOf,
  type PricedInputs,
  withRequestedQuantities,
  without,
} from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { defer, map, type Observable } from 'rxjs';
import { askReported } from './ask.ts';
import type { Deps } from './deps.ts';
import type { Session } from '../session/session.ts';

/** Maximum units per request. */
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

/** Returns what will be bought after the pending changes. None if other quantities wait, or there is nothing to price. */
const inputsAfter = ({ cart, deleting }: Session): PricedInputs | undefined => {
  const requested = withRequestedQuantities(cart);
  const inputs = pricedInputsOf({ ...requested, selected: without(requested.selected, deleting) });
  const { length } = inputs.selected;
  return cart.saving.length > 1 || length === 0 || length > MAX_UNITS ? undefined : inputs;
};

interface Priced {
  readonly cartVersion: number;
  readonly refreshed?: PricesReply;
}

/**
 * Sends a write that also asks for the prices after it, so that a click is one request (SE-03). `refreshPrices` shows
 * them with the change, and asks for prices that are missing or stale.
 */
export const askPriced = <Request extends object, Reply extends Priced>(
  { brought, log, state }: Pick<Deps, 'brought' | 'log' | 'state'>,
  send: (request: Request & { readonly refresh?: PricesRequest }) => Answer<Reply>,
  request: Request,
): Observable<Either<ApiError, Omit<Reply, 'refreshed'>>> =>
  defer(() => {
    const inputs = inputsAfter(state());
    const refresh = inputs && pricesRequest(state(), inputs);
    return askReported(log, send(refresh ? { ...request, refresh } : request)).pipe(
      map(
        E.map(({ refreshed: reply, ...answer }) => {
          if (inputs && refresh && reply)
            brought.keep({ inputs, country: refresh.countryCode, cartVersion: answer.cartVersion, reply });
          return answer;
        }),
      ),
    );
  });
