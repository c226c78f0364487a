import fc, { Arbitrary, Stream, Value, type Random } from 'fast-check';
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
export const maybe = <A>(drawn: Drawn<A>, weights?: readonly [no: number, yes: number]): Drawn<A | undefined> => {
  const there: Drawn<A | undefined> = {
    arb: drawn.arb,
    plain: drawn.plain,
    less: (value) => drawn.less(value ?? drawn.plain),
    nearer: (value) => drawn.nearer(value ?? drawn.plain),
  };
  return mostly(undefined, there, weights);
};

type Fields<R> = { readonly [K in keyof R]: Drawn<R[K]> };
type How = 'less' | 'nearer';

export const record = <R extends object>(fields: Fields<R>): Drawn<R> => {
  const names = Object.keys(fields) as (keyof R & string)[];
  const plain = Object.fromEntries(names.map((name) => [name, fields[name].plain])) as R;
  function* each(value: R, how: How): Generator<R> {
    for (const name of names) for (const one of fields[name][how](value[name])) yield { ...value, [name]: one };
  }
  return {
    arb: fc.record(Object.fromEntries(names.map((name) => [name, fields[name].arb]))) as Arbitrary<R>,
    plain,
    *less(value) {
      // all fields at once first, because most are irrelevant
      if (!isSame(value, plain)) yield plain;
      yield* each(value, 'less');
    },
    nearer: (value) => each(value, 'nearer'),
  };
};

export const replaced = <A>(values: readonly A[], at: number, by: A): readonly A[] =>
  values.map((one, i) => (i === at ? by : one));

/** Yields positions to remove from a list with a minimum length: all removable, half, a quarter, down to one. */
export function* cuts(length: number, kept: number): Generator<ReadonlySet<number>> {
  for (let size = length - kept; size > 0; size = Math.floor(size / 2))
    for (let from = length - size; from > -size; from -= size)
      yield new Set(Array.from({ length: size }, (_, i) => Math.max(0, from) + i));
}

export function* eachOf<A>(of: Drawn<A>, values: readonly A[], how: How): Generator<readonly A[]> {
  for (const [i, value] of values.entries()) for (const one of of[how](value)) yield replaced(values, i, one);
}

/** A list with a length in a range; the shortest is the default. */
export const list = <A>(of: Drawn<A>, { min, max }: Bounds): Drawn<readonly A[]> => ({
  arb: fc.array(of.arb, { minLength: min, maxLength: max, size: 'max' }),
  plain: Array.from({ length: min }, () => of.plain),
  *less(values) {
    for (const out of cuts(values.length, min)) yield values.filter((_, i) => !out.has(i));
    yield* eachOf(of, values, 'less');
  },
  nearer: (values) => eachOf(of, values, 'nearer'),
});

/** A subset in order; the empty one is the default. */
export const some = <A>(values: readonly A[]): Drawn<readonly A[]> => ({
  arb: fc.subarray([...values]),
  plain: [],
  *less(chosen) {
    for (const out of cuts(chosen.length, 0)) yield chosen.filter((_, i) => !out.has(i));
  },
  nearer: () => [],
});

/** Draws values from drafts; a failing property shrinks to a minimal draft. */
class Plainest<D, A> extends Arbitrary<A> {
  readonly #drawn: Drawn<D>;
  readonly #made: (draft: D) => A;

  constructor(drawn: Drawn<D>, made: (draft: D) => A) {
    super();
    this.#drawn = drawn;
    this.#made = made;
  }

  #valueOf(draft: D): Value<A> {
    return new Value(this.#made(draft), { draft });
  }

  generate(random: Random, bias: number | undefined): Value<A> {
    return this.#valueOf(this.#drawn.arb.generate(random, bias).value);
  }

  /** Foreign values have no draft and cannot be shrunk. */
  canShrinkWithoutContext(_: unknown): _ is A {
    return false;
  }

  shrink(_: A, context: unknown): Stream<Value<A>> {
    return new Stream(this.#plainer((context as { readonly draft: D }).draft));
  }

  *#plainer(draft: D): Generator<Value<A>> {
    for (const one of this.#drawn.less(draft)) yield this.#valueOf(one);
    for (const one of this.#drawn.nearer(draft)) yield this.#valueOf(one);
  }
}

export const plainest = <D, A>(drawn: Drawn<D>, made: (draft: D) => A): Arbitrary<A> => new Plainest(drawn, made);
