import {
  isTotalKnown,
  mustSignInToOrder,
  type ApiError,
  type CartEvent,
  type CheckoutReply,
  type CheckoutRequest,
  type TxKey,
  type Won,
} from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { concat, EMPTY, filter, of, switchMap, tap, throttleTime, type Observable } from 'rxjs';
import { afterFailure } from './after-failure.ts';
import { alert, askReported, confirmed } from './ask.ts';
import { checkoutRequestOf } from './checkout-request.ts';
import type { Deps, UseCase } from './deps.ts';
import { ourError, wordingOf } from './errors.ts';
import { sendFirstReqOnly } from './flow.ts';
import { ofType } from './of-type.ts';
import { agreedState, orderSettlement, type Agreements } from './order/order-settlement.ts';
import { totalOfServer } from './order/total-of-server.ts';
import { whenPriced } from './order/when-priced.ts';
import { whenSaved } from './order/when-saved.ts';
import { readFirst } from './read-first.ts';
import { settle, type Refused } from './settle.ts';

/** Taps within this time, in ms, count as one (CK-14). */
const TAP_MS = 500;

/** A finding is told, unless the shopper has just been asked about it and said no: then all stays as it was (CK-17). */
const refused = (deps: Deps, { finding, wasAsked }: Refused): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'CheckoutRefused', finding }),
    wasAsked ? EMPTY : alert(deps.shopper, wordingOf(finding)),
  );

const failed = (error: ApiError, said: Observable<never>): Observable<CartEvent> =>
  concat(of<CartEvent>({ type: 'CheckoutFailed', error }), said);

/** A cart that is no longer what the shopper saw is read again before they may order again (CK-13, CK-19). */
const notOpened = (deps: Deps, error: ApiError): Observable<CartEvent> =>
  readFirst(deps, error, (reread) => failed(error, afterFailure(deps, error, { reread })));

/** To the order page: by way of signing in where nobody has, and nobody has chosen to order as a non-member (CK-15). */
const leadOn = ({ page, state }: Deps, key: TxKey): void =>
  mustSignInToOrder(state().buyer) ? page.goToSignIn(key) : page.goToOrder(key);

/** `isSuccess` false raises the server's message (CK-16). */
const opened = (deps: Deps, { isSuccess, message, txKey }: CheckoutReply): Observable<CartEvent> => {
  if (isSuccess)
    return of<CartEvent>({ type: 'CheckoutCreated', txKey }).pipe(tap({ complete: () => leadOn(deps, txKey) }));
  const error = ourError('Refused', message, 'POST /cart-checkout/addCheckoutByCart');
  return failed(error, afterFailure(deps, error, { otherwise: 'ORDER-FAILED' }));
};

/** While a part of the total is not known only the server can say it: the shopper is asked, once, and never surprised. */
const atTotal = (deps: Deps, request: CheckoutRequest, error: ApiError, payable: Won): Observable<CartEvent> =>
  confirmed(deps.shopper.confirm({ type: 'OrderAtTotal', payable })).pipe(
    switchMap((yes) => (yes ? sent(deps, { ...request, payableSeen: payable }) : failed(error, EMPTY))),
  );

const sent = (deps: Deps, request: CheckoutRequest): Observable<CartEvent> =>
  askReported(deps.log, deps.server.addCheckoutByCart(request)).pipe(
    switchMap((answer) => {
      if (E.isRight(answer)) return opened(deps, answer.right);
      const total = !isTotalKnown(deps.state()) ? totalOfServer(answer.left) : O.none;
      const isNews = O.isSome(total) && total.value !== request.payableSeen;
      return isNews ? atTotal(deps, request, answer.left, total.value) : notOpened(deps, answer.left);
    }),
  );

const ordering = (deps: Deps, agreements: Agreements): Observable<CartEvent> => {
  const request = checkoutRequestOf(agreedState(deps.state(), agreements));
  return concat(of<CartEvent>({ type: 'CheckoutStarted', cartUnitIds: request.cartUnitIds }), sent(deps, request));
};

const order = (deps: Deps): Observable<CartEvent> =>
  whenPriced(deps).pipe(
    switchMap(() => whenSaved(deps)),
    filter((isSaved) => isSaved),
    switchMap(() => settle(deps.shopper, orderSettlement(deps))([])),
    switchMap((verdict) => (E.isRight(verdict) ? ordering(deps, verdict.right) : refused(deps, verdict.left))),
  );

/** Orders what is selected in the tab: rules, busy flag, checkout, order page (CK-13, CK-14, CK-16). */
export const checkout: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('Order'),
    throttleTime(TAP_MS),
    // a checkout that was opened leads away: its busy flag stays
    filter(() => !deps.state().isOrdering),
    sendFirstReqOnly(() => order(deps)),
  );
