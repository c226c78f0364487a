import { unknownEnvironment, type EnvironmentName, type Notice, type Order, type TakenOrder } from '@baguni/domain';

/** What the order page knows. */
export interface OrderState {
  readonly environment: EnvironmentName;
  readonly load: 'Loading' | 'Failed' | { readonly order: Order };
  readonly isPaying: boolean;
  /** What is to be said of the last payment, or of why there is no order to show. */
  readonly notice: Notice | undefined;
  /** That a visitor's order was prepared again for who has signed in (CK-15). */
  readonly taken: Pick<TakenOrder, 'payableBefore' | 'merge'> | undefined;
}

/** What happened on the order page; its state is a fold over these. */
export type OrderEvent =
  | { readonly type: 'EnvironmentRead'; readonly environment: EnvironmentName }
  | { readonly type: 'OrderAsked' }
  | { readonly type: 'OrderRead'; readonly order: Order }
  /** A visitor's order was prepared again for who has signed in. */
  | { readonly type: 'OrderTaken'; readonly taken: TakenOrder }
  | { readonly type: 'OrderNotRead'; readonly notice: Notice | undefined }
  | { readonly type: 'PaymentStarted' }
  /** Its answer was lost: what is said while the order is looked at. */
  | { readonly type: 'PaymentLost'; readonly notice: Notice }
  | { readonly type: 'PaymentEnded'; readonly order: Order }
  /** What is said of it; nothing where the failure leads elsewhere. */
  | { readonly type: 'PaymentFailed'; readonly notice: Notice | undefined };

/** The order page before anything has happened. */
export const nothingRead: OrderState = {
  environment: unknownEnvironment.name,
  load: 'Loading',
  isPaying: false,
  notice: undefined,
  taken: undefined,
};

/** Folds what happened into what is known (CK-13). */
export const evolveOrder = (state: OrderState, event: OrderEvent): OrderState => {
  switch (event.type) {
    case 'EnvironmentRead':
      return { ...state, environment: event.environment };
    case 'OrderAsked':
      return { ...state, load: 'Loading', notice: undefined };
    case 'OrderRead':
      return { ...state, load: { order: event.order } };
    case 'OrderTaken':
      return { ...state, load: { order: event.taken.order }, notice: undefined, taken: event.taken };
    case 'OrderNotRead':
      return { ...state, load: 'Failed', notice: event.notice };
    case 'PaymentStarted':
      return { ...state, isPaying: true, notice: undefined };
    case 'PaymentLost':
      return { ...state, notice: event.notice };
    case 'PaymentEnded':
      return { ...state, load: { order: event.order }, isPaying: false, notice: undefined };
    case 'PaymentFailed':
      return { ...state, isPaying: false, notice: event.notice };
  }
};
