import type { TxKey } from '../cart/ids.ts';
import type { Order } from '../cart/order.ts';
import type { Answer } from './cart-server.ts';

/** The orders that checkouts have led to; the reference marketplace's own, beside the specification's calls. */
export interface Orders {
  readonly getOrder: (request: { readonly txKey: TxKey }) => Answer<Order>;
  /** Takes the stock, removes the units from the cart and marks the order paid; once. */
  readonly payOrder: (request: { readonly txKey: TxKey }) => Answer<Order>;
}
