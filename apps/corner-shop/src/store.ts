import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { whole } from './promotions.ts';
import { emptyCart, shop, withMore, type Cart, type Changed } from './shop.ts';

/** What a browser keeps of a basket: how many of each thing, never a price. */
const kept = t.record(t.string, whole);

/** A cart at its best price, what there is to say of how it came about, and when, in ms since 1970 UTC. */
export type Basket = { readonly cart: Cart; readonly said: string; readonly now: number };

/** The basket after a verb; where it is refused the cart stays as it was, and the reason is said instead. */
const after = ({ cart, now }: Basket, verdict: Changed, said: string): Basket => {
  if (E.isLeft(verdict)) return { cart, said: shop.say(verdict.left, 'en'), now };
  return { cart: shop.withBest(verdict.right, shop.bestOffers(verdict.right, now)), said, now };
};

/** The basket that a text of the browser keeps; a new one where there is none, or none that can be read. */
export const basketIn = (text: string | null, now: number): Basket => {
  const read = E.flattenW(E.tryCatch(() => kept.decode(JSON.parse(text ?? '{}')), String));
  const empty = { cart: emptyCart, said: '', now };
  if (E.isLeft(read)) return { ...empty, said: 'Your basket could not be read in this browser, so here is a new one.' };
  return Object.entries(read.right).reduce((basket: Basket, [sku, n]) => {
    const next = after(basket, withMore(basket.cart, sku, n), basket.said);
    return next.cart === basket.cart ? { ...basket, said: `${basket.said} Without ${sku}: ${next.said}` } : next;
  }, empty);
};

/** The text that keeps a cart. */
export const textOf = ({ units }: Cart): string =>
  JSON.stringify(Object.fromEntries(units.map(({ item, quantity }) => [item.itemNo, quantity])));

/** The basket of this browser. */
export const openBasket = (): Basket =>
  basketIn(E.toUnion(E.tryCatch(() => localStorage.getItem('corner-shop'), String)), Date.now());

/** Shows the basket again where another tab has changed it; the answer ends that. */
export const followTabs = (show: (basket: Basket) => void) => {
  const read = ({ key }: StorageEvent) => key === 'corner-shop' && show(openBasket());
  addEventListener('storage', read);
  return () => removeEventListener('storage', read);
};

/** The basket after a press, kept in this browser. @param said where nothing is refused */
export const pressed = (cart: Cart, verdict: Changed, said: string): Basket => {
  const next = after({ cart, said, now: Date.now() }, verdict, said);
  const saved = E.tryCatch(() => localStorage.setItem('corner-shop', textOf(next.cart)), String);
  return E.isRight(saved) ? next : { ...next, said: 'This browser keeps nothing: your basket ends with this page.' };
};
