import guideCart from '../../../../docs/guides/cart.json?raw';
import bakeryShop from '../../../../docs/guides/shop.json?raw';
import type { Texts } from '../cart/texts.ts';
import bakeryCart from './bakery-cart.json?raw';
import dinarCart from './dinar-cart.json?raw';
import dinarShop from './dinar-shop.json?raw';

/** An example that loads with the page. */
export interface Example {
  readonly name: 'guide' | 'bakery' | 'dinar';
  readonly title: string;
  readonly texts: Texts;
}

/** The cart of the guides; the page starts with it. */
export const guideExample: Example = {
  name: 'guide',
  title: 'Fruit and juice, from the guide',
  texts: { cart: guideCart, shop: '' },
};

/** The examples that load with the page. */
export const examples: readonly Example[] = [
  guideExample,
  {
    name: 'bakery',
    title: 'A bakery in dollars, with its own shop',
    texts: { cart: bakeryCart, shop: bakeryShop },
  },
  { name: 'dinar', title: 'Spices in dinars, with their own shop', texts: { cart: dinarCart, shop: dinarShop } },
];
