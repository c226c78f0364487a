import { describe, expect, test } from 'vitest';
import { addItem } from '../cart-verbs.ts';
import { KWD, USD } from '../../money/currency.ts';
import { cartUnitId, itemNo } from '../../money/ids.ts';
import { createEngine } from '../create-engine.ts';
import { marketplace } from '../marketplace.ts';
import type { SimpleUnit } from './simple-unit.ts';

const now = Date.parse('2026-11-28T00:00:00Z');
const shop = createEngine({ currency: USD });
const { plain } = shop;
const tea: SimpleUnit = { id: 3, item: 'tea', name: 'Tea', price: '2.50', quantity: 2 };

describe('[EN-14] a unit of five fields', () => {
  test('is a plain unit with these fields', () => {
    expect(shop.unit(tea)).toEqual({
      ...plain.unit,
      cartUnitId: cartUnitId(3),
      quantity: 2,
      item: { ...plain.item, itemNo: itemNo('tea'), itemName: 'Tea', itemSellPrice: 250 },
    });
  });

  test('may have a stock, a category and a tax rate', () => {
    const { item } = shop.unit({ ...tea, stock: 4, category: 'drinks', taxRate: 7 });
    expect([item.stock, item.category.large, item.taxRate]).toEqual([4, 'drinks', 7]);
    expect('taxRate' in shop.unit(tea).item).toBe(false);
    expect([0, undefined].map((stock) => shop.unit({ ...tea, stock }).item.stock)).toEqual([0, undefined]);
  });

  test('has its price in the currency, from digits or minor units, and is one piece by default', () => {
    const { quantity: _, ...one } = tea;
    expect([shop.unit({ ...tea, price: 250 }), shop.unit(one)]).toEqual([
      shop.unit(tea),
      { ...shop.unit(tea), quantity: 1 },
    ]);
    expect(createEngine({ currency: KWD }).unit(tea).item.itemSellPrice).toBe(2500);
  });

  test('can be in a new cart with complete units, and can be added as an item', () => {
    const cart = shop.cartOf([tea, { ...plain.unit, cartUnitId: cartUnitId(7) }]);
    expect([cart.units.map(({ cartUnitId: id }) => id), shop.priceOfCart(cart, now).price]).toEqual([[3, 7], 500]);
    const { id: _, ...more } = tea;
    const grown = addItem(shop, cart, more);
    expect(grown.ok && grown.cart.units.map(({ quantity }) => quantity)).toEqual([4, 1]);
    const other = addItem(shop, cart, { ...more, item: 'mate' });
    expect(other.ok && other.cart.units.map(({ cartUnitId: id }) => id)).toEqual([3, 7, 8]);
    expect(other.ok && shop.priceOfCart(other.cart, now).price).toBe(1000);
  });

  test('works in an engine of the marketplace too', () => {
    const cart = marketplace.cartOf([{ ...tea, price: 900 }]);
    expect([marketplace.priceOfCart(cart, now).price, cart.buyer.isLogin]).toEqual([1800, false]);
  });

  test('belongs to a signed-in buyer by default', () => {
    const guests = shop.cartOf([tea], { buyer: { ...plain.buyer, isLogin: false } });
    expect([shop.cartOf([tea]).buyer.isLogin, guests.buyer.isLogin]).toEqual([true, false]);
  });

  test.each<readonly [object, string]>([
    [{ ...tea, id: '3' }, 'not a whole cartUnitId: 3'],
    [{ ...tea, id: undefined }, 'not a whole cartUnitId: undefined'],
    [{ ...tea, item: 5 }, 'item: expected a text'],
    [{ ...tea, name: undefined }, 'name: expected a text'],
    [{ ...tea, price: '2,50' }, 'not an amount of USD: "2,50"'],
    [{ ...tea, price: 2.5 }, 'not a whole amount of USD: 2.5'],
    [{ ...tea, price: undefined }, 'not an amount of USD: undefined'],
    [{ ...tea, qantity: 2 }, 'no field of a unit: qantity; they are id, item, name, price, quantity'],
    [{ ...tea, qantity: 2 }, 'did you mean quantity?'],
  ])('%j is rejected with its field', (unit, message) => {
    expect(() => shop.unit(unit as SimpleUnit)).toThrow(message);
    expect(() => shop.cartOf([unit as SimpleUnit])).toThrow(message);
  });

  test.each<readonly [object, string]>([
    [{ shiping: {} }, 'no field of a cart: shiping'],
    [{ shiping: {} }, 'did you mean shipping?'],
    [{ shipping: { policy: [] } }, 'no field of shipping: policy; they are policies, bundleTerms, thresholds'],
    [{ shipping: { policies: [{ shippingFee: 490 }] } }, 'shippingPolicies.0.shippingPolicyKey: Misfit undefined'],
  ])('a cart with the terms %j is rejected', (terms, message) => {
    expect(() => shop.cartOf([tea], terms)).toThrow(message);
  });

  test('a quantity, price or stock that is no amount contradicts the cart', () => {
    expect(() => shop.cartOf([{ ...tea, quantity: -1 }])).toThrow('units.0.quantity');
    expect(() => shop.cartOf([{ ...tea, price: '-0.01' }])).toThrow('units.0.item.itemSellPrice');
    expect(() => shop.unit({ ...tea, price: 250n as unknown as number })).toThrow('not an amount of USD: 250');
    expect(() => shop.cartOf([{ ...tea, stock: -1 }])).toThrow('units.0.item.stock: Misfit -1');
    expect(() => shop.cartOf([{ ...tea, quantity: '2' as unknown as number }])).toThrow('quantity: Misfit "2"');
    expect(() => shop.cartOf([tea, tea])).toThrow('units.1.cartUnitId: Repeated 3');
  });
});
