import fc, { type Arbitrary } from 'fast-check';
import { isSame, type Bounds, type Drawn } from './drawn.ts';

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
