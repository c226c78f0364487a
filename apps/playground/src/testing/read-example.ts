import { either as E } from 'fp-ts';
import type { AnyCart, CartEngine } from '../engine/cart-engine.ts';
import { readShop } from '../engine/read-shop.ts';
import { shopExamples, type ShopExample } from '../examples/shop-examples.ts';
import { readText } from '../text/read-text.ts';
import type { Wording } from '../words/wording.ts';
import { english } from './wording.ts';

/** An example with a shop as the page reads it, for tests. */
export const readExample = (
  name: ShopExample['name'],
): { readonly engine: CartEngine; readonly cart: AnyCart; readonly given: object; readonly wording: Wording } => {
  const texts = shopExamples.find((one) => one.name === name)?.texts ?? { cart: '', shop: '' };
  const shop = readText(texts.shop, readShop, 'shop.json');
  const engine = shop.value;
  const cart = engine && readText(texts.cart, engine.parseCart);
  if (!engine || !cart?.value || !cart.given) throw new Error(JSON.stringify([shop.problems, cart?.problems]));
  return { engine, cart: cart.value, given: cart.given, wording: { ...english, engine } };
};

/** What must be right, for tests. */
export const rightOf = <A>(read: E.Either<unknown, A>): A => {
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
};
