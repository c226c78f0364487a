import type { PricePart, PartlyRead } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { either as E } from 'fp-ts';

/** Codec between JSON and domain values; undefined is null in JSON. */
export type Codec<A> = t.Type<A, unknown>;

/** Description of the values that a codec accepts, used for the API description. */
export type Shape =
  | { readonly type: 'Nothing' }
  | {
      readonly type: 'Text';
      readonly min: number;
      readonly max: number;
      /** True if stores accept it: no NUL and no lone surrogate. */
      readonly isStorable?: true;
    }
  | { readonly type: 'Code'; readonly max: number }
  | { readonly type: 'Pattern'; readonly pattern: string }
  | { readonly type: 'DateTime' }
  | { readonly type: 'Day' }
  | { readonly type: 'Integer'; readonly min: number; readonly max: number }
  | { readonly type: 'Number'; readonly min: number; readonly max: number }
  | { readonly type: 'Choice'; readonly values: readonly string[] }
  | {
      readonly type: 'List';
      readonly item: t.Mixed;
      readonly max: number;
      readonly min?: number;
      /** Set if unreadable entries may be dropped: the price part of the entries (CM-53). */
      readonly entries?: PricePart | 'NoPrice';
    }
  | { readonly type: 'OrNull'; readonly inner: t.Mixed }
  | { readonly type: 'NamedValues'; readonly max: number }
  | {
      readonly type: 'Holding';
      readonly inner: t.Mixed;
      /** The value of a missing field, for its description. */
      readonly ifMissing?: unknown;
    }
  | { readonly type: 'Partly'; readonly whole: t.Mixed }
  | { readonly type: 'Optional'; readonly fields: t.Mixed; readonly name: string; readonly inner: t.Mixed }
  | { readonly type: 'WithUnits'; readonly rest: t.Mixed; readonly units: t.Mixed };

/** Returns the name of a codec, which errors contain. */
const nameOf = (shape: Shape): string => {
  if (shape.type === 'Integer') return `a whole number from ${shape.min} to ${shape.max}`;
  if (shape.type === 'Number') return `a number from ${shape.min} to ${shape.max}`;
  if (shape.type === 'Text') return `a text of ${shape.min} to ${shape.max} characters`;
  if (shape.type === 'Choice') return shape.values.join(' or ');
  if (shape.type === 'OrNull') return `${shape.inner.name} or null`;
  if (shape.type === 'List') return shape.min === undefined ? 'a list' : `a list of at least ${shape.min}`;
  // io-ts names an object after all its fields
  if (shape.type === 'Holding') return shape.inner.name.startsWith('{') ? 'an object' : shape.inner.name;
  return shape.type === 'Optional' ? 'an object' : shape.type;
};

export class Described<A> extends t.Type<A, unknown> {
  readonly shape: Shape;

  constructor(shape: Shape, is: t.Is<A>, validate: t.Validate<unknown, A>, encode: t.Encode<A, unknown> = t.identity) {
    super(nameOf(shape), is, validate, encode);
    this.shape = shape;
  }

  /** The fields of an object with optional ones, as those of `t.type`. */
  get props(): t.Props | undefined {
    const { shape } = this;
    return shape.type === 'Optional' ? { ...propsOf(shape.fields), [shape.name]: shape.inner } : undefined;
  }
}

const isInterface = (value: unknown): value is t.InterfaceType<t.Props> => value instanceof t.InterfaceType;

const propsOf = (codec: unknown): t.Props => {
  if (codec instanceof t.ExactType) return propsOf(codec.type);
  return (codec instanceof Described || isInterface(codec) ? codec.props : undefined) ?? {};
};

/** Returns a codec whose schema has a description. */
export const documented = <C extends t.Mixed>(description: string, codec: C): C =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it inherits from the codec, so that it stays a union or a record
  Object.assign(Object.create(codec) as C, { description });

/** Codec of a value that other code checks; its schema is that of `inner`. */
export const checkedLater = (inner: t.Mixed): Described<unknown> =>
  new Described<unknown>({ type: 'Holding', inner }, (_): _ is unknown => true, t.success);

/** Codec of objects that drops all other fields. `t.strict` copies every object, even one without others. */
export const strict = <P extends t.Props>(props: P): t.ExactC<t.TypeC<P>> => {
  const fields = t.type(props);
  const exact = t.exact(fields);
  const hasOthers = (value: unknown): boolean =>
    t.UnknownRecord.is(value) && Object.keys(value).some((name) => !Object.hasOwn(props, name));
  return new t.ExactType(
    exact.name,
    exact.is,
    (value, context) => (hasOthers(value) ? exact : fields).validate(value, context),
    (value) => (hasOthers(value) ? exact : fields).encode(value),
    fields,
  );
};

/** Props with a boolean for each name of an object. */
export const booleans = <F extends object>(names: F): { readonly [K in keyof F]: t.BooleanC } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the keys of its type
  Object.fromEntries(Object.keys(names).map((name) => [name, t.boolean])) as { [K in keyof F]: t.BooleanC };

/** Codec of branded values; `of` brands values that pass `holds`. */
export const plain = <W extends string | number, A extends W>(
  shape: Shape,
  holds: (value: unknown) => value is W,
  of: (value: W) => A,
): Described<A> =>
  new Described<A>(
    shape,
    (value): value is A => holds(value),
    (value, context) => (holds(value) ? t.success(of(value)) : t.failure(value, context)),
  );

export const nothing: Described<void> = new Described<void>(
  { type: 'Nothing' },
  (value): value is void => value === undefined,
  () => t.success<void>(undefined),
  () => ({}),
);

/** Custom fields of a shop by name, with any JSON values. Only the engine of the shop reads them (EN-17). */
export const customFields: Described<object> = (() => {
  const inner = t.record(t.string, t.unknown);
  return new Described<object>({ type: 'Holding', inner }, inner.is, inner.validate);
})();

/** Codec that also reads values of older rows and files; `renewed` converts them. It writes only the current form. */
export const readingOlder = <A>(inner: Codec<A>, renewed: (read: unknown) => unknown): Described<A> =>
  new Described<A>(
    { type: 'Holding', inner },
    inner.is,
    (read, context) => inner.validate(renewed(read), context),
    inner.encode,
  );

/** Codec for a field that older rows and files lack; returns `value` if it is missing, and always writes it. */
export const absentAs = <A>(value: A, inner: Codec<A>): Described<A> =>
  new Described<A>(
    { type: 'Holding', inner },
    inner.is,
    (read, context) => (read === undefined ? t.success(value) : inner.validate(read, context)),
    inner.encode,
  );

/** Codec for a field with a default value, which is part of its description. */
export const withDefault = <A>(value: A, inner: Codec<A>): Described<A> =>
  new Described<A>(
    { type: 'Holding', inner, ifMissing: inner.encode(value) },
    inner.is,
    (read, context) => (read === undefined ? t.success(value) : inner.validate(read, context)),
    inner.encode,
  );

/** Codec for a field that may be missing or null. */
export const nullable = <A>(inner: Codec<A>): Described<A | null> =>
  withDefault<A | null>(null, t.union([inner, t.null]));

/** Narrows a codec; reports `key` as the invalid field if `holds` returns false. */
export const narrowed = <A, B extends A>(
  inner: Codec<A>,
  key: keyof A & string,
  holds: (value: A) => value is B,
): Described<B> =>
  new Described<B>(
    { type: 'Holding', inner },
    (value): value is B => inner.is(value) && holds(value),
    (value, context) =>
      E.chain((read: A) =>
        holds(read) ? t.success<B>(read) : t.failure<B>(read[key], t.appendContext(context, key, t.unknown)),
      )(inner.validate(value, context)),
    inner.encode,
  );

/** Adds a consistency check between fields; reports `key` as the invalid field if it fails. */
export const holding = <A>(inner: Codec<A>, key: keyof A & string, holds: (value: A) => boolean): Described<A> =>
  narrowed(inner, key, (value): value is A => holds(value));

/** Reports the union as what a value must be, not its first member. */
export const asWhole = <A>(union: Codec<A>): Described<A> =>
  new Described<A>(
    { type: 'Holding', inner: union },
    union.is,
    (value, context) => (union.is(value) ? t.success(value) : t.failure(value, context)),
    union.encode,
  );

type With<A, K extends string, B> = A & { readonly [N in K]?: B };

export const optional = <A extends object, K extends string, B>(
  fields: Codec<A>,
  name: K,
  inner: Codec<B>,
): Described<With<A, K, B>> =>
  new Described<With<A, K, B>>(
    { type: 'Optional', fields, name, inner },
    (value): value is With<A, K, B> =>
      fields.is(value) && (fieldOf(value, name) === undefined || inner.is(fieldOf(value, name))),
    (value, context) => {
      const rest = fields.validate(value, context);
      const own = fieldOf(value, name);
      if (own === undefined) return rest;
      const read = inner.validate(own, t.appendContext(context, name, inner, own));
      if (E.isLeft(rest)) return E.isLeft(read) ? E.left([...rest.left, ...read.left]) : rest;
      return E.map((one: B): With<A, K, B> => Object.assign({ ...rest.right }, { [name]: one }))(read);
    },
    (value) => {
      const own = value[name];
      const rest = fields.encode(value);
      // a nullable field can be present and undefined
      const isGiven = own !== undefined || (name in value && inner.is(own));
      return isGiven && t.UnknownRecord.is(rest) ? { ...rest, [name]: inner.encode(own) } : rest;
    },
  );

type Left<P extends t.Props> = { readonly [K in keyof P]?: t.TypeOf<P[K]> };

/** Adds several optional fields. */
export const withOptional = <A extends object, P extends t.Props>(fields: Codec<A>, props: P): Codec<A & Left<P>> =>
  // each step adds one field to the type, which a fold over names cannot express
  Object.entries(props).reduce<Codec<A>>((codec, [name, inner]) => optional(codec, name, inner), fields);

const fieldOf = (value: unknown, name: string): unknown => (t.UnknownRecord.is(value) ? value[name] : undefined);

/** Price part that a dropped entry belongs to. */
type Entries = PricePart | 'NoPrice';

export const list = <A>(item: Codec<A>, max: number, entries?: Entries): Described<readonly A[]> => {
  const items = t.array(item);
  return new Described<readonly A[]>(
    { type: 'List', item, max, ...(entries === undefined ? {} : { entries }) },
    (value): value is readonly A[] => items.is(value) && value.length <= max,
    (value, context) =>
      Array.isArray(value) && value.length > max ? t.failure(value.length, context) : items.validate(value, context),
    (values) => values.map(item.encode),
  );
};

/** A list of at least one entry. */
export const filledList = <A>(item: Codec<A>, max: number): Described<readonly A[]> => {
  const items = list(item, max);
  return new Described<readonly A[]>(
    { type: 'List', item, max, min: 1 },
    (value): value is readonly A[] => items.is(value) && value.length > 0,
    (value, context) =>
      Array.isArray(value) && value.length === 0 ? t.failure(value, context) : items.validate(value, context),
    items.encode,
  );
};

/** A list whose unreadable entries may be dropped from a reply (CM-53). */
export const parts = <A>(entries: Entries, item: Codec<A>, max: number): Described<readonly A[]> =>
  list(item, max, entries);

/** A nullable value: null in JSON, undefined in the domain. */
export const orNull = <A>(inner: Codec<A>): Described<A | undefined> =>
  new Described<A | undefined>(
    { type: 'OrNull', inner },
    (value): value is A | undefined => value === undefined || inner.is(value),
    (value, context) => (value === null || value === undefined ? t.success(undefined) : inner.validate(value, context)),
    (value) => (value === undefined ? null : inner.encode(value)),
  );

/** The type of an undeclared field, which no value has. */
export class NoField extends t.Type<never, never> {
  readonly known: readonly string[];

  constructor(known: readonly string[]) {
    super(
      known.length === 0 ? 'no custom field' : `one of the fields ${known.join(', ')}`,
      (_): _ is never => false,
      t.failure,
      t.identity,
    );
    this.known = known;
  }
}

/** The type of a value that repeats an earlier one. */
export class Repeated extends t.Type<unknown> {
  constructor(name: string) {
    super(name, (_): _ is unknown => false, t.failure, t.identity);
  }
}

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

/** Returns the innermost droppable entry around an invalid field, `depth` contexts above the value. */
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
