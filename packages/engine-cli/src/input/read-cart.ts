import type { ParseTerms } from '@baguni/contract/cart-json';
import { marketplaceShop, parseShop, type JsonShop } from '@baguni/contract/shop-json';
import { languages, type CartState, type Language } from '@baguni/domain';
import { stateOf, type Currency, type Engine, type ShopCart } from '@baguni/domain/shop';
import { either as E } from 'fp-ts';
import { parseJson, problemsOf, type Read } from './json-text.ts';

/** A cart as its text has it. */
export interface ReadCart {
  /** Its State: names, numbers, pieces. */
  readonly state: CartState;
  /** What is asked of the engine. */
  readonly cart: ShopCart<string>;
  readonly engine: Engine<string>;
  /** The language that the text says; undefined where it says none, and the cart has that of a plain one. */
  readonly language: Language | undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const languageIn = (json: unknown): Language | undefined => {
  const storefront = isObject(json) && 'storefront' in json ? json.storefront : undefined;
  const said = isObject(storefront) && 'language' in storefront ? storefront.language : undefined;
  return languages.find((language) => language === said);
};

/**
 * Reads a shop from JSON text (EN-10).
 * @param currency what its amounts must be of; any currency where left out
 * @returns the shop, or what is wrong with the text and where
 */
export const readShop = (text: string, currency?: Currency): Read<JsonShop> => {
  const value = parseJson(text);
  if (E.isLeft(value)) return value;
  const shop = parseShop(value.right, currency ? { currency } : {});
  return E.isLeft(shop) ? E.left(problemsOf(text, shop.left)) : shop;
};

/** Reads a cart from JSON text (EN-07). @returns the cart, or what is wrong with the text and where */
export const readCart = (text: string, terms: ParseTerms = {}, shop = marketplaceShop): Read<ReadCart> => {
  const value = parseJson(text);
  if (E.isLeft(value)) return value;
  const { engine } = shop;
  const cart = shop.parseCart(value.right, terms);
  return E.isLeft(cart)
    ? E.left(problemsOf(text, cart.left))
    : E.right({ cart: cart.right, state: stateOf(cart.right), engine, language: languageIn(value.right) });
};
