import type { Scope } from '@baguni/backend';
import { TemporarilyUnavailable } from '../store/database-errors.ts';

/** Limit of concurrent writes per cart; more would delay all other carts (RL-5). */
const WRITES_PER_CART = 8;

export type CartWriteLimit = <A>(scope: Scope, run: () => Promise<A>) => Promise<A>;

export const cartWriteLimit = (most = WRITES_PER_CART): CartWriteLimit => {
  const running = new Map<string, number>();
  return async ({ tenant, owner }, run) => {
    const key = `${tenant} ${owner}`;
    const before = running.get(key) ?? 0;
    if (before >= most) throw new TemporarilyUnavailable(new Error('too many writes of one cart'));
    running.set(key, before + 1);
    try {
      return await run();
    } finally {
      const left = (running.get(key) ?? 1) - 1;
      if (left === 0) running.delete(key);
      else running.set(key, left);
    }
  };
};
