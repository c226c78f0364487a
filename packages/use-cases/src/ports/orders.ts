import type { Answer, IdempotencyKey, Order, TakenOrder, TxKey } from '@baguni/domain';

/** Orders of checkouts; specific to the reference marketplace. */
export interface Orders {
  readonly getOrder: (request: { readonly txKey: TxKey }) => Answer<Order>;
  /** Prepares a guest order again with the cart and prices of the signed-in buyer (CK-15). */
  readonly takeOrderOver: (request: { readonly txKey: TxKey }) => Answer<TakenOrder>;
  /**
   * Reduces the stock, removes the units from the cart and marks the order as paid, once.
   * @param key unchanged until the outcome is known
   */
  readonly payOrder: (request: { readonly txKey: TxKey }, key: IdempotencyKey) => Answer<Order>;
}
