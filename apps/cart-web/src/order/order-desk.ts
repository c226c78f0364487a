import {
  type TakenOrder,
  unknownEnvironment,
  type EnvironmentName,
  type Notice,
  type Order,
  type Recipient,
  recipientFields,
  isUnknownOutcome,
  type ApiError,
  type MessageKey,
  type Won,
} from '@baguni/domain/internal';
import type { Calls, Client } from '@baguni/contract';
import { type Page, nextStep, saysReread, type NextStep } from '@baguni/use-cases';
import { either as E } from 'fp-ts';
import type { Approve, OpenGateway } from './gateway-payment.ts';
import { payment, type PaymentDeps } from './pay.ts';

interface OrderState {
  readonly environment: EnvironmentName;
  readonly load: 'Loading' | 'Failed' | { readonly order: Order };
  readonly isPaying: boolean;
  readonly notice: Notice | undefined;
  /** The open page of the payment gateway. */
  readonly gateway: OpenGateway | undefined;
  readonly taken: Pick<TakenOrder, 'payableBefore' | 'merge'> | undefined;
}

type OrderEvent =
  | { readonly type: 'EnvironmentRead'; readonly environment: EnvironmentName }
  | { readonly type: 'OrderAsked' }
  | { readonly type: 'OrderRead'; readonly order: Order }
  | { readonly type: 'OrderTaken'; readonly taken: TakenOrder }
  /** The shopper must confirm the new total. */
  | { readonly type: 'PriceChanged'; readonly order: Order; readonly before: Won }
  | { readonly type: 'OrderNotRead'; readonly notice: Notice | undefined }
  | { readonly type: 'PaymentStarted' }
  | { readonly type: 'GatewayShown'; readonly gateway: OpenGateway | undefined }
  /** The response was lost; the notice shows while the order is read. */
  | { readonly type: 'PaymentLost'; readonly notice: Notice }
  | { readonly type: 'PaymentEnded'; readonly order: Order }
  /** The message, or undefined if the failure navigates to another page. */
  | { readonly type: 'PaymentFailed'; readonly notice: Notice | undefined };

const nothingRead: OrderState = {
  environment: unknownEnvironment.name,
  load: 'Loading',
  isPaying: false,
  notice: undefined,
  gateway: undefined,
  taken: undefined,
};

const evolveOrder = (state: OrderState, event: OrderEvent): OrderState => {
  switch (event.type) {
    case 'EnvironmentRead':
      return { ...state, environment: event.environment };
    case 'OrderAsked':
      return { ...state, load: 'Loading', notice: undefined };
    case 'OrderRead':
      return { ...state, load: { order: event.order } };
    case 'OrderTaken':
      return { ...state, load: { order: event.taken.order }, notice: undefined, taken: event.taken };
    case 'PriceChanged': {
      const params = { before: event.before, payable: event.order.payable };
      return {
        ...state,
        load: { order: event.order },
        notice: { type: 'Message', code: 'ORDER-PRICE-CHANGED', params },
        taken: undefined,
      };
    }
    case 'OrderNotRead':
      return { ...state, load: 'Failed', notice: event.notice };
    case 'PaymentStarted':
      return { ...state, isPaying: true, notice: undefined };
    case 'GatewayShown':
      return { ...state, gateway: event.gateway };
    case 'PaymentLost':
      return { ...state, notice: event.notice };
    case 'PaymentEnded':
      return { ...state, load: { order: event.order }, isPaying: false, notice: undefined };
    case 'PaymentFailed':
      return { ...state, isPaying: false, notice: event.notice };
  }
};

interface AfterPayment {
  readonly notice: Notice | undefined;
  readonly leave: () => void;
}

const messageOf = (code: MessageKey): Notice => ({ type: 'Message', code, params: {} });

const noticeIn = (step: NextStep): Notice | undefined => {
  // the order page has no cart that could be reloaded
  if ('notice' in step) return saysReread(step.notice) ? messageOf('PAYMENT-CART-CHANGED') : step.notice;
  return step.type === 'Rethrow' ? messageOf('TEMPORARY-PROBLEM') : undefined;
};

/**
 * Handles errors like the cart (ER-03). Messages stay on the order page with a link to the cart, so that shoppers can
 * read them.
 */
const afterPayment = (page: Page, environment: EnvironmentName, error: ApiError): AfterPayment => {
  const target = error.redirectUrl === undefined ? undefined : page.targetOf(error.redirectUrl);
  const step = nextStep(error, { environment, origin: 'Act', target });
  const leave = (): void => {
    if (step.type === 'VerifyIdentity') page.goToSelfAuthentication();
    if (step.type === 'SignIn') page.goToSignIn();
    if (step.type !== 'Redirect') return;
    if (step.to === undefined) page.goHome();
    else page.goTo(step.to);
  };
  return { notice: noticeIn(step), leave };
};

export interface OrderDeskDeps extends PaymentDeps {
  readonly server: Pick<Client<Calls>, 'getEnvironment'>;
  readonly page: Page;
  readonly onPaid: (paid: Order) => void;
  /** Undefined where no payment gateway exists: then an order is paid at once. */
  readonly approve?: Approve | undefined;
}

/** State and actions of the order page. */
export interface OrderDesk {
  readonly state: () => OrderState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly load: () => Promise<void>;
  /** Reads the order again after another tab has changed it, and keeps it if that fails. */
  readonly readAgain: () => Promise<void>;
  /**
   * Pays once, even if pressed several times (CK-14).
   * @param recipient where to deliver, if the buyer has no address; stored before the payment (CK-20)
   */
  readonly pay: (recipient?: Recipient) => Promise<void>;
}

const isSame = (stored: Recipient | undefined, entered: Recipient): boolean =>
  recipientFields.every((field) => stored?.[field] === entered[field]);

/** True if a guest signed in after preparing the order; it must be prepared again (CK-15). */
const isOfGuest = ({ resultCode }: ApiError): boolean => resultCode === 'ORDER-OF-GUEST';

/**
 * Prepares the order again; reads it after a lost response, because it may have been prepared.
 * @param before the total that the page showed, if it has changed
 */
const taken = async (
  { orders, txKey }: OrderDeskDeps,
  before: Won | undefined,
): Promise<E.Either<ApiError, OrderEvent>> => {
  const read = (order: Order): OrderEvent =>
    before === undefined || before === order.payable || order.isPaid
      ? { type: 'OrderRead', order }
      : { type: 'PriceChanged', order, before };
  const answer = await orders.takeOrderOver({ txKey })();
  if (E.isRight(answer))
    return E.right(before === undefined ? { type: 'OrderTaken', taken: answer.right } : read(answer.right.order));
  return isUnknownOutcome(answer.left) ? E.map(read)(await orders.getOrder({ txKey })()) : answer;
};

export const orderDesk = (deps: OrderDeskDeps): OrderDesk => {
  const { orders, server, txKey, onPaid } = deps;
  const pay = payment(deps);
  const listeners = new Set<() => void>();
  let state = nothingRead;
  const dispatch = (event: OrderEvent): void => {
    state = evolveOrder(state, event);
    for (const listener of listeners) listener();
  };
  const readEnvironment = async (): Promise<void> => {
    const answer = await server.getEnvironment()();
    if (E.isRight(answer)) dispatch({ type: 'EnvironmentRead', environment: answer.right.name });
  };
  const takeOver = async (before?: Won): Promise<void> => {
    const answer = await taken(deps, before);
    if (E.isRight(answer)) return dispatch(answer.right);
    const { notice, leave } = afterPayment(deps.page, state.environment, answer.left);
    dispatch({ type: 'OrderNotRead', notice });
    leave();
  };
  const readOrder = async (): Promise<void> => {
    dispatch({ type: 'OrderAsked' });
    const answer = await orders.getOrder({ txKey })();
    if (E.isRight(answer)) return dispatch({ type: 'OrderRead', order: answer.right });
    return isOfGuest(answer.left) ? takeOver() : dispatch({ type: 'OrderNotRead', notice: undefined });
  };
  const fail = (error: ApiError): void => {
    const { notice, leave } = afterPayment(deps.page, state.environment, error);
    dispatch({ type: 'PaymentFailed', notice });
    leave();
  };
  /** Stores the recipient; returns the order unless the shopper cannot go on with its payment. */
  const delivered = async (order: Order, recipient: Recipient | undefined): Promise<Order | undefined> => {
    if (recipient === undefined || isSame(order.recipient, recipient)) return order;
    const answer = await orders.deliverOrderTo({ txKey, recipient }, deps.newKey())();
    if (E.isRight(answer)) {
      dispatch({ type: answer.right.isPaid ? 'PaymentEnded' : 'OrderRead', order: answer.right });
      return answer.right.isPaid ? undefined : answer.right;
    }
    fail(answer.left);
    return undefined;
  };
  /** Amount that the shopper has approved. A payment that is sent again needs no other approval. */
  let approved: Won | undefined;
  const isApproved = async (order: Order): Promise<boolean> => {
    if (deps.approve === undefined || approved === order.payable) return true;
    const answer = await deps.approve(order, (gateway) => dispatch({ type: 'GatewayShown', gateway }));
    if (E.isLeft(answer)) fail(answer.left);
    else if (answer.right) approved = order.payable;
    else dispatch({ type: 'PaymentFailed', notice: undefined });
    return E.isRight(answer) && answer.right;
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async () => {
      await Promise.all([readEnvironment(), readOrder()]);
    },
    readAgain: async () => {
      if (typeof state.load !== 'object' || state.load.order.isPaid) return;
      const answer = await orders.getOrder({ txKey })();
      if (E.isRight(answer) && !state.isPaying) dispatch({ type: 'OrderRead', order: answer.right });
    },
    pay: async (recipient) => {
      if (state.isPaying || typeof state.load !== 'object' || state.load.order.isPaid) return;
      dispatch({ type: 'PaymentStarted' });
      const order = await delivered(state.load.order, recipient);
      if (order === undefined || !(await isApproved(order))) return;
      const { payable } = order;
      const paid = await pay(payable, () => dispatch({ type: 'PaymentLost', notice: messageOf('PAYMENT-CHECKING') }));
      if (paid.type === 'Paid') {
        onPaid(paid.order);
        return dispatch({ type: 'PaymentEnded', order: paid.order });
      }
      if (paid.type === 'NotSeen') return dispatch({ type: 'PaymentFailed', notice: messageOf(paid.code) });
      const isChanged = paid.error.resultCode === 'ORDER-PRICE-CHANGED';
      if (isChanged || isOfGuest(paid.error)) {
        dispatch({ type: 'PaymentFailed', notice: undefined });
        return takeOver(isChanged ? payable : undefined);
      }
      fail(paid.error);
    },
  };
};
