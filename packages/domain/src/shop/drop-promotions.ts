import { Queue } from '../orders/smallest-change/queue.ts';
import type { Worked } from './worked.ts';

/** Removed promotions and their savings, in minor units. */
export interface Dropped {
  readonly ids: readonly string[];
  readonly cost: number;
}

interface Some extends Dropped {
  readonly at: readonly number[];
}

/** Subsets of promotions to remove, cheapest first, starting with the empty one. */
export interface WaysToDrop {
  readonly take: () => Dropped | undefined;
  readonly all: Dropped;
}

/** Returns the subsets of promotions with a saving, generated lazily. */
export const waysToDrop = (used: readonly Worked[]): WaysToDrop => {
  const giving = used.filter(({ total }) => total > 0).toSorted((a, b) => a.total - b.total);
  const someOf = (at: readonly number[]): Some => {
    const some = at.flatMap((n) => giving[n] ?? []);
    return { at, ids: some.map(({ offer }) => offer.id), cost: some.reduce((sum, { total }) => sum + total, 0) };
  };
  const open = new Queue<Some>((a, b) => a.cost < b.cost);
  open.put(someOf([]));
  return {
    all: someOf([...giving.keys()]),
    take: () => {
      const next = open.take();
      if (!next) return undefined;
      const last = next.at.at(-1) ?? -1;
      if (last + 1 < giving.length) {
        // adds or substitutes the next dearer one, so each subset occurs once and after all cheaper ones
        open.put(someOf([...next.at, last + 1]));
        if (next.at.length > 0) open.put(someOf([...next.at.slice(0, -1), last + 1]));
      }
      return next;
    },
  };
};
