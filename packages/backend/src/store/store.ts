import type { Tx } from './tx.ts';

/**
 * Where carts are kept. `transaction` runs the work and keeps what it wrote, or, where it throws, nothing of it and
 * throws the same. An adapter whose database refuses for a conflict of serialisation or a deadlock runs the work
 * again, at most 3 times (BL-13): work therefore has no effect but through its `tx`.
 */
export interface Store {
  readonly transaction: <A>(work: (tx: Tx) => Promise<A>) => Promise<A>;
}
