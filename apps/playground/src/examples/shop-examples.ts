import bakeryShop from '../../../../docs/guides/shop.json?raw';
import type { Texts } from '../text/texts.ts';
import type { Words } from '../words/words.ts';
import bakeryCart from './bakery-cart.json?raw';
import dinarCart from './dinar-cart.json?raw';
import dinarShop from './dinar-shop.json?raw';

/** A cart with a shop of its own. */
export interface ShopExample {
  readonly name: keyof Words['shopExamples'];
  readonly texts: Texts;
}

/** The bakery of the guide, in dollars, and a spice shop in dinars with three decimals (EN-08, EN-10). */
export const shopExamples: readonly ShopExample[] = [
  { name: 'bakery', texts: { cart: bakeryCart, shop: bakeryShop } },
  { name: 'dinar', texts: { cart: dinarCart, shop: dinarShop } },
];
