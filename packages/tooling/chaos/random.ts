/** A seeded source of choices. A child depends on the seed and its name only, not on earlier choices. */
export interface Random {
  /** From 0 to below 1. */
  readonly next: () => number;
  /** A whole number from 0 to below a bound. */
  readonly below: (bound: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <A>(all: readonly A[]) => A | undefined;
  readonly child: (name: string) => Random;
}

/** FNV-1a, 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash >>> 0;
};

/** Creates the choices of a seed with mulberry32. */
export const randomOf = (seed: string): Random => {
  let state = hashOf(seed);
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
    child: (name) => randomOf(`${seed}/${name}`),
  };
};

/** Picks a choice in proportion to its weight. */
export const weighted = <A extends string>(random: Random, weights: Readonly<Record<A, number>>): A => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those of the record
  const entries = Object.entries(weights) as [A, number][];
  let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of entries) {
    left -= weight;
    if (left < 0) return choice;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only rounding leads here
  return entries.at(-1)?.[0] as A;
};
