import { removeUnits, setQuantity } from '@baguni/domain/verbs';
import { percentOffOrder } from '@baguni/contract/shop-json';
import { createEngine, currencyOf, defineRule, defineTax, offerOf, shopRules } from '@baguni/domain';
import type { FieldsOf, PaidOrder, ShopChanged } from '@baguni/domain';
import { de } from './words.ts';

/** Reads the custom fields of a thing. */
const fields = {
  item: (given: unknown) => ({ limited: given instanceof Object && 'limited' in given && given.limited === true }),
};

/** Allows one copy of a limited edition per order. */
const oneOfLimited = defineRule({
  fields,
  code: 'LIMITED-EDITION',
  message: { de: 'Von „{title}“ geben wir nur ein Exemplar je Bestellung ab.' },
  broken: ({ chosen }) => {
    const unit = chosen.find(({ item, quantity }) => item.fields.limited && quantity > 1);
    const fix = unit && ({ type: 'SetQuantity', cartUnitId: unit.cartUnitId, quantity: 1 } as const);
    return fix && { params: { title: unit.item.itemName }, units: [unit.cartUnitId], fixes: [fix] };
  },
});

const params = { percent: 10, from: 3000, cap: 1500 };
const welcome = offerOf(percentOffOrder, { id: 'welcome', name: 'LESEN10', couponCode: 'LESEN10', params });

/** The engine of the shop. Prices contain the VAT: 7 % on books, 19 % on other things. Shipping is free from €60 on. */
export const shop = createEngine({
  currency: currencyOf('EUR', 2, 'HalfUp'),
  fields,
  home: 'DE',
  countries: [{ codes: ['DE'], fee: 390, freeFrom: 6000 }],
  rules: [...shopRules, oneOfLimited],
  promotions: [welcome],
  tax: defineTax({ rate: ({ item }) => (item.category.large === 'other' ? 19 : 7), prices: 'Inclusive' }),
  messages: { de },
});

export const empty = shop.cartOf([]);
export type Cart = typeof empty;
export type Unit = Cart['units'][number];
export type Changed = ShopChanged<'EUR', FieldsOf<typeof fields>>;
export type Order = PaidOrder<'EUR', FieldsOf<typeof fields>>;

/** Sets the quantity of a unit, or removes the unit for 0. */
export const withPieces = (cart: Cart, { cartUnitId }: Unit, pieces: number): Changed =>
  pieces < 1 ? removeUnits(shop, cart, [cartUnitId]) : setQuantity(shop, cart, cartUnitId, pieces);

/** Formats cents, e.g. 12,50 €. */
export const euro = (cents: Unit['item']['itemSellPrice']): string => shop.format(cents, 'de-DE');
