import guideCart from '../../../../docs/guides/cart.json?raw';
import bakeryShop from '../../../../docs/guides/shop.json?raw';
import type { Texts } from '../cart/texts.ts';
import bakeryCart from './bakery-cart.json?raw';
import booksCart from './books-cart.json?raw';
import booksShop from './books-shop.json?raw';
import dinarCart from './dinar-cart.json?raw';
import dinarShop from './dinar-shop.json?raw';

/** An example that loads with the page. */
export interface Example {
  readonly name: 'books' | 'guide' | 'bakery' | 'dinar';
  readonly title: string;
  readonly texts: Texts;
}

/** A simple shop; the page starts with it. */
export const startExample: Example = {
  name: 'books',
  title: 'Books in euros, with VAT and a coupon code',
  texts: { cart: booksCart, shop: booksShop },
};

/** The cart of the guides. */
export const guideExample: Example = {
  name: 'guide',
  title: 'Fruit and juice of a marketplace, from the guide',
  texts: { cart: guideCart, shop: '' },
};

/** The examples that load with the page. */
export const examples: readonly Example[] = [
  startExample,
  guideExample,
  {
    name: 'bakery',
    title: 'A bakery in dollars, with its own shop',
    texts: { cart: bakeryCart, shop: bakeryShop },
  },
  { name: 'dinar', title: 'Spices in dinars, with their own shop', texts: { cart: dinarCart, shop: dinarShop } },
];
