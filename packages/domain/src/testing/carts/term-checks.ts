import fc from 'fast-check';
import { buyerStandings, clubMemberTypes, guest, memberTypes } from '../../entities/buyer/buyer.ts';
import { nearest } from '../../messages/nearest.ts';
import type { Bounds } from './drawn.ts';

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const wrong = (name: string, found: unknown, fits: string): string =>
  `${name} cannot be ${fc.stringify(found)}: ${fits}`;

const listed = (names: readonly string[]): string => names.map((one) => `‘${one}’`).join(', ');

/**
 * Rejects an unknown name and suggests the closest known one.
 * @throws TypeError
 */
export const knowNames = (of: string, value: object, known: readonly string[]): void => {
  for (const name of Object.keys(value)) {
    if (known.includes(name)) continue;
    const meant = nearest(name, known);
    throw new TypeError(`${of} knows no ‘${name}’: ${meant ? `‘${meant}’ was meant` : `it knows ${listed(known)}`}`);
  }
};

/**
 * Checks a range and returns its minimum and maximum.
 * @throws TypeError, or RangeError if a number is invalid
 */
export const rangeIn = (name: string, value: unknown, { min, max }: Bounds): Bounds => {
  const fits = `a whole number from ${min} to ${max}, or a pair of them, the least first`;
  const pair: readonly unknown[] = Array.isArray(value) && value.length === 2 ? value : [value, value];
  const isNumbers = pair.every((one) => typeof one === 'number');
  if (!isNumbers) throw new TypeError(wrong(name, value, fits));
  const [least, most] = pair.map(Number);
  const isIn = (n: number | undefined): n is number =>
    Number.isSafeInteger(n) && n !== undefined && n >= min && n <= max;
  if (!isIn(least) || !isIn(most) || least > most) throw new RangeError(wrong(name, value, fits));
  return { min: least, max: most };
};

/**
 * Checks a count.
 * @throws RangeError
 */
export const countIn = (name: string, value: unknown): void => {
  if (!Number.isSafeInteger(value) || Number(value) < 1)
    throw new RangeError(wrong(name, value, 'a whole number from 1 on'));
};

/**
 * Checks for a known value.
 * @throws TypeError
 */
export const oneIn = <A>(name: string, value: A, known: readonly A[]): A => {
  if (!known.includes(value)) throw new TypeError(wrong(name, value, `one of ${known.map(String).join(', ')}`));
  return value;
};

/**
 * Checks a moment.
 * @throws TypeError
 */
export const momentIn = (name: string, value: unknown): void => {
  if (!Number.isSafeInteger(value)) throw new TypeError(wrong(name, value, 'ms since 1970 UTC, a whole number'));
};

/**
 * Checks a list of known texts.
 * @throws TypeError
 */
export const idsIn = (name: string, value: unknown, known: readonly string[]): void => {
  const fits = known.length > 0 ? `a list of ${listed(known)}` : 'the engine has none';
  const ids: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
  if (!ids?.every((one) => known.some((id) => id === one))) throw new TypeError(wrong(name, value, fits));
};

/**
 * Checks a list of items with unique numbers and prices.
 * @throws TypeError
 */
export const itemsIn = (name: string, value: unknown): void => {
  const numbers = new Set<unknown>();
  const isItem = (one: unknown): boolean => {
    if (!isObject(one) || typeof one['itemNo'] !== 'string' || numbers.has(one['itemNo'])) return false;
    numbers.add(one['itemNo']);
    return Number.isSafeInteger(one['itemSellPrice']) && Number(one['itemSellPrice']) >= 0;
  };
  if (!Array.isArray(value) || value.length === 0 || !value.every(isItem))
    throw new TypeError(wrong(name, value, 'a list of items, each with a number of its own and a whole price'));
};

const choices: Readonly<Record<string, readonly unknown[]>> = {
  memberType: memberTypes,
  clubMemberType: clubMemberTypes,
  standing: buyerStandings,
};

/**
 * Checks fields of a buyer.
 * @throws TypeError
 */
export const buyerIn = (name: string, value: unknown): void => {
  if (!isObject(value)) throw new TypeError(wrong(name, value, 'parts of a buyer, such as { isSmileClub: true }'));
  knowNames(name, value, Object.keys(guest));
  for (const [part, plain] of Object.entries(guest)) {
    const found = value[part];
    if (!Object.hasOwn(value, part)) continue;
    if (Object.hasOwn(choices, part)) oneIn(`${name}.${part}`, found, choices[part] ?? []);
    const isAlike = Array.isArray(plain) ? Array.isArray(found) : typeof found === typeof plain;
    if (!isAlike) throw new TypeError(wrong(`${name}.${part}`, found, `such as ${fc.stringify(plain)}`));
  }
};
