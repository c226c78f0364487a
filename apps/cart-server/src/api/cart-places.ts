import type { Scope } from '@baguni/backend';
import { Busy } from '../store/trouble.ts';

/** Writes of one cart that are worked on at once, at most: more of them would take the places of all other carts (RL-5). */
const MOST_WRITES_OF_A_CART = 8;

/** Runs a write where its cart has a place left; else it is refused at once. */
export type CartPlaces = <A>(scope: Scope, run: () => Promise<A>) => Promise<A>;

/** The places of all carts. @param most of one cart */
export const cartPlaces = (most = MOST_WRITES_OF_A_CART): CartPlaces => {
  const taken = new Map<string, number>();
  return async ({ tenant, owner }, run) => {
    const key = `${tenant} ${owner}`;
    const before = taken.get(key) ?? 0;
    if (before >= most) throw new Busy(new Error('too many writes of one cart'));
    taken.set(key, before + 1);
    try {
      return await run();
    } finally {
      const left = (taken.get(key) ?? 1) - 1;
      if (left === 0) taken.delete(key);
      else taken.set(key, left);
    }
  };
};
