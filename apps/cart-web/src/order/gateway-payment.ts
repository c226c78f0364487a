import type { Calls, Client } from '@baguni/contract';
import type {
  ApiError,
  IdempotencyKey,
  Order,
  DetailKey,
  GatewayMessage,
  GatewayPageType,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';

/** The gateway page that approves payments. */
const PAYMENT_PAGE = 'SmilePayGateway' satisfies GatewayPageType;

/** An open gateway: the key of its stored form, and the function that leaves it without a payment. */
export interface OpenGateway {
  readonly key: DetailKey;
  readonly leave: () => void;
}

/** Lets the shopper approve the payment of an order. Returns false if the gateway was left. */
export type Approve = (
  order: Order,
  show: (gateway: OpenGateway | undefined) => void,
) => Promise<E.Either<ApiError, boolean>>;

export interface GatewayPaymentDeps {
  readonly server: Pick<Client<Calls>, 'keepGatewayDetail'>;
  readonly newKey: () => IdempotencyKey;
  /** Hears the messages of gateway pages that this page opened (GW-03), until stopped. */
  readonly listen: (hear: (message: GatewayMessage) => void) => () => void;
}

/** Stores the form of the payment, opens its gateway, and waits for its outcome (RT-07, GW-01). */
export const gatewayPayment =
  ({ server, newKey, listen }: GatewayPaymentDeps): Approve =>
  async ({ txKey, orderNumber = txKey, payable }, show) => {
    const fields = [
      { name: 'orderNumber', value: orderNumber },
      { name: 'amount', value: String(payable) },
      { name: 'currencyCode', value: 'KRW' },
    ];
    const detail = { pageType: PAYMENT_PAGE, action: '', method: 'post', params: [], fields } as const;
    const kept = await server.keepGatewayDetail(detail, newKey())();
    if (E.isLeft(kept)) return kept;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const stop = listen(({ pageType, outcome }) => {
      if (pageType === PAYMENT_PAGE) resolve(outcome === 'Done');
    });
    show({ key: kept.right.key, leave: () => resolve(false) });
    const isApproved = await promise;
    stop();
    show(undefined);
    return E.right(isApproved);
  };
