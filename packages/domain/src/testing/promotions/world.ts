/** Time and random numbers, which a promotion must not use. */
export interface World {
  /** ms since 1970 UTC. */
  readonly now: number;
  readonly dice: number;
}

/** Returns pseudo-random numbers from 0 to 1, equal for the same start (mulberry32). */
const diceOf = (start: number) => {
  let state = start;
  return (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const dateAt = (real: DateConstructor, now: number): DateConstructor =>
  new Proxy(real, {
    construct: (target, args: unknown[], made) =>
      Reflect.construct(target, args.length > 0 ? args : [now], made) as Date,
    apply: () => new real(now).toString(),
    get: (target, name, receiver) => (name === 'now' ? () => now : (Reflect.get(target, name, receiver) as unknown)),
  });

interface Global {
  Date: DateConstructor;
  readonly performance?: { now: () => number };
}

const replaced = <T extends object>(of: T, name: keyof T & string, by: unknown): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(of, name);
  Object.defineProperty(of, name, { value: by, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(of, name, before);
    else Reflect.deleteProperty(of, name);
  };
};

/**
 * Runs a function with replaced `Date`, `performance.now` and `Math.random`, and restores them. Other sources, e.g.
 * `crypto`, are not replaced.
 */
export const inWorld = <A>({ now, dice }: World, ask: () => A): A => {
  const global = globalThis as unknown as Global;
  const { Date: real, performance } = global;
  const undo = [
    replaced(real, 'now', () => now),
    replaced(global, 'Date', dateAt(real, now)),
    replaced(Math, 'random', diceOf(dice)),
    ...(performance ? [replaced(performance, 'now', () => now)] : []),
  ];
  try {
    return ask();
  } finally {
    for (const one of undo.toReversed()) one();
  }
};
