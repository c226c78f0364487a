import { option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import { won, type Won } from '../../money/won.ts';
import { arbWonIn } from '../arbitraries/price.ts';

/** The least and the most of a number. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** What is drawn, what of it is plain, and how it becomes plainer: what is left when a law fails is what it takes (EN-04). */
export interface Drawn<A> {
  readonly arb: Arbitrary<A>;
  readonly plain: A;
  /** The same with less that differs from plain, each thing in turn; nothing of what is plain. */
  less(value: A): Iterable<A>;
  /** The same with as many, one of them nearer to plain. */
  nearer(value: A): Iterable<A>;
}

const nothing = (): readonly never[] => [];

/** Whether two drawn values are the same. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Always the same. */
export const always = <A>(plain: A): Drawn<A> => ({ arb: fc.constant(plain), plain, less: nothing, nearer: nothing });

/** One of these, as often as each other; the first is plain. */
export const oneOf = <const A>(plain: A, ...others: readonly A[]): Drawn<A> => ({
  arb: fc.constantFrom(plain, ...others),
  plain,
  less: (value) => (isSame(value, plain) ? [] : [plain]),
  nearer: nothing,
});

/** What is plain or something else, by how often each of them is drawn: three times to once where left out. */
export const mostly = <A, B>(
  plain: A,
  other: Drawn<B>,
  [often, seldom]: readonly [plain: number, other: number] = [3, 1],
): Drawn<A | B> => {
  const isPlain = (value: A | B): value is A => isSame(value, plain);
  return {
    arb: fc.oneof({ weight: often, arbitrary: fc.constant(plain) }, { weight: seldom, arbitrary: other.arb }),
    plain,
    *less(value) {
      if (isPlain(value)) return;
      yield plain;
      for (const one of other.less(value)) if (!isPlain(one)) yield one;
    },
    nearer: (value) => (isPlain(value) ? [] : other.nearer(value)),
  };
};

/** Whether something is so: by how often it is not and is. */
export const whether = (weights?: readonly [no: number, yes: number]): Drawn<boolean> =>
  mostly(false, always(true), weights);

function* towards(plain: number, value: number): Generator<number> {
  for (let step = Math.trunc((value - plain) / 2); step !== 0; step = Math.trunc(step / 2)) yield value - step;
}

const numbers = <N extends number>(arb: Arbitrary<N>, plain: number, of: (n: number) => N): Drawn<N> => ({
  arb,
  plain: of(plain),
  less: (value) => (value === plain ? [] : [of(plain)]),
  *nearer(value) {
    for (const one of towards(plain, value)) yield of(one);
  },
});

/** The number of a range that is nearest to this one. */
export const within = ({ min, max }: Bounds, n: number): number => Math.min(max, Math.max(min, n));

/** A whole number; the least is plain where nothing else is said. */
export const whole = (bounds: Bounds, plain = bounds.min): Drawn<number> =>
  numbers(fc.integer(bounds), within(bounds, plain), (n) => n);

/** An amount; the least is plain where nothing else is said. */
export const amount = (bounds: Bounds, plain = bounds.min): Drawn<Won> =>
  numbers(arbWonIn(bounds.min, bounds.max), within(bounds, plain), won);

/** What is there or not; it is not where it is plain. */
export const maybe = <A>(drawn: Drawn<A>, weights?: readonly [no: number, yes: number]): Drawn<O.Option<A>> => {
  function* some(values: Iterable<A>): Generator<O.Option<A>> {
    for (const value of values) yield O.some(value);
  }
  const valueIn = O.getOrElse(() => drawn.plain);
  const there: Drawn<O.Option<A>> = {
    arb: drawn.arb.map(O.some),
    plain: O.some(drawn.plain),
    less: (value) => some(drawn.less(valueIn(value))),
    nearer: (value) => some(drawn.nearer(valueIn(value))),
  };
  return mostly(O.none, there, weights);
};
