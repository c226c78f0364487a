import type { Cart } from '../../cart/cart.ts';
import type { Contradiction } from './contradictions.ts';

/** Throws a TypeError for an invalid argument, which is a bug of the caller. */
export const checkArgument = (holds: boolean, name: string, kind: string): void => {
  if (!holds) throw new TypeError(`${name}: expected ${kind}`);
};

/** @throws TypeError unless it is missing or a list of texts */
export const checkTexts = (texts: unknown = [], name: string, kind = 'a list of texts'): void =>
  checkArgument(Array.isArray(texts) && texts.every((one) => typeof one === 'string'), name, kind);

/** Lists of texts of a cart. */
export const offerFields = ['promotions', 'couponCodes', 'usedCouponCodes', 'buyerGroups'] as const;

type OfferLists = { readonly [K in (typeof offerFields)[number]]?: unknown };

/** @throws TypeError unless promotions, codes and groups are lists */
export const checkOfferFields = (fields: OfferLists): void => {
  for (const name of offerFields) checkTexts(fields[name], name);
};

/** @throws TypeError unless it is a cart */
export const checkCart = (cart: Pick<Cart, 'units' | 'selected'> & OfferLists): void => {
  checkArgument(Array.isArray(cart?.units) && Array.isArray(cart.selected), 'cart', 'a cart of `cartOf`');
  checkOfferFields(cart);
};

/** @throws TypeError unless it is a moment in ms since 1970 UTC */
export const checkNow = (now: number): void =>
  checkArgument(Number.isFinite(now), 'now', 'a moment in ms since 1970 UTC');

/** @throws TypeError unless it is a unit number */
export const checkId = (id: number, name: string): void =>
  checkArgument(Number.isSafeInteger(id), name, 'a unit’s number');

/** @throws TypeError unless it is a list of unit numbers */
export const checkIds = (ids: readonly number[], name: string): void =>
  checkArgument(Array.isArray(ids) && ids.every((id) => Number.isSafeInteger(id)), name, 'a list of units’ numbers');

/** @throws TypeError unless it is text */
export const checkText = (text: string, name: string): void => checkArgument(typeof text === 'string', name, 'a text');

/** Throws unless a quantity is a number or typed text. Rules check that it is whole. */
export const checkPieces = (pieces: number | string, name: string): void =>
  checkArgument(typeof pieces === 'number' || typeof pieces === 'string', name, 'a number of pieces');

/** @throws TypeError unless it is missing or a number from 0 on */
export const checkLimit = (limit: number | undefined, name: string): void =>
  checkArgument(limit === undefined || limit >= 0, name, 'a number from 0');

/** @throws TypeError unless it is missing, a whole number from 0 on or infinite */
export const checkWhole = (limit = Infinity, name: string): void =>
  checkArgument(limit === Infinity || (Number.isSafeInteger(limit) && limit >= 0), name, 'a whole number from 0');

/** Returns the cart at a moment, which determines the valid coupons and offers. */
export const cartAt = (cart: Cart, now: number): Cart =>
  cart.pricesAsOf === now ? cart : { ...cart, pricesAsOf: now };

/** Returns a value for an error message, with quotes around text. */
export const textOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? 'undefined');

/** Throws a TypeError for an inconsistent cart, which is a bug of its author. */
export const rejectContradictions = (as: string, wrong: readonly Contradiction[]): void => {
  if (wrong.length === 0) return;
  const all = wrong.map(({ type, path, found, expected }) => {
    const instead = expected === undefined ? '' : `, not ${textOf(expected)}`;
    return `${path}: ${type} ${textOf(found)}${instead}`;
  });
  throw new TypeError(`${as}: ${all.join(', ')}`);
};
