import { type TakenOrder, unknownEnvironment, type EnvironmentName, type Notice, type Order } from '@baguni/domain';

export interface OrderState {
  readonly environment: EnvironmentName;
  readonly load: 'Loading' | 'Failed' | { readonly order: Order };
  readonly isPaying: boolean;
  readonly notice: Notice | undefined;
  readonly taken: Pick<TakenOrder, 'payableBefore' | 'merge'> | undefined;
}

export type OrderEvent =
  | { readonly type: 'EnvironmentRead'; readonly environment: EnvironmentName }
  | { readonly type: 'OrderAsked' }
  | { readonly type: 'OrderRead'; readonly order: Order }
  | { readonly type: 'OrderTaken'; readonly taken: TakenOrder }
  | { readonly type: 'OrderNotRead'; readonly notice: Notice | undefined }
  | { readonly type: 'PaymentStarted' }
  /** The response was lost; the notice shows while the order is read. */
  | { readonly type: 'PaymentLost'; readonly notice: Notice }
  | { readonly type: 'PaymentEnded'; readonly order: Order }
  /** The message, or undefined if the failure navigates to another page. */
  | { readonly type: 'PaymentFailed'; readonly notice: Notice | undefined };

export const nothingRead: OrderState = {
  environment: unknownEnvironment.name,
  load: 'Loading',
  isPaying: false,
  notice: undefined,
  taken: undefined,
};

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
