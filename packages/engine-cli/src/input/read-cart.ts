import { parseCart, type ParseTerms } from '@baguni/contract/cart-json';
import { languages, type CartState, type Language } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { parseJson, problemsOf, type Read } from './json-text.ts';

/** A cart as its text has it. */
export interface ReadCart {
  readonly cart: CartState;
  /** The language that the text says; undefined where it says none, and the cart has that of a plain one. */
  readonly language: Language | undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const languageIn = (json: unknown): Language | undefined => {
  const storefront = isObject(json) && 'storefront' in json ? json.storefront : undefined;
  const said = isObject(storefront) && 'language' in storefront ? storefront.language : undefined;
  return languages.find((language) => language === said);
};

/** Reads a cart from JSON text (EN-07). @returns the cart, or what is wrong with the text and where */
export const readCart = (text: string, terms: ParseTerms = {}): Read<ReadCart> => {
  const value = parseJson(text);
  if (E.isLeft(value)) return value;
  const cart = parseCart(value.right, terms);
  return E.isLeft(cart)
    ? E.left(problemsOf(text, cart.left))
    : E.right({ cart: cart.right, language: languageIn(value.right) });
};
