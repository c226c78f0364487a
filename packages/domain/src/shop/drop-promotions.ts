import { Queue } from '../orders/smallest-change/queue.ts';
import type { Worked } from './worked.ts';

/** Promotions that come out of use, and what they took off, in minor units. */
export interface Dropped {
  readonly ids: readonly string[];
  readonly cost: number;
}

/** Some of the promotions, by their places in the order of what they take off. */
interface Some extends Dropped {
  readonly at: readonly number[];
}

/** The ways to take promotions out of use, the cheapest first: none to begin with. */
export interface WaysToDrop {
  readonly take: () => Dropped | undefined;
  /** Without all of them. */
  readonly all: Dropped;
}

/** The ways to take out of use those of these promotions that take something off, each put together when it is asked for. */
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
        // the next dearer one beside the last, or in its place: so each way comes up once, after all that are cheaper
        open.put(someOf([...next.at, last + 1]));
        if (next.at.length > 0) open.put(someOf([...next.at.slice(0, -1), last + 1]));
      }
      return next;
    },
  };
};
