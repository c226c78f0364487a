import { couponIssueNo, createEngine, currencyOf, EUR, KRW, offerOf, type EngineCart } from '@baguni/domain/internal';
import { arbCart, arbCartOf, lawRuns } from '@baguni/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentOf } from '../codecs/state/state-codec.ts';
import { cartParser, percentOffOrder } from '../shop-json/index.ts';
import { cartToJson, parseCart, problemText, type ParseTerms } from './index.ts';

const params = { percent: 10 };
const promotions = [
  offerOf(percentOffOrder, { id: 'code', name: 'Code', couponCode: 'TEN', params }),
  offerOf(percentOffOrder, { id: 'staff', name: 'Staff', groups: ['staff'], params }),
];

test.each([EUR, currencyOf('KRW', 0)])('[EN-07] a cart of a shop in %o is the same after JSON', (currency) => {
  const shop = createEngine<string>({ currency, promotions });
  const read = cartParser(shop);
  fc.assert(
    fc.property(arbCartOf(shop), (cart) => {
      const full: EngineCart = { ...cart, usedCouponCodes: ['OLD'], buyerGroups: ['staff'], couponCodes: ['TEN'] };
      expect(read(JSON.parse(JSON.stringify(cartToJson(full))))).toEqual({ ok: true, value: full });
    }),
    { numRuns: lawRuns(60) },
  );
});

test('[EN-07] the cart of a simple shop is the same after JSON with and without its defaults', () => {
  const shop = createEngine<string>({ currency: EUR, home: 'DE', promotions });
  fc.assert(
    fc.property(arbCartOf(shop), fc.constantFrom('', 'DE', 'AT'), (cart, country) => {
      const there = { ...cart, destination: { ...cart.destination, country } };
      const json: unknown = JSON.parse(JSON.stringify(cartToJson(there)));
      expect(cartParser(shop)(json)).toEqual({ ok: true, value: there });
      // as earlier versions wrote it
      const { currency, ...rest } = there;
      const whole = JSON.stringify({ ...cartToJson(rest), currency });
      expect(cartParser(shop)(JSON.parse(whole))).toEqual({ ok: true, value: there });
      expect(JSON.stringify(json).length).toBeLessThan(whole.length - 1_500);
    }),
    { numRuns: lawRuns(60) },
  );
});

test('[EN-07] writes no default values of a cart of a simple shop', () => {
  const shop = createEngine<string>({ currency: EUR, home: 'DE' });
  const tea = { id: 1, item: 'tea', name: 'Tea', price: 250 };
  const units = [
    {
      cartUnitId: 1,
      quantity: 1,
      item: { itemNo: 'tea', itemName: 'Tea', itemSellPrice: 250 },
      seller: { sellerKey: 'shop' },
    },
  ];
  const least = { isSaved: true, currency: 'EUR', shippingCountry: 'DE', units };
  expect(cartToJson(shop.cartOf([tea]))).toEqual(least);
  const buyer = { ...shop.plain.buyer, isLogin: false, memberType: 'NonMember' as const };
  const coupon = { ...shop.plain.coupon, issueNo: couponIssueNo('C'), couponName: 'C' };
  const cart = shop.cartOf([tea], { buyer, coupons: { status: 'Known', offered: [coupon] } });
  expect(cartToJson({ ...cart, selected: [] })).toEqual({
    ...least,
    selected: [],
    buyer: { isLogin: false, memberType: 'NonMember' },
    coupons: {
      status: 'Known',
      offered: [
        {
          issueNo: 'C',
          policyNo: coupon.policyNo,
          couponName: 'C',
          discountUnitType: coupon.discountUnitType,
          discountValue: coupon.discountValue,
        },
      ],
    },
  });
});

test('[EN-07] writes no cart that no parser would read again', () => {
  const shop = createEngine<string>({ currency: EUR });
  const units = (count: number, price: number, quantity: number) =>
    Array.from({ length: count }, (_, i) => ({ id: i + 1, item: 'tea', name: 'Tea', price, quantity }));
  for (const most of [units(500, 1, 1), units(2, 500_000_000_000, 2)])
    expect(cartParser(shop)(cartToJson(shop.cartOf(most))).ok).toBe(true);
  expect(() => cartToJson(shop.cartOf(units(501, 1, 1)))).toThrow(
    new TypeError('cart.units: expected at most 500 units, not 501'),
  );
  const [first] = units(1, 1, 1);
  const [, dear] = units(2, 600_000_000_000, 2);
  expect(() => cartToJson(shop.cartOf([first, dear].flatMap((one) => one ?? [])))).toThrow(
    new TypeError('cart.units.1: expected a price of at most 1000000000000 for all pieces, not 1200000000000'),
  );
});

test('[EN-07] refuses another mark of a saved cart', () => {
  const read = parseCart({ units: [], isSaved: 1 });
  expect(!read.ok && read.problems.map(problemText)).toEqual(['isSaved is 1; it must be true']);
  // a cart without the mark is checked as one by hand
  const units = [{ id: 1, item: 'tea', name: 'Tea', price: 250, shippingPolicyKey: 'none' }];
  expect([parseCart({ units }).ok, parseCart({ units, isSaved: true }).ok]).toEqual([false, true]);
});

test('[EN-07] a cart of the marketplace is the same after JSON', () => {
  fc.assert(
    fc.property(arbCart(), (cart) => {
      expect(parseCart(JSON.parse(JSON.stringify(cartToJson(cart))))).toEqual({ ok: true, value: cart });
    }),
    { numRuns: lawRuns(60) },
  );
});

test.each([undefined, null, 'cart', {}, { units: [] }, { units: [], selected: [] }])(
  '[EN-07] %j is not a cart to save',
  (cart) => {
    expect(() => cartToJson(cart as unknown as EngineCart)).toThrow(
      new TypeError(`cart: expected a cart of \`cartOf\`, not ${JSON.stringify(cart)}`),
    );
  },
);

test('[EN-07] the document of the marketplace does not accept a cart of another shop', () => {
  const cart = createEngine({ currency: EUR }).cartOf([]);
  // @ts-expect-error it would lose promotions and coupon codes
  expect(() => documentOf(cart)).toThrow(
    new TypeError('cart: expected a cart of the marketplace, not one with currency "EUR"; cartToJson saves it'),
  );
});

/** Fields that only carts of shops have. */
const ofShops: readonly (readonly [name: string, value: object])[] = [
  ['promotions', ['code']],
  ['couponCodes', ['TEN']],
  ['usedCouponCodes', ['OLD']],
  ['buyerGroups', ['staff']],
  ['fields', { wrap: true }],
];

test.each(ofShops)('[EN-07] the document does not accept a cart in won with %s', (name, value) => {
  const shop = createEngine({ currency: KRW, promotions });
  const cart = { ...shop.cartOf([]), [name]: value };
  expect(() => documentOf(cart)).toThrow(`not one with ${name} ${JSON.stringify(value)}; cartToJson saves it`);
  const empty = { ...shop.cartOf([]), [name]: Array.isArray(value) ? [] : {} };
  expect(documentOf(empty).units).toEqual([]);
});

describe('[EN-07] parseCart', () => {
  const lost = (cart: EngineCart, json: object = {}, terms: ParseTerms = {}) => {
    const read = parseCart({ ...cartToJson(cart), ...json }, terms);
    return read.ok ? [] : read.problems.map(problemText);
  };
  const text = (path: string) => `${path} belongs to a cart of a shop, which cartParser(engine) reads`;

  test('refuses a cart in another currency, instead of reading its cents as won', () => {
    const cart = createEngine<string>({ currency: EUR }).cartOf([{ id: 1, item: 'tea', name: 'Tea', price: '2.50' }]);
    expect(lost(cart)).toEqual([text('currency')]);
    expect(lost(cart, { units: 1 })).toEqual([text('currency'), 'units is 1; it must be a list of at most 500']);
    // also one written by hand
    expect(lost(cart, { load: undefined }, { strict: false })).toEqual([text('currency')]);
    const read = parseCart({ units: [], currency: 'EUR' });
    expect(!read.ok && read.problems).toEqual([{ type: 'OfShop', path: 'currency', found: 'EUR' }]);
  });

  test.each(ofShops)('refuses a cart in won with %s, which it would lose', (name, value) => {
    const cart = createEngine<string>({ currency: KRW, promotions }).cartOf([]);
    expect(lost({ ...cart, [name]: value })).toEqual([text(name)]);
    expect(lost({ ...cart, [name]: Array.isArray(value) ? [] : {} })).toEqual([]);
  });

  test('reads the fields of an order with their reader', () => {
    const cart = { ...createEngine<string>({ currency: KRW }).cartOf([]), fields: { wrap: true } };
    expect(lost(cart, {}, { fields: { order: (fields) => ({ fields }) } })).toEqual([]);
  });
});
