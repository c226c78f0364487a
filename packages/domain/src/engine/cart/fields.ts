import * as E from '../../money/either.ts';
import type { Cart } from '../../cart/cart.ts';
import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { CartUnit, ShopUnit } from '../../entities/cart/cart-unit.ts';
import { checkChoice, checkNames } from '../../names/nearest.ts';
import { readWith, type Reader } from '../reader.ts';
import { checkArgument, isRecord } from './arguments.ts';

/** Types of the custom fields of a shop; by default they are not known (EN-17). */
export interface CustomFields {
  readonly item?: object;
  readonly buyer?: object;
  readonly order?: object;
}

/** Readers of custom fields: an io-ts codec, a Standard Schema such as one of zod or valibot, or a function. */
export type FieldReaders<F = CustomFields> = { readonly [K in keyof F]: Reader<F[K]> };

/** The types of the custom fields that readers read, e.g. `FieldsOf<typeof fields>`. */
export type FieldsOf<R> = { readonly [K in keyof R]: R[K] extends Reader<infer A> ? A : never };

/** `fields` of this type, if the shop has any. */
export type WithFields<F, K extends keyof CustomFields> = F extends { readonly [N in K]: infer A }
  ? { readonly fields: A }
  : unknown;

/** The custom fields that a target may name, also optional ones. */
export type TargetFields<F> = F extends { readonly item: infer A } ? F & { readonly item: Required<A> } : F;

/** A unit whose item has the custom fields of a shop. */
export type UnitOf<F> = ShopUnit & { readonly item: WithFields<F, 'item'> };
/** A buyer with the custom fields of a shop. */
export type BuyerOf<F> = Buyer & WithFields<F, 'buyer'>;

/** The custom fields of an order. */
export type OrderFields<F> = F extends { readonly order: infer A } ? A : object;

/** An invalid custom field of a cart. */
export interface FieldProblem {
  readonly type: 'Misfit';
  /** Path in the cart, e.g. `units.0.item.fields.limited`. */
  readonly path: string;
  /** Path in `fields`, e.g. `limited`; empty if the fields are invalid as a whole. */
  readonly within: string;
  readonly found: unknown;
  readonly kind: string;
  /** All errors of the reader for these fields. */
  readonly errors: unknown;
}

const isReader = (reader: unknown): reader is Reader<unknown> =>
  typeof reader === 'function' || (isRecord(reader) && ('decode' in reader || '~standard' in reader));

/** @throws TypeError unless it is a reader */
export const checkReader = (reader: unknown, name: string): void =>
  checkArgument(isReader(reader), name, 'a codec, a schema or a function', reader);

/** @throws TypeError unless the readers are readers of known names */
export const checkFieldReaders = (fields: object): void => {
  checkNames('custom fields of a shop', ['item', 'buyer', 'order'] satisfies readonly (keyof CustomFields)[], fields);
  for (const [name, reader] of Object.entries(fields)) checkReader(reader, `fields.${name}`);
};

/** Returns the value at a path, or undefined. */
export const at = (value: unknown, names: readonly string[]): unknown =>
  names.reduce((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);

/** True if the next step of io-ts is a member of this type, not a field. */
const hasMembers = (step: unknown): boolean => /^(?:Union|Intersection)Type$/u.test(String(at(step, ['type', '_tag'])));

/** Returns the steps to an error: `path` of a Standard Schema, `context` of io-ts. */
const stepsOf = (error: unknown): readonly unknown[] => {
  const steps = at(error, ['path']) ?? at(error, ['context']);
  return Array.isArray(steps) ? steps : [];
};

const pathOf = (error: unknown): readonly string[] =>
  stepsOf(error)
    .filter((_, i, steps) => !hasMembers(steps[i - 1]))
    .map((step) => String(at(step, ['key']) ?? step))
    .filter((name) => name !== '');

export const problemsOf = (errors: unknown, given: unknown, path: string): readonly FieldProblem[] => {
  const all = [errors].flat();
  const byPath = new Map((all.length > 0 ? all : [undefined]).map((error) => [pathOf(error).join('.'), error]));
  return [...byPath].map(([within, error]) => {
    const steps = pathOf(error);
    // types of io-ts have names
    const name = at(stepsOf(error).at(-1), ['type', 'name']);
    const kind = typeof name === 'string' ? name : 'a value that its reader accepts';
    return { type: 'Misfit', path: [path, ...steps].join('.'), within, found: at(given, steps), kind, errors };
  });
};

/** Reads the custom fields of an item, a buyer or a cart, and adds their problems. Missing ones are read as an empty object. */
const readOn = <A extends { readonly fields?: object }>(
  name: keyof CustomFields,
  { [name]: reader }: FieldReaders,
  on: A,
  path: string,
  problems: FieldProblem[],
): A => {
  if (!reader) return on;
  const given = on.fields ?? {};
  const read = readWith(reader, given, `fields.${name}`);
  if (E.isRight(read)) return { ...on, fields: read.right ?? {} };
  problems.push(...problemsOf(read.left, given, path));
  return on;
};

/** Reads the custom fields of a unit, and adds their problems. Throws if a schema returns a promise. */
export const readUnit = <U extends Pick<CartUnit, 'item'>>(
  readers: FieldReaders,
  unit: U,
  path: string,
  problems: FieldProblem[],
): U => (readers.item ? { ...unit, item: readOn('item', readers, unit.item, `${path}.item.fields`, problems) } : unit);

/** Returns a cart with the custom fields that the readers return, and adds every problem by path. */
export const readFields = <T extends Pick<Cart, 'units' | 'buyer'> & { readonly fields?: object }>(
  readers: FieldReaders,
  cart: T,
  problems: FieldProblem[],
): T => {
  const units = cart.units.map((unit, i) => readUnit(readers, unit, `units.${i}`, problems));
  const buyer = readOn('buyer', readers, cart.buyer, 'buyer.fields', problems);
  return { ...readOn('order', readers, cart, 'fields', problems), units, buyer };
};

/** Returns the fields that a codec of io-ts, or a schema of zod or valibot, declares; undefined for other readers. */
const declaredFields = (reader: unknown): readonly (readonly [string, unknown])[] | undefined => {
  if (!isRecord(reader)) return undefined;
  const fields = '~standard' in reader ? (reader['shape'] ?? reader['entries']) : reader['props'];
  if (isRecord(fields)) return Object.entries(fields);
  const all = [reader['types'] ?? reader['type']].flat().map(declaredFields);
  return all.includes(undefined) ? undefined : all.flatMap((one) => one ?? []);
};

/** Returns the names of the fields that a codec or schema declares; undefined for other readers. */
export const declaredNames = (reader: unknown): readonly string[] | undefined =>
  declaredFields(reader)?.map(([name]) => name);

/** Throws for a target of a custom field that the shop does not read, or of a value that the field cannot have. */
export const checkTarget = (target: unknown, path: string, reader: unknown): void => {
  if (at(target, ['type']) !== 'Field') return;
  checkArgument(reader !== undefined, path, 'no custom field, because the shop has no `fields.item`', target);
  const declared = declaredFields(reader);
  if (!declared) return;
  const [name, value] = [String(at(target, ['field'])), at(target, ['is'])];
  const readers = new Map(declared);
  checkChoice(`${path}.field`, [...readers.keys()], name);
  const own = readers.get(name);
  const fits = !isReader(own) || E.isRight(readWith(own, value, path));
  checkArgument(fits, `${path}.is`, `a value of ${name}`, value);
};
