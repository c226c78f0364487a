import type { Tx } from './tx.ts';

/**
 * Storage of carts. `transaction` commits the work, or rolls back and rethrows its error. SQL stores retry conflicts
 * up to 3 times (BL-13), so work acts only through `tx`.
 */
export interface Store {
  readonly transaction: <A>(work: (tx: Tx) => Promise<A>) => Promise<A>;
}
