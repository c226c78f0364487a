import { parseCart, type ParseTerms } from '@baguni/contract/cart-json';
import type { CartState } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { parseJson, problemsOf, type Read } from './json-text.ts';

/** Reads a cart from JSON text (EN-07). @returns the cart, or what is wrong with the text and where */
export const readCart = (text: string, terms: ParseTerms = {}): Read<CartState> => {
  const value = parseJson(text);
  if (E.isLeft(value)) return value;
  const cart = parseCart(value.right, terms);
  return E.isLeft(cart) ? E.left(problemsOf(text, cart.left)) : cart;
};
