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
  /** `Unknown` if this shopper has no such order. */
  readonly load: 'Loading' | 'Failed' | 'Unknown' | { readonly order: Order };
  readonly isOffline: boolean;
  readonly isPaying: boolean;
  readonly notice: Notice | undefined;
  /** The open page of the payment gateway. */
  readonly gateway: OpenGateway | undefined;
  readonly taken: Pick<TakenOrder, 'payableBefore' | 'merge'> | undefined;
}

type OrderChange = Partial<OrderState>;

const nothingRead: OrderState = {
  environment: unknownEnvironment.name,
  load: 'Loading',
  isOffline: false,
  isPaying: false,
  notice: undefined,
  gateway: undefined,
  taken: undefined,
};

/** The shopper must confirm the new total. */
const priceChanged = (order: Order, before: Won): OrderChange => ({
  load: { order },
  notice: { type: 'Message', code: 'ORDER-PRICE-CHANGED', params: { before, payable: order.payable } },
  taken: undefined,
});

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
): Promise<E.Either<ApiError, OrderChange>> => {
  const read = (order: Order): OrderChange =>
    before === undefined || before === order.payable || order.isPaid
      ? { load: { order } }
      : priceChanged(order, before);
  const answer = await orders.takeOrderOver({ txKey })();
  if (E.isRight(answer)) {
    const { order } = answer.right;
    return E.right(before === undefined ? { load: { order }, notice: undefined, taken: answer.right } : read(order));
  }
  return isUnknownOutcome(answer.left) ? E.map(read)(await orders.getOrder({ txKey })()) : answer;
};

/** State and actions of the order page. */
export const orderDesk = (deps: OrderDeskDeps) => {
  const { orders, server, txKey, onPaid } = deps;
  const pay = payment(deps);
  const listeners = new Set<() => void>();
  let state = nothingRead;
  const change = (changed: OrderChange): void => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };
  const readEnvironment = async (): Promise<void> => {
    const answer = await server.getEnvironment()();
    if (E.isRight(answer)) change({ environment: answer.right.name });
  };
  const takeOver = async (before?: Won): Promise<void> => {
    const answer = await taken(deps, before);
    if (E.isRight(answer)) return change(answer.right);
    const { notice, leave } = afterPayment(deps.page, state.environment, answer.left);
    change({ load: 'Failed', notice });
    leave();
  };
  const readOrder = async (): Promise<void> => {
    change({ load: 'Loading', notice: undefined });
    const answer = await orders.getOrder({ txKey })();
    if (E.isRight(answer)) return change({ load: { order: answer.right } });
    if (isOfGuest(answer.left)) return takeOver();
    change({ load: answer.left.status === 404 ? 'Unknown' : 'Failed', notice: undefined });
  };
  const fail = (error: ApiError): void => {
    const { notice, leave } = afterPayment(deps.page, state.environment, error);
    change({ isPaying: false, notice });
    leave();
  };
  const endPayment = (order: Order): void => change({ load: { order }, isPaying: false, notice: undefined });

  /** Stores the recipient; returns the order unless the shopper cannot go on with its payment. */
  const delivered = async (order: Order, recipient: Recipient | undefined): Promise<Order | undefined> => {
    if (recipient === undefined || isSame(order.recipient, recipient)) return order;
    const answer = await orders.deliverOrderTo({ txKey, recipient }, deps.newKey())();
    if (E.isLeft(answer)) {
      fail(answer.left);
      return undefined;
    }
    const { right: stored } = answer;
    if (stored.isPaid) endPayment(stored);
    else change({ load: { order: stored } });
    return stored.isPaid ? undefined : stored;
  };
  /** Amount that the shopper has approved. A payment that is sent again needs no other approval. */
  let approved: Won | undefined;
  const isApproved = async (order: Order): Promise<boolean> => {
    if (deps.approve === undefined || approved === order.payable) return true;
    const answer = await deps.approve(order, (gateway) => change({ gateway }));
    if (E.isLeft(answer)) fail(answer.left);
    else if (answer.right) approved = order.payable;
    else change({ isPaying: false, notice: undefined });
    return E.isRight(answer) && answer.right;
  };
  /** Reads the order again after another tab has changed it, and keeps it if that fails. */
  const readAgain = async (): Promise<void> => {
    if (typeof state.load !== 'object' || state.load.order.isPaid) return;
    const answer = await orders.getOrder({ txKey })();
    if (E.isRight(answer) && !state.isPaying) change({ load: { order: answer.right } });
  };
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load: async (): Promise<void> => {
      await Promise.all([readEnvironment(), readOrder()]);
    },
    readAgain,
    /** Shows a lost connection, and reads the order again once it is back. */
    connect: (isOnline: boolean) => {
      const wasOffline = state.isOffline;
      change({ isOffline: !isOnline });
      if (isOnline && wasOffline) void (state.load === 'Failed' ? readOrder() : readAgain());
    },
    /**
     * Pays once, even if pressed several times (CK-14).
     * @param recipient where to deliver, if the buyer has no address; stored before the payment (CK-20)
     */
    pay: async (recipient?: Recipient): Promise<void> => {
      if (state.isPaying || typeof state.load !== 'object' || state.load.order.isPaid) return;
      change({ isPaying: true, notice: undefined });
      const order = await delivered(state.load.order, recipient);
      if (order === undefined || !(await isApproved(order))) return;
      const { payable } = order;
      const paid = await pay(payable, () => change({ notice: messageOf('PAYMENT-CHECKING') }));
      if (paid.type === 'Paid') {
        onPaid(paid.order);
        return endPayment(paid.order);
      }
      if (paid.type === 'NotSeen') return change({ isPaying: false, notice: messageOf(paid.code) });
      const isChanged = paid.error.resultCode === 'ORDER-PRICE-CHANGED';
      if (isChanged || isOfGuest(paid.error)) {
        change({ isPaying: false, notice: undefined });
        return takeOver(isChanged ? payable : undefined);
      }
      fail(paid.error);
    },
  };
};

export type OrderDesk = ReturnType<typeof orderDesk>;
