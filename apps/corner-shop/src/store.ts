import { bestOffers } from '@baguni/domain';
import { withBest } from '@baguni/domain/verbs';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { whole } from './promotions.ts';
import { emptyCart, say, shop, withMore, type Cart, type Changed } from './shop.ts';

/** The stored basket: quantities by item, but no prices. */
const stored = t.record(t.string, whole);

/** Returns the result, or undefined if it throws: damaged JSON, or a browser that refuses access to its storage. */
const attempt = <T>(run: () => T): T | undefined => O.toUndefined(O.tryCatch(run));

/** A cart at its best price, the last message, and the time in ms since 1970 UTC. */
export type Basket = { readonly cart: Cart; readonly said: string; readonly now: number };

/** Returns the basket after a change. A refused change leaves the cart unchanged and adds the reason. */
const after = ({ cart, now }: Basket, verdict: Changed, said: string): Basket => {
  if (!verdict.ok) return { cart, said: say(verdict.reason), now };
  return { cart: withBest(shop, verdict.cart, bestOffers(shop, verdict.cart, now)), said, now };
};

/** Reads a stored basket. Returns an empty one if it is missing or damaged. */
export const basketIn = (text: string | null, now: number): Basket => {
  const read = attempt((): unknown => JSON.parse(text ?? '{}'));
  const empty = { cart: emptyCart, said: '', now };
  if (!stored.is(read))
    return { ...empty, said: 'Your basket could not be read in this browser, so here is a new one.' };
  return Object.entries(read).reduce((basket: Basket, [sku, n]) => {
    const next = after(basket, withMore(basket.cart, sku, n), basket.said);
    return next.cart === basket.cart ? { ...basket, said: `${basket.said} Without ${sku}: ${next.said}` } : next;
  }, empty);
};

/** Returns the stored form of a cart. */
export const textOf = ({ units }: Cart): string =>
  JSON.stringify(Object.fromEntries(units.map(({ item, quantity }) => [item.itemNo, quantity])));

/** Reads the basket of this browser. */
export const openBasket = () => basketIn(attempt(() => localStorage.getItem('corner-shop')) ?? null, Date.now());

/** Shows the basket again if another tab changes it. Returns a function that stops this. */
export const followTabs = (show: (basket: Basket) => void) => {
  const read = ({ key }: StorageEvent) => key === 'corner-shop' && show(openBasket());
  addEventListener('storage', read);
  return () => removeEventListener('storage', read);
};

/** Returns the basket after a press and stores it. @param said the message of an accepted change */
export const pressed = (cart: Cart, verdict: Changed, said: string): Basket => {
  const next = after({ cart, said, now: Date.now() }, verdict, said);
  const isSaved = attempt(() => [localStorage.setItem('corner-shop', textOf(next.cart))]);
  return isSaved ? next : { ...next, said: 'This browser keeps nothing: your basket ends with this page.' };
};
