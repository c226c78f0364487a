import type { PartlyRead, PricePart } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { Described, type Codec } from './codec.ts';
import * as t from 'io-ts';

const isChoiceOf = (type: unknown): boolean => type instanceof t.UnionType || type instanceof t.IntersectionType;

/**
 * Returns the path from the root, without union members.
 * @example
 * const read = unitDiscounts.decode({ cartUnitId: 'one', discounts: [] });
 * E.isLeft(read) && read.left.map(({ context }) => pathOf(context)); // [ 'cartUnitId' ]
 */
export const pathOf = (context: t.Context): string =>
  context
    .filter((entry, i) => entry.key !== '' && !isChoiceOf(context[i - 1]?.type))
    .map((entry) => entry.key)
    .join('.');

/**
 * Returns the distinct paths of invalid values, e.g. `data.units.3.item.itemSellPrice`, never the values.
 * @example
 * const read = unitDiscounts.decode({ cartUnitId: 'one', discounts: [{}] });
 * E.isLeft(read) && pathsOf(read.left).slice(0, 2); // [ 'cartUnitId', 'discounts.0.discountNo' ]
 */
export const pathsOf = (errors: t.Errors): readonly string[] => [
  ...new Set(errors.map((error) => pathOf(error.context))),
];

/** A value read without its unreadable entries. */
export interface Partly<A> {
  readonly value: A;
  /** Paths of invalid fields, never their values. */
  readonly unreadable: readonly string[];
  readonly missing: readonly PricePart[];
}

/** A droppable list entry: its path and price part. */
interface Entry {
  readonly keys: readonly string[];
  readonly is: PricePart | 'NoPrice';
}

/** Returns the price part if list entries may be dropped. */
const entriesOf = (type: unknown): Entry['is'] | undefined =>
  type instanceof Described && type.shape.type === 'List' ? type.shape.entries : undefined;

/**
 * Returns the innermost droppable entry around an invalid field.
 * @param depth number of contexts above the value
 */
const entryAround =
  (depth: number) =>
  ({ context }: t.ValidationError): Entry | undefined => {
    const at = context.findLastIndex((_, i) => i >= depth && entriesOf(context[i - 1]?.type) !== undefined);
    const is = entriesOf(context[at - 1]?.type);
    return is && { is, keys: pathOf(context.slice(depth, at + 1)).split('.') };
  };

const without = (value: unknown, entries: readonly (readonly string[])[]): unknown => {
  const kept = (key: string, one: unknown): readonly unknown[] => {
    const inside = entries.flatMap(([first, ...rest]) => (first === key ? [rest] : []));
    return inside.some(({ length }) => length === 0) ? [] : [inside.length === 0 ? one : without(one, inside)];
  };
  if (Array.isArray(value)) return value.flatMap((one: unknown, i) => kept(String(i), one));
  if (!t.UnknownRecord.is(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => kept(key, one).map((left) => [key, left])));
};

/** Reads a value without its unreadable entries (CM-53). Fails if an invalid field is outside a droppable entry. */
export const readPartly = <A>(codec: Codec<A>, value: unknown, context: t.Context): E.Either<t.Errors, Partly<A>> => {
  const read = codec.validate(value, context);
  if (E.isRight(read)) return E.right({ value: read.right, unreadable: [], missing: [] });
  const entries = read.left.map(entryAround(context.length));
  const bad = entries.filter((entry) => entry !== undefined);
  if (bad.length < entries.length) return read;
  const rest = without(
    value,
    bad.map(({ keys }) => keys),
  );
  // consistency checks run only after each field is valid, so further entries may be dropped
  return E.map((others: Partly<A>) => ({
    value: others.value,
    unreadable: [...pathsOf(read.left), ...others.unreadable],
    missing: [...new Set([...bad.flatMap(({ is }) => (is === 'NoPrice' ? [] : [is])), ...others.missing])],
  }))(readPartly(codec, rest, context));
};

/** Drops unreadable entries of a reply and reports their paths (CM-53). */
export const partly = <A extends object>(whole: Codec<A>): Described<A & PartlyRead> =>
  new Described<A & PartlyRead>(
    { type: 'Partly', whole },
    (value): value is A & PartlyRead => whole.is(value),
    (value, context) =>
      E.map(({ value: read, ...left }: Partly<A>) => (left.unreadable.length === 0 ? read : { ...read, ...left }))(
        readPartly(whole, value, context),
      ),
    whole.encode,
  );
