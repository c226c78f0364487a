import { couponIssueNo } from '@baguni/domain';
import type { ShopChanged, ShopFinding } from '@baguni/domain/shop';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { whole } from './promotions.ts';
import { emptyCart, lineOf, shop, type Cart } from './shop.ts';

/** What a browser keeps of a cart: what was chosen, never a price. */
const kept = t.type({
  pieces: t.record(t.string, whole),
  promotions: t.array(t.string),
  coupons: t.array(t.type({ key: t.string, skus: t.array(t.string) })),
  isAdult: t.boolean,
});

/** A cart, what was refused on the way to it, what else there is to say, and when it was changed, in ms since 1970 UTC. */
export interface Basket {
  readonly cart: Cart;
  readonly refused: readonly ShopFinding[];
  readonly said: string;
  readonly now: number;
}

/** The basket after a verb; where it is refused the cart stays as it was, with the reason. */
const after = (basket: Basket, verdict: ShopChanged<'USD'>): Basket =>
  E.isRight(verdict) ? { ...basket, cart: verdict.right } : { ...basket, refused: [...basket.refused, verdict.left] };

/** Fills a new basket by the verbs that filled the old one: what does not hold any more is refused, with the reason. */
const refilled = ({ pieces, promotions, coupons, isAdult }: t.TypeOf<typeof kept>, now: number): Basket => {
  const idsOf = ({ units }: Cart, skus: readonly string[]) =>
    units.filter(({ item }) => skus.includes(item.itemNo)).map(({ cartUnitId }) => cartUnitId);
  let basket: Basket = { cart: emptyCart(isAdult), refused: [], said: '', now };
  for (const [sku, n] of Object.entries(pieces)) basket = after(basket, shop.addItem(basket.cart, lineOf(sku, n)));
  for (const id of promotions) basket = after(basket, shop.applyPromotion(basket.cart, id, now));
  for (const { key, skus } of coupons)
    basket = after(basket, shop.applyCoupon(basket.cart, couponIssueNo(key), idsOf(basket.cart, skus), now));
  const gone = Object.keys(pieces).filter((sku) => idsOf(basket.cart, [sku]).length === 0);
  return { ...basket, said: gone.length > 0 ? `Not in your basket any more: ${gone.join(', ')}.` : '' };
};

/** The basket that a text of the browser keeps; a new one where there is none, or none that can be read. */
export const basketIn = (text: string | null, now: number): Basket => {
  const read = E.tryCatch(() => kept.decode(JSON.parse(text ?? 'null')), String);
  if (E.isRight(read) && E.isRight(read.right)) return refilled(read.right.right, now);
  const said = text === null ? '' : 'Your basket could not be read in this browser, so here is a new one.';
  return { cart: emptyCart(false), refused: [], said, now };
};

/** The text that keeps a cart. */
export const textOf = ({ units, promotions, appliedCoupons, buyer }: Cart): string =>
  JSON.stringify({
    pieces: Object.fromEntries(units.map(({ item, quantity }) => [item.itemNo, quantity])),
    promotions: promotions ?? [],
    coupons: appliedCoupons.map(({ couponIssueNo: key, cartUnitIds: ids }) => {
      return { key, skus: units.flatMap(({ cartUnitId, item }) => (ids.includes(cartUnitId) ? item.itemNo : [])) };
    }),
    isAdult: buyer.isCertificatedAdult,
  });

/** The basket of this browser. */
export const openBasket = (): Basket =>
  basketIn(E.toUnion(E.tryCatch(() => localStorage.getItem('corner-shop'), String)), Date.now());

/** The basket after a press, kept in this browser. */
export const pressed = (cart: Cart, verdict: ShopChanged<'USD'>, said = ''): Basket => {
  const next = after({ cart, refused: [], said, now: Date.now() }, verdict);
  const saved = E.tryCatch(() => localStorage.setItem('corner-shop', textOf(next.cart)), String);
  return E.isRight(saved) ? next : { ...next, said: 'This browser keeps nothing: your basket ends with this page.' };
};
