import type { Order } from '../order.ts';
import type { IdempotencyKey, TxKey } from '../../money/ids.ts';
import type { MergeReport } from '../../entities/cart/merge.ts';
import type { Won } from '../../money/won.ts';
import type { Answer } from './cart-server/answer.ts';

/** An order that a visitor prepared, prepared again for who has signed in since (CK-15). */
export interface TakenOrder {
  /** The order as it is now. */
  readonly order: Order;
  /** What it came to as the visitor's, in won. */
  readonly payableBefore: Won;
  /** What became of the visitor's cart by that (GM-4). */
  readonly merge: MergeReport;
}

/** The orders that checkouts have led to; the reference marketplace's own, beside the specification's calls. */
export interface Orders {
  /** Reads an order by its checkout. */
  readonly getOrder: (request: { readonly txKey: TxKey }) => Answer<Order>;
  /** Prepares an order of the guest that this browser was again, with the cart and prices of who has signed in (CK-15). */
  readonly takeOrderOver: (request: { readonly txKey: TxKey }) => Answer<TakenOrder>;
  /** Takes the stock, removes the units from the cart and marks the order paid; once. @param key the same until its outcome is known */
  readonly payOrder: (request: { readonly txKey: TxKey }, key: IdempotencyKey) => Answer<Order>;
}
