import { percentOffOrder } from '@baguni/contract/shop-json';
import { createEngine, currencyOf, defineRule, offerOf, refund, shopRules } from '@baguni/domain';
import { de } from './words.ts';

/** Allows one copy of a limited edition per order. */
const oneOfLimited = defineRule({
  code: 'LIMITED-EDITION',
  message: { de: 'Von „{title}“ geben wir nur ein Exemplar je Bestellung ab.' },
  broken: ({ chosen }) => {
    const unit = chosen.find(({ item, quantity }) => item.category.large === 'limited' && quantity > 1);
    if (!unit) return undefined;
    const { cartUnitId, item } = unit;
    const fixes = [{ type: 'SetQuantity', cartUnitId, quantity: 1 } as const];
    return { params: { title: item.itemName }, units: [cartUnitId], fixes };
  },
});

const welcome = offerOf(percentOffOrder, {
  id: 'welcome',
  name: 'LESEN10',
  couponCode: 'LESEN10',
  params: { percent: 10, from: 3000, cap: 1500 },
});

/** The engine of the shop. Prices contain the VAT: 7 % on books, 19 % on other things. Shipping is free from €60 on. */
export const shop = createEngine({
  currency: currencyOf('EUR', 2, 'HalfUp'),
  home: 'DE',
  countries: [{ codes: ['DE'], fee: 390, freeFrom: 6000 }],
  rules: [...shopRules, oneOfLimited],
  promotions: [welcome],
  tax: { rate: ({ item }) => (item.category.large === 'other' ? 19 : 7), prices: 'Inclusive' },
  messages: { de },
});

export const emptyCart = shop.cartOf([]);
export type Cart = typeof emptyCart;
export type Unit = Cart['units'][number];
export type Changed = ReturnType<typeof shop.addItem>;
export type Order = Parameters<typeof refund<'EUR'>>[1];

/** Sets the quantity of a unit, or removes the unit for 0. */
export const withPieces = (cart: Cart, { cartUnitId }: Unit, pieces: number): Changed =>
  pieces < 1 ? shop.removeUnits(cart, [cartUnitId]) : shop.setQuantity(cart, cartUnitId, pieces);

/** Refunds one piece of an order. */
export const giveBack = (order: Order, { cartUnitId }: Unit) => refund(shop, order, [{ cartUnitId, quantity: 1 }]);

/** Formats cents, e.g. 12,50 €. */
export const euro = (cents: Unit['item']['itemSellPrice']): string => shop.format(cents, 'de-DE');
