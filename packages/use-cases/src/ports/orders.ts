import type { Answer, IdempotencyKey, Order, TakenOrder, TxKey } from '@baguni/domain';

/** The orders that checkouts have led to; the reference marketplace's own, beside the specification's calls. */
export interface Orders {
  /** Reads an order by its checkout. */
  readonly getOrder: (request: { readonly txKey: TxKey }) => Answer<Order>;
  /** Prepares an order of the guest that this browser was again, with the cart and prices of who has signed in (CK-15). */
  readonly takeOrderOver: (request: { readonly txKey: TxKey }) => Answer<TakenOrder>;
  /** Takes the stock, removes the units from the cart and marks the order paid; once. @param key the same until its outcome is known */
  readonly payOrder: (request: { readonly txKey: TxKey }, key: IdempotencyKey) => Answer<Order>;
}
