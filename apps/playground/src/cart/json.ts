import stringify from 'json-stringify-pretty-compact';
import { cartToJson } from '@baguni/contract/cart-json';
import type { Cart } from './shop.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** True if a JSON value is an object and not a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The value of an own property, or undefined if missing. */
export const own = (object: unknown, name: string): unknown =>
  isObject(object) && Object.hasOwn(object, name) ? object[name] : undefined;

/** The list under a name, or an empty list if missing. */
export const listIn = (object: unknown, name: string): readonly unknown[] => {
  const list = own(object, name);
  return isList(list) ? list : [];
};

/** True if two JSON values are equal, regardless of the order of properties. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
};

/** Prints JSON; values that fit into 80 characters stay on one line. */
export const printJson = (value: unknown): string => `${stringify(value, { maxLength: 80 })}\n`;

/** Fields that a reader derives: they are written only if the text already contains them. */
const DERIVED: ReadonlySet<string> = new Set(['cartVersion', 'version', 'appliedCouponIssueNoes', 'load']);

const idOf = (item: unknown): unknown => own(item, 'cartUnitId') ?? own(item, 'couponIssueNo');

const mergeList = (given: unknown, before: readonly unknown[], after: readonly unknown[]): unknown => {
  const items = isList(given) ? given : [];
  return after.map((item) => {
    const id = idOf(item);
    const at = id === undefined ? -1 : before.findIndex((other) => idOf(other) === id);
    return at < 0 ? item : mergeChange(items[at], before[at], item);
  });
};

const mergeObject = (given: JsonObject, before: JsonObject, after: JsonObject): JsonObject => {
  const names = new Set([...Object.keys(given), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      if (DERIVED.has(name) && !Object.hasOwn(given, name)) return [];
      const value = mergeChange(own(given, name), own(before, name), own(after, name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

/**
 * Adds a change to the JSON that a user wrote. Unchanged defaults stay out of it.
 * @param given the JSON of the user
 * @param before the complete cart that was read from it
 * @param after the complete cart after the change
 */
export const mergeChange = (given: unknown, before: unknown, after: unknown): unknown => {
  if (isSame(before, after)) return given;
  if (isList(before) && isList(after)) return mergeList(given, before, after);
  if (isObject(before) && isObject(after) && (given === undefined || isObject(given)))
    return mergeObject(given ?? {}, before, after);
  return after;
};

/** Encodes a cart with all fields, as the JSON of a cart without a currency has. */
const encodeCart = ({ currency: _, ...cart }: Cart): JsonObject => ({ promotions: [], ...cartToJson(cart) });

/** Prints the text of a changed cart: the given JSON with the change in it. */
export const writeCart = (given: JsonObject, before: Cart, after: Cart): string =>
  printJson(mergeChange(given, encodeCart(before), encodeCart(after)));
