import type { Calls, Client } from '@baguni/contract';
import { isUnknownOutcome, type ApiError, type Order } from '@baguni/domain';
import type { Page } from '@baguni/use-cases';
import { either as E } from 'fp-ts';
import { evolveOrder, nothingRead, type OrderEvent, type OrderState } from './order-state.ts';
import { afterPayment, messageOf } from './after-payment.ts';
import { payment, type PaymentDeps } from './pay.ts';

export interface OrderDeskDeps extends PaymentDeps {
  readonly server: Pick<Client<Calls>, 'getEnvironment'>;
  readonly page: Page;
  readonly forgetMemo: (paid: Order) => void;
}

/** State and actions of the order page. */
export interface OrderDesk {
  readonly state: () => OrderState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly load: () => Promise<void>;
  /** Pays once, even if pressed several times (CK-14). */
  readonly pay: () => Promise<void>;
}

/** True if a guest signed in after preparing the order; it must be prepared again (CK-15). */
const isOfGuest = ({ resultCode }: ApiError): boolean => resultCode === 'ORDER-OF-GUEST';

/** Prepares the order again; reads it after a lost response, because it may have been prepared. */
const taken = async ({ orders, txKey }: OrderDeskDeps): Promise<E.Either<ApiError, OrderEvent>> => {
  const answer = await orders.takeOrderOver({ txKey })();
  if (E.isRight(answer)) return E.right({ type: 'OrderTaken', taken: answer.right });
  if (!isUnknownOutcome(answer.left)) return answer;
  const again = await orders.getOrder({ txKey })();
  return E.isRight(again) ? E.right({ type: 'OrderRead', order: again.right }) : answer;
};

export const orderDesk = (deps: OrderDeskDeps): OrderDesk => {
  const { orders, server, txKey, forgetMemo } = deps;
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
  const takeOver = async (): Promise<void> => {
    const answer = await taken(deps);
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
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async () => {
      await Promise.all([readEnvironment(), readOrder()]);
    },
    pay: async () => {
      if (state.isPaying || typeof state.load !== 'object' || state.load.order.isPaid) return;
      dispatch({ type: 'PaymentStarted' });
      const paid = await pay(() => dispatch({ type: 'PaymentLost', notice: messageOf('PAYMENT-CHECKING') }));
      if (paid.type === 'Paid') {
        forgetMemo(paid.order);
        return dispatch({ type: 'PaymentEnded', order: paid.order });
      }
      if (paid.type === 'NotSeen') return dispatch({ type: 'PaymentFailed', notice: messageOf(paid.code) });
      if (isOfGuest(paid.error)) {
        dispatch({ type: 'PaymentFailed', notice: undefined });
        return takeOver();
      }
      const { notice, leave } = afterPayment(deps.page, state.environment, paid.error);
      dispatch({ type: 'PaymentFailed', notice });
      leave();
    },
  };
};
