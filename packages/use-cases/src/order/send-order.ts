import {
  pageError,
  isTotalKnown,
  isUnknownOutcome,
  type ApiError,
  type CartEvent,
  type CheckoutReply,
  type CheckoutRequest,
  type Won,
} from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { concat, EMPTY, of, switchMap, type Observable } from 'rxjs';
import { handleFailure } from '../failure/handle-failure.ts';
import { askReported, confirmed } from '../flow/ask.ts';
import type { Deps } from '../deps/deps.ts';
import { readFirst } from '../failure/read-first.ts';
import { afterLostOrder, goToOrder, unlessOpened } from './lost-order.ts';
import type { OrderKey } from './order-key.ts';
import { totalOfServer } from './total-of-server.ts';

const failed = (error: ApiError, said: Observable<never>): Observable<CartEvent> =>
  concat(of<CartEvent>({ type: 'CheckoutFailed', error }), said);

/** A cart that is no longer what the shopper saw is read again before they may order again (CK-13, CK-19). */
const notOpened = (deps: Deps, error: ApiError): Observable<CartEvent> =>
  readFirst(deps, error, (reread) => failed(error, handleFailure(deps, error, { reread })));

/** `isSuccess` false raises the server's message (CK-16). */
const opened = (deps: Deps, { isSuccess, message, txKey }: CheckoutReply): Observable<CartEvent> => {
  if (isSuccess) return goToOrder(deps, txKey);
  const error = pageError('Refused', message, 'POST /cart-checkout/addCheckoutByCart');
  return failed(error, handleFailure(deps, error, { otherwise: 'ORDER-FAILED' }));
};

/** An order that is asked for, with the key that it is known by. */
interface Asked {
  readonly key: OrderKey;
  readonly request: CheckoutRequest;
}

/** While a part of the total is not known only the server can say it: the shopper is asked, once, and never surprised. */
const atTotal = (deps: Deps, { key, request }: Asked, error: ApiError, payable: Won): Observable<CartEvent> =>
  confirmed(deps.shopper.confirm({ type: 'OrderAtTotal', payable })).pipe(
    switchMap((yes) => (yes ? sendOrder(deps, key, { ...request, payableSeen: payable }) : failed(error, EMPTY))),
  );

const refused = (deps: Deps, asked: Asked, error: ApiError): Observable<CartEvent> => {
  const total = isTotalKnown(deps.state()) ? O.none : totalOfServer(error);
  const isNews = O.isSome(total) && total.value !== asked.request.payableSeen;
  return isNews ? atTotal(deps, asked, error, total.value) : notOpened(deps, error);
};

const notAnswered = (deps: Deps, asked: Asked, error: ApiError): Observable<CartEvent> =>
  isUnknownOutcome(error)
    ? afterLostOrder(deps, asked.key, error)
    : unlessOpened(deps, asked.key, () => refused(deps, asked, error));

/** Sends an order; one whose answer was lost is looked for before anything is said of it (CK-13, CK-16). */
export const sendOrder = (deps: Deps, key: OrderKey, request: CheckoutRequest): Observable<CartEvent> =>
  askReported(deps.log, deps.server.addCheckoutByCart(request, key.current())).pipe(
    switchMap((answer) => {
      if (E.isLeft(answer)) return notAnswered(deps, { key, request }, answer.left);
      key.settle();
      return opened(deps, answer.right);
    }),
  );
