import { option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import { won, type Won } from '../../money/won.ts';
import { arbWonIn } from '../arbitraries/price.ts';

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * A generator with a default value and a way to shrink towards it. A failing property shrinks to its cause (EN-04).
 */
export interface Drawn<A> {
  readonly arb: Arbitrary<A>;
  readonly plain: A;
  /** Yields values with one difference fewer each; none for the default. */
  less(value: A): Iterable<A>;
  /** Yields values with equally many differences, one of them smaller. */
  nearer(value: A): Iterable<A>;
}

const nothing = (): readonly never[] => [];

export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

export const always = <A>(plain: A): Drawn<A> => ({ arb: fc.constant(plain), plain, less: nothing, nearer: nothing });

export const oneOf = <const A>(plain: A, ...others: readonly A[]): Drawn<A> => ({
  arb: fc.constantFrom(plain, ...others),
  plain,
  less: (value) => (isSame(value, plain) ? [] : [plain]),
  nearer: nothing,
});

/** The default or another value, by weights; 3 to 1 if missing. */
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

/** A boolean by the weights of false and true. */
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

export const within = ({ min, max }: Bounds, n: number): number => Math.min(max, Math.max(min, n));

/** A whole number; the default is the minimum if missing. */
export const whole = (bounds: Bounds, plain = bounds.min): Drawn<number> =>
  numbers(fc.integer(bounds), within(bounds, plain), (n) => n);

/** An amount; the default is the minimum if missing. */
export const amount = (bounds: Bounds, plain = bounds.min): Drawn<Won> =>
  numbers(arbWonIn(bounds.min, bounds.max), within(bounds, plain), won);

/** An optional value; the default is missing. */
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
