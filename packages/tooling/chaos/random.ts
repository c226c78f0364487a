/** A seeded source of choices. A child depends on the seed and its name only, not on earlier choices. */
export interface Random {
  /** From 0 to below 1. */
  readonly next: () => number;
  /** A whole number from 0 to below a bound. */
  readonly below: (bound: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <A>(all: readonly A[]) => A | undefined;
  /** Picks a choice in proportion to its weight; none if all weights are 0. */
  readonly weighted: <A>(weights: Iterable<readonly [A, number]>) => A | undefined;
  readonly child: (name: string) => Random;
}

/** Creates the choices of a seed with mulberry32; the seed is hashed with FNV-1a. */
export const randomOf = (seed: string): Random => {
  let state = 0x81_1c_9d_c5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (all) => all[below(all.length)],
    weighted: (weights) => {
      const all = [...weights];
      let left = next() * all.reduce((sum, [, weight]) => sum + weight, 0);
      return all.find(([, weight]) => (left -= weight) < 0)?.[0];
    },
    child: (name) => randomOf(`${seed}/${name}`),
  };
};
