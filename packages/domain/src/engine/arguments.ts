import type { Cart } from '../cart/cart.ts';

/** What is no such argument is a bug of the caller. @throws TypeError that names it */
const insist = (holds: boolean, name: string, kind: string): void => {
  if (!holds) throw new TypeError(`${name}: ${kind} is asked for`);
};

/** @throws TypeError where it is no cart */
export const checkCart = (cart: Pick<Cart, 'units'>): void => insist(Array.isArray(cart?.units), 'cart', 'a cart');

/** @throws TypeError where it is no moment, in ms since 1970 UTC */
export const checkNow = (now: number): void => insist(Number.isFinite(now), 'now', 'a moment in ms since 1970 UTC');

/** @throws TypeError where it is no unit’s number */
export const checkId = (id: number, name: string): void => insist(Number.isSafeInteger(id), name, 'a unit’s number');

/** @throws TypeError where they are no list of units’ numbers */
export const checkIds = (ids: readonly number[], name: string): void =>
  insist(Array.isArray(ids) && ids.every((id) => Number.isSafeInteger(id)), name, 'a list of units’ numbers');

/** @throws TypeError where it is no text */
export const checkText = (text: string, name: string): void => insist(typeof text === 'string', name, 'a text');

/** Pieces, or what was typed for them: that they are whole is for the rules. @throws TypeError where it is neither number nor text */
export const checkPieces = (pieces: number | string, name: string): void =>
  insist(typeof pieces === 'number' || typeof pieces === 'string', name, 'a number of pieces');

/** @throws TypeError where it is no number from 0 on, or is there and is none */
export const checkLimit = (limit: number | undefined, name: string): void =>
  insist(limit === undefined || limit >= 0, name, 'a number from 0');
