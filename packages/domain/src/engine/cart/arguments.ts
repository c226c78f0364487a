import type { Cart } from '../../cart/cart.ts';
import { attempt } from '../../money/either.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { checkNames } from '../../names/nearest.ts';

export const TAX_RATE = '0 or a number from 1 to 100, e.g. 19 for 19 %';

/** True for a rate of tax in per cent. One below 1, such as 0.19, is probably not in per cent. */
export const isTaxRate = (rate: unknown): rate is number =>
  typeof rate === 'number' && (rate === 0 || (rate >= 1 && rate <= 100));

/** True for the code of a known language or region. Never throws. */
export const isKnownCode = (type: 'language' | 'region', code: string): boolean =>
  attempt(() => new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code)) !== undefined;

/** Longer values are cut. */
const MAX_TEXT = 80;

/** Returns a value for an error message: text in quotes, cut if it is long. Never throws. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'function') return 'a function';
  const isJson = typeof value === 'string' || typeof value === 'object';
  const text = (isJson ? attempt(() => JSON.stringify(value)) : undefined) ?? String(value);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
};

/** Throws a TypeError for an invalid argument, which is a bug of the caller. */
export const checkArgument = (holds: boolean, name: string, kind: string, found: unknown): void => {
  if (!holds) throw new TypeError(`${name}: expected ${kind}, not ${textOf(found)}`);
};

const TEXT = 'a text';
export const LIST = 'a list';
export const OBJECT = 'an object';
export const FUNCTION = 'a function';

const kinds: Readonly<Record<string, string>> = {
  string: TEXT,
  object: OBJECT,
  function: FUNCTION,
  boolean: 'true or false',
};

/** Returns the kind of a value; undefined for other kinds. */
export const kindOf = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return LIST;
  return value === null ? undefined : kinds[typeof value];
};

/** True for an object, also a list. */
export const isRecord = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

/** @throws TypeError unless a value is of this kind */
export const checkKind = (value: unknown, name: string, kind: string): void =>
  checkArgument(kindOf(value) === kind, name, kind, value);

/** @throws TypeError unless it is an object of known fields */
export const checkFields = (given: object, name: string, fields: readonly string[]): void => {
  checkKind(given, name, OBJECT);
  checkNames(`field of ${name}`, fields, given);
};

/** @throws TypeError unless it is text */
export const checkText = (text: unknown, name: string): void => checkKind(text, name, TEXT);

/** True for a whole number from `min` on. */
export const isWhole = (n: unknown, min = 0): n is number => Number.isSafeInteger(n) && Number(n) >= min;

/** @throws TypeError unless it is a whole number from 1 on */
export const checkCount = (n: unknown, name: string): void =>
  checkArgument(isWhole(n, 1), name, 'a whole number of 1 or more', n);

/** @throws TypeError unless it is missing or a list of texts */
export const checkTexts = (texts: unknown, name: string, kind = 'a list of texts', least = 0): void => {
  if (texts === undefined) return;
  const isList = Array.isArray(texts) && texts.length >= least && texts.every((one) => typeof one === 'string');
  checkArgument(isList, name, kind, texts);
};

/** Lists of texts of a cart. */
const offerFields = ['promotions', 'couponCodes', 'usedCouponCodes', 'buyerGroups'] as const;

type OfferLists = { readonly [K in (typeof offerFields)[number]]?: unknown };

/** @throws TypeError unless promotions, codes and groups are lists */
export const checkOfferFields = (fields: OfferLists): void => {
  for (const name of offerFields) checkTexts(fields[name], name);
};

/** @throws TypeError unless it is a cart */
export const checkCart = (cart: Pick<Cart, 'units' | 'selected'> & OfferLists): void => {
  checkArgument(Array.isArray(cart?.units) && Array.isArray(cart.selected), 'cart', 'a cart of `cartOf`', cart);
  checkOfferFields(cart);
};

/** The start of the year 2000: an earlier moment is probably in seconds. */
export const YEAR_2000 = 946_684_800_000;

/** The start of the year 2200: a later moment is probably in microseconds. */
const YEAR_2200 = 7_258_118_400_000;

/** @throws TypeError unless it is a moment in ms since 1970 UTC that is not before another one, and before 2200 */
export const checkNow = (now: number, earliest: number): void => {
  const isMoment = Number.isFinite(now) && now >= earliest && now < YEAR_2200;
  checkArgument(isMoment, 'now', 'milliseconds since 1970 UTC, e.g. Date.now()', now);
};

/** @throws TypeError unless it is a unit number */
export const checkId: (id: number, name: string) => asserts id is CartUnitId = (id, name) =>
  checkArgument(Number.isSafeInteger(id), name, 'a unit’s number', id);

/** @throws TypeError unless it is a list of unit numbers */
export const checkIds: (ids: readonly number[], name: string) => asserts ids is readonly CartUnitId[] = (ids, name) =>
  checkArgument(
    Array.isArray(ids) && ids.every((id) => Number.isSafeInteger(id)),
    name,
    'a list of units’ numbers',
    ids,
  );

/** Throws unless a quantity is a number or typed text. Rules check that it is whole. */
export const checkPieces = (pieces: number | string, name: string): void =>
  checkArgument(typeof pieces === 'number' || typeof pieces === 'string', name, 'a number of pieces', pieces);

/** @throws TypeError unless it is missing or a number from 0 on */
export const checkLimit = (limit: number | undefined, name: string): void =>
  checkArgument(limit === undefined || limit >= 0, name, 'a number of 0 or more', limit);

/** @throws TypeError unless it is missing, a whole number from 0 on or infinite */
export const checkWhole = (limit = Infinity, name: string): void =>
  checkArgument(limit === Infinity || isWhole(limit), name, 'a whole number from 0', limit);

/** Returns the cart at a moment, which determines the valid coupons and offers. */
export const cartAt = (cart: Cart, now: number): Cart =>
  cart.pricesAsOf === now ? cart : { ...cart, pricesAsOf: now };
