import type { CheckoutRequest, CheckoutReply } from '@baguni/contract';
import {
  addressNoOf,
  chosenUnits,
  hasTaiwanId,
  keysOfUnits,
  orderedDiscountsOf,
  overseaIn,
  payableOf,
  serviceOfOrder,
  type KeptSlots,
  type SlotKey,
  type ApiError,
  isTotalKnown,
  isUnknownOutcome,
  pageError,
  type Won,
  won,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { concat, EMPTY, type Observable, of, switchMap } from 'rxjs';
import type { Session } from '../session/session.ts';
import { askReported, confirmed } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';
import { handleFailure, readFirst } from '../flow/handle-failure.ts';
import type { CartEvent } from '../session/event.ts';
import { afterLostOrder, goToOrder, type KeyDeps, unlessOpened } from './lost-order.ts';

interface Remembered {
  readonly memo: string;
  readonly slots: KeptSlots;
}

const nothingRemembered: Remembered = { memo: '', slots: { addressNo: '', slotKeys: [] } };

const keysIn = (state: Session, { addressNo, slotKeys }: KeptSlots): readonly SlotKey[] =>
  state.extras.delivery?.chosen ?? (addressNo === addressNoOf(state.cart) ? slotKeys : []);

/** Builds the checkout request for the selected units of the tab, with the visible total (CK-16). */
export const checkoutRequestOf = (state: Session, { memo, slots }: Remembered = nothingRemembered): CheckoutRequest => {
  const units = chosenUnits(state.cart);
  const deliverySlots = keysOfUnits(units, keysIn(state, slots));
  const cartUnitIds = units.map((unit) => unit.cartUnitId);
  const chosen = new Set(cartUnitIds);
  const oversea = overseaIn(state.cart);
  return {
    cartUnitIds,
    coupons: state.cart.coupons.applied.flatMap(({ cartUnitIds: ids, couponIssueNo: couponNo, couponType }) => {
      const used = ids.filter((id) => chosen.has(id));
      return used.length > 0 ? [{ cartUnitIds: used, couponNo, couponType }] : [];
    }),
    discounts: orderedDiscountsOf(state.cart),
    branchServiceType: serviceOfOrder(deliverySlots, state.branchServiceType),
    cartVersion: state.cartVersion,
    payableSeen: payableOf(state.cart),
    agreed: state.agreed,
    oversea: oversea && {
      countryType: oversea.country,
      shippingCompany: oversea.selectedCompany,
      // the rules also treat a malformed number as missing, so it does not block the order
      papers: hasTaiwanId(oversea.papers) ? oversea.papers : { ...oversea.papers, taiwanIdNumber: undefined },
    },
    ...(memo === '' ? {} : { memo }),
    ...(deliverySlots.length === 0 ? {} : { deliverySlots }),
  };
};

const failCheckout = (error: ApiError, said: Observable<never>): Observable<CartEvent> =>
  concat(of<CartEvent>({ type: 'CheckoutFailed', error }), said);

/** Reloads a cart that has changed since the shopper saw it, and fails the order (CK-19). */
const readAgainAndFail = (deps: Deps, error: ApiError): Observable<CartEvent> =>
  readFirst(deps, error, (reread) => failCheckout(error, handleFailure(deps, error, { reread })));

/** Handles a reply. If `isSuccess` is false, shows the server's message. */
const handleReply = (deps: Deps, { isSuccess, message, txKey }: CheckoutReply): Observable<CartEvent> => {
  if (isSuccess) return goToOrder(deps, txKey);
  const error = pageError('Refused', message, 'POST /cart-checkout/addCheckoutByCart');
  return failCheckout(error, handleFailure(deps, error, { otherwise: 'ORDER-FAILED' }));
};

/** Asks once to confirm the server’s total if the page does not know a part of it. */
const confirmTotal = (deps: KeyDeps, request: CheckoutRequest, error: ApiError, payable: Won): Observable<CartEvent> =>
  confirmed(deps.shopper.confirm({ type: 'OrderAtTotal', payable })).pipe(
    switchMap((yes) => (yes ? sendOrder(deps, { ...request, payableSeen: payable }) : failCheckout(error, EMPTY))),
  );

const handleRefusal = (deps: KeyDeps, request: CheckoutRequest, error: ApiError): Observable<CartEvent> => {
  const total = isTotalKnown(deps.state().cart) ? undefined : totalOfServer(error);
  const isNews = total !== undefined && total !== request.payableSeen;
  return isNews ? confirmTotal(deps, request, error, total) : readAgainAndFail(deps, error);
};

const handleError = (deps: KeyDeps, request: CheckoutRequest, error: ApiError): Observable<CartEvent> =>
  isUnknownOutcome(error) ? afterLostOrder(deps, error) : unlessOpened(deps, () => handleRefusal(deps, request, error));

/** Sends an order. First looks up an earlier attempt whose answer was lost. */
export const sendOrder = (deps: KeyDeps, request: CheckoutRequest): Observable<CartEvent> =>
  askReported(deps.log, deps.server.addCheckoutByCart(request, deps.key.current())).pipe(
    switchMap((answer) => {
      if (E.isLeft(answer)) return handleError(deps, request, answer.left);
      deps.key.renew();
      return handleReply(deps, answer.right);
    }),
  );

const totalOfServer = ({ resultCode, data }: ApiError): Won | undefined => {
  if (resultCode !== 'PRICE-CHANGED' || typeof data !== 'object' || data === null || !('payable' in data))
    return undefined;
  const { payable } = data;
  return typeof payable === 'number' && Number.isSafeInteger(payable) ? won(payable) : undefined;
};
