import { cartOf } from '@baguni/domain/engine';
import type { CartState } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { placesOf } from '../json/place.ts';
import { completeCart } from './complete.ts';
import { decodeCart } from './faults.ts';
import { isObject, own, type JsonObject } from './fill.ts';
import { parseJson, problemsOf, type Read } from './json-text.ts';

/** The coupons of a State stand one level deeper than those of a cart by hand. */
const inText =
  (given: JsonObject) =>
  (path: string): string =>
    Array.isArray(own(given, 'coupons')) ? path.replace(/^coupons\.offered\b/u, 'coupons') : path;

/**
 * Reads a cart from JSON text: its units, and whatever else of a State it says; everything that can be ordered is
 * selected where it does not say. Fields that mean nothing are passed over.
 * @returns the cart, or what is wrong with the text and where
 */
export const readCart = (text: string): Read<CartState> => {
  const value = parseJson(text);
  if (E.isLeft(value)) return value;
  const given = value.right;
  if (!isObject(given))
    return E.left([
      { type: 'Misfit', path: '', place: placesOf(text, [''])[0] ?? { line: 1, column: 1 }, fits: '{"type":"object"}' },
    ]);
  const offered = Array.isArray(own(given, 'coupons')) ? 'coupons' : 'coupons.offered';
  const cart = decodeCart(completeCart(given), offered);
  if (E.isLeft(cart)) return E.left(problemsOf(text, given, cart.left, inText(given)));
  return E.right(
    own(given, 'selected') === undefined ? cartOf(cart.right.units, withoutSelection(cart.right)) : cart.right,
  );
};

const withoutSelection = ({ selected: _, ...rest }: CartState): Partial<CartState> => rest;
