import { describe, expect, test } from 'vitest';
import { addItem } from '../cart-verbs.ts';
import { noFlags } from '../../entities/cart/item.ts';
import { EUR, KWD, USD } from '../../money/currency.ts';
import { guest } from '../../entities/buyer/buyer.ts';
import { cartUnitId, itemNo, shippingPolicyKey } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { createEngine } from '../create-engine.ts';
import { marketplace } from '../marketplace.ts';
import type { SimpleUnit } from './simple-unit.ts';

const now = Date.parse('2026-11-28T00:00:00Z');
const shop = createEngine({ currency: USD });
const { plain } = shop;
const tea: SimpleUnit = { id: 3, item: 'tea', name: 'Tea', price: '2.50', quantity: 2 };

describe('[EN-14] a simple unit', () => {
  test('is a plain unit with these fields', () => {
    expect(shop.unit(tea)).toEqual({
      ...plain.unit,
      cartUnitId: cartUnitId(3),
      currency: 'USD',
      quantity: 2,
      item: { ...plain.item, itemNo: itemNo('tea'), itemName: 'Tea', itemSellPrice: 250 },
    });
  });

  test('has only fields that every shop has, also in its cart', () => {
    const [unit] = shop.cartOf([tea]).units;
    expect(Object.keys(unit ?? {})).toEqual([
      'cartUnitId',
      'version',
      'quantity',
      'item',
      'seller',
      'shippingPolicyKey',
      'bundleKey',
      'discounts',
      'isBuyAvailable',
      'isCouponUsable',
    ]);
    expect(Object.keys(unit?.item ?? {})).toEqual([
      'itemNo',
      'itemName',
      'itemImageUrl',
      'itemSellPrice',
      'options',
      'additions',
      'category',
      'limits',
      'stock',
    ]);
    // @ts-expect-error a field of the marketplace
    expect([unit?.isViaEmployeeMall, unit?.item.itemName]).toEqual([undefined, 'Tea']);
  });

  test('may have fields of the marketplace, whose names and values are checked', () => {
    const given = { ...shop.unit(tea), item: { ...shop.unit(tea).item, flags: { ...noFlags, isAdult: true } } };
    expect(shop.cartOf([{ ...given, cartUnitType: 'Normal' }]).units[0]).toEqual({
      ...given,
      currency: undefined,
      cartUnitType: 'Normal',
    });
    const unknown = { ...given, isViaEmployeeMall: undefined } as never;
    expect(() => shop.cartOf([unknown])).toThrow('units.0.isViaEmployeeMall: expected true or false, not undefined');
  });

  test('may have a stock, a category and a tax rate', () => {
    const { item } = shop.unit({ ...tea, stock: 4, category: 'drinks', taxRate: 7 });
    expect([item.stock, item.category.large, item.taxRate]).toEqual([4, 'drinks', 7]);
    expect('taxRate' in shop.unit(tea).item).toBe(false);
    const stocks = [0, undefined, null].map((stock) => shop.unit({ ...tea, stock }).item.stock);
    expect(stocks).toEqual([0, undefined, undefined]);
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

  test('may have a parcel, shipping terms and a seller', () => {
    const keys = { bundleKey: 'cool', shippingPolicyKey: 'fresh' };
    const unit = shop.unit({ ...tea, ...keys, seller: { sellerKey: 'farm' } });
    const seller = { ...plain.unit.seller, sellerKey: 'farm' };
    expect(unit).toEqual({ ...shop.unit(tea), ...keys, seller });
    const terms = { ...plain.policy, shippingPolicyKey: shippingPolicyKey('fresh'), shippingFee: won(300) };
    const shipping = { policies: [plain.policy, terms] };
    expect(shop.priceOfCart(shop.cartOf([tea, { ...tea, id: 4, ...keys }], { shipping }), now).shippingTotal).toBe(300);
    const wrong = { ...tea, seller: { key: 'farm' } } as SimpleUnit;
    expect(() => shop.cartOf([wrong])).toThrow('no field of units.0.seller: key; they are sellerKey, ');
    const unnamed = { ...tea, bundleKey: 7 } as unknown as SimpleUnit;
    expect(() => shop.cartOf([unnamed])).toThrow('units.0.bundleKey: expected a text, not 7');
  });

  test('has the currency of its engine, and others refuse it', () => {
    const euros = createEngine({ currency: EUR });
    const message = '.currency: expected EUR, not "USD"';
    expect(() => euros.cartOf([euros.unit(tea), shop.unit(tea)])).toThrow(`units.1${message}`);
    expect(shop.cartOf([shop.unit(tea)])).toEqual(shop.cartOf([tea]));
    expect(() => addItem(euros, euros.cartOf([]), shop.unit(tea))).toThrow(`added${message}`);
    expect(euros.cartOf([plain.unit]).units).toHaveLength(1);
    const { id: _, ...cheap } = { ...tea, price: '2,50' };
    expect(() => addItem(euros, euros.cartOf([]), cheap)).toThrow('added.price: expected digits or whole minor units');
  });

  test('belongs to a signed-in buyer by default, who may be given in part', () => {
    const named = shop.cartOf([tea], { buyer: { buyerName: 'Kim' } });
    expect(named.buyer).toEqual({ ...plain.buyer, buyerName: 'Kim' });
    expect(marketplace.cartOf([{ ...tea, price: 900 }], { buyer: { isLogin: true } }).buyer).toEqual({
      ...guest,
      isLogin: true,
    });
    const guests = shop.cartOf([tea], { buyer: { isLogin: false } });
    expect([shop.cartOf([tea]).buyer.isLogin, guests.buyer.isLogin]).toEqual([true, false]);
  });

  test.each<readonly [object, string]>([
    [{ ...tea, id: '3' }, 'id: expected a unit’s number, not "3"'],
    [{ ...tea, id: undefined }, 'id: expected a unit’s number, not undefined'],
    [{ ...tea, item: 5 }, 'item: expected a text, not 5'],
    [{ ...tea, name: undefined }, 'name: expected a text, not undefined'],
    [{ ...tea, price: '2,50' }, 'price: expected digits or whole minor units of USD, not "2,50"'],
    [{ ...tea, price: 2.5 }, 'price: expected digits or whole minor units of USD, not 2.5'],
    [{ ...tea, category: { large: 'drinks' } }, 'category: expected a text, not {"large":"drinks"}'],
    [{ id: 3, item: 'tea', name: 'Tea' }, 'price: expected digits or whole minor units of USD, not undefined'],
    [{ ...tea, measure: { unit: 'g', step: 0, per: 1 } }, 'measure.step: expected a whole number of 1 or more, not 0'],
  ])('%j is rejected with its field', (unit, message) => {
    expect(() => shop.unit(unit as SimpleUnit)).toThrow(expect.objectContaining({ message }) as Error);
    expect(() => shop.cartOf([tea, unit as SimpleUnit])).toThrow(
      expect.objectContaining({ message: `units.1.${message}` }) as Error,
    );
  });

  test.each([
    [{ unit: '', step: 50, per: 100 }, '{"unit":"","per":100}'],
    [{ unit: 'g', step: 50, per: 1_000_001 }, '{"unit":"g","per":1000001}'],
  ])('a measure must have a unit, and per from 1 to 1,000,000: %j', (measure, found) => {
    const message = `measure: expected a measure such as { unit: ‘g’, per: 100 }, not ${found}`;
    expect(() => shop.cartOf([{ ...tea, measure }])).toThrow(`units.0.${message}`);
    expect(() => shop.cartOf([shop.unit({ ...tea, measure })])).toThrow(`units.0.item.${message}`);
    expect(() => addItem(shop, shop.cartOf([]), { ...tea, measure })).toThrow(`added.${message}`);
    expect(shop.cartOf([{ ...tea, measure: { unit: 'g', step: 50, per: 1_000_000 } }]).units).toHaveLength(1);
  });

  test('a cart with an added unit is equal to a cart of this unit', () => {
    const added = addItem(shop, shop.cartOf([]), { ...tea, quantity: 2 });
    expect(added.ok && added.cart).toStrictEqual(shop.cartOf([{ ...tea, id: 1, quantity: 2 }]));
  });

  test('an unknown field is rejected with the known ones', () => {
    const unknown = { ...tea, qantity: 2 } as SimpleUnit;
    const known =
      'qantity; they are id, item, name, price, quantity, stock, category, taxRate, measure, fields, bundleKey, shippingPolicyKey, seller';
    expect(() => shop.unit(unknown)).toThrow(`no field of a unit: ${known}; did you mean quantity?`);
    expect(() => shop.cartOf([tea, unknown])).toThrow(`no field of units.1: ${known}; did you mean quantity?`);
  });

  test.each<readonly [object, string]>([
    [{ shiping: {} }, 'no field of a cart: shiping'],
    [{ shiping: {} }, 'did you mean shipping?'],
    [{ shipping: { policy: [] } }, 'no field of shipping: policy; they are policies, bundleTerms, thresholds'],
    [
      { shipping: { policies: [{ shippingFee: 490 }] } },
      'shipping.policies.0.shippingPolicyKey: expected a text of 1 to 200 characters, not undefined',
    ],
  ])('a cart with the terms %j is rejected', (terms, message) => {
    expect(() => shop.cartOf([tea], terms)).toThrow(message);
  });

  test('a quantity, price or stock that is no amount contradicts the cart', () => {
    const reject = (over: object, message: string) =>
      expect(() => shop.cartOf([{ ...tea, ...over }])).toThrow(new TypeError(`not a cart: units.0.${message}`));
    reject({ quantity: -1 }, 'quantity: expected a whole number from 0 to 1000000, not -1');
    reject({ quantity: '2' }, 'quantity: expected a whole number from 0 to 1000000, not "2"');
    reject({ price: '-0.01' }, 'price: expected a whole number from 0 to 1000000000000, not -1');
    reject({ stock: -1 }, 'stock: expected a whole number from 0 to 1000000000000, not -1');
    expect(() => shop.unit({ ...tea, price: 250n as unknown as number })).toThrow('minor units of USD, not 250');
    expect(() => shop.cartOf([tea, tea])).toThrow('units.1.id: 3 is there twice');
    // an added item too
    const { id: _, ...more } = tea;
    expect(() => addItem(shop, shop.cartOf([]), { ...more, price: -1 })).toThrow('not an item: added.price: expected');
  });

  test('quantity, price and ID have the limits of carts in JSON', () => {
    const item = 'x'.repeat(200);
    expect(shop.cartOf([{ ...tea, item, quantity: 1_000_000, price: 1_000_000_000 }]).units).toHaveLength(1);
    expect(() => shop.cartOf([{ ...tea, quantity: 1_000_001 }])).toThrow('units.0.quantity: expected');
    // 50,000,000.00 rupiah
    expect(shop.priceOfCart(shop.cartOf([{ ...tea, price: 5_000_000_000, quantity: 3 }]), now).price).toBe(
      15_000_000_000,
    );
    for (const [quantity, most] of [
      [1, 1_000_000_000_000],
      [9000, 1_000_000_000_000],
      [9001, 999_888_901_233],
      [1_000_000, 9_000_000_000],
    ] as const) {
      expect(shop.priceOfCart(shop.cartOf([{ ...tea, quantity, price: most }]), now).price).toBe(quantity * most);
      expect(() => shop.cartOf([{ ...tea, quantity, price: most + 1 }])).toThrow(
        `units.0.price: expected a whole number from 0 to ${most}`,
      );
    }
    for (const wrong of ['', `${item}x`])
      expect(() => shop.cartOf([{ ...tea, item: wrong }])).toThrow('units.0.item: expected a text of 1 to 200');
    expect(() => shop.cartOf([shop.unit({ ...tea, item: '' })])).toThrow('units.0.item.itemNo: expected');
  });
});
