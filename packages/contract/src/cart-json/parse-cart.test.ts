import { createEngine, EUR, won } from '@baguni/domain/internal';
import { anOption, arbCartState } from '@baguni/domain/testing';
import fc from 'fast-check';
import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { documentOf, cartDocument } from '../codecs/state/state-codec.ts';
import { parseCart } from './parse-cart.ts';
import type { CartProblem } from './problem.ts';

const now = Date.UTC(2026, 10, 28);

const unit = {
  cartUnitId: 1,
  quantity: 2,
  item: { itemNo: 'A-100', itemName: 'Apples', itemSellPrice: 12_900 },
  seller: { sellerKey: 'farm' },
};
const terms = [{ shippingPolicyKey: 'farm', shippingFee: 3000 }];
const coupon = { issueNo: 'C1', couponName: 'One', discountUnitType: 'Amount', discountValue: 500 };
const used = { couponIssueNo: 'C1', couponType: 'BuyerCoupon', discountUnitType: 'Amount', discountValue: 500 };

const wrongIn = (json: unknown, strict?: boolean): readonly CartProblem[] => {
  const read = parseCart(json, strict === undefined ? {} : { strict });
  return read.ok ? [] : read.problems;
};

test('[EN-07] a cart requires only units; defaults apply to the rest, and orderable units are selected', () => {
  expect(parseCart({ units: [unit, { ...unit, cartUnitId: 2, unableOrderType: 'VERO_POLICY' }] })).toMatchObject({
    value: { selected: [1], units: [{ bundleKey: 'farm', shippingPolicyKey: 'farm' }, {}], tab: 'All' },
  });
  expect(parseCart({ units: [unit], selected: [] })).toMatchObject({ value: { selected: [] } });
});

test('[EN-07] reads an encoded State back unchanged, also in strict mode', () => {
  fc.assert(
    fc.property(arbCartState, fc.boolean(), (state, strict) => {
      expect(parseCart(cartDocument.encode(documentOf(state)), { strict })).toEqual({ ok: true, value: state });
    }),
    { numRuns: 60 },
  );
});

test.each(Object.getOwnPropertyNames(Object.prototype))(
  '[EN-07] an object with %s, like every object, throws nowhere in a cart',
  (name) => {
    // `{"toString":1}` has no text form
    const other: unknown = JSON.parse(`{${JSON.stringify(name)}:1}`);
    const byPolicy = { ...coupon, issueNo: undefined, policyNo: 'P1' };
    const cart = { units: [unit], shippingPolicies: terms, coupons: [coupon, byPolicy], appliedCoupons: [used] };
    const putAt = (place: number): { readonly json: unknown; readonly places: number } => {
      let places = 0;
      const put = (_: string, value: unknown): unknown => (places++ === place ? other : value);
      return { json: JSON.parse(JSON.stringify(cart), put), places };
    };
    const { places } = putAt(-1);
    expect(places).toBeGreaterThan(30);
    for (let place = 0; place < places; place += 1)
      for (const strict of [false, true]) expect(parseCart(putAt(place).json, { strict }).ok).toBe(false);
  },
);

test('[EN-07] never throws, whatever the input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.anything(), fc.record({ units: fc.array(fc.anything()) })), (json) => {
      const read = parseCart(json);
      if (!read.ok) expect(read.problems.length).toBeGreaterThan(0);
    }),
  );
});

test('[EN-07] each problem has the path, the found value and the accepted values', () => {
  for (const json of [[], undefined, null, 5])
    expect(wrongIn(json)).toEqual([
      { type: 'Misfit', path: '', found: json, fits: { type: 'object', required: ['units'] } },
    ]);
  expect(wrongIn({ units: [{ ...unit, quantity: 1.5, seller: {} }] })).toEqual([
    { type: 'Misfit', path: 'units.0.quantity', found: 1.5, fits: { type: 'integer', minimum: 1, maximum: 999 } },
    {
      type: 'Missing',
      path: 'units.0.seller.sellerKey',
      found: undefined,
      fits: { type: 'string', minLength: 1, maxLength: 200 },
    },
  ]);
});

const held = { ...used, cartUnitIds: [1] };
const cart = (over: object) => ({ units: [unit], ...over });
const ofUnit = (over: object) => ({ units: [{ ...unit, ...over }] });
const ofItem = (over: object) => ofUnit({ item: { ...unit.item, ...over } });
const ofCoupon = (over: object) => cart({ coupons: [{ ...coupon, ...over }] });
const inUse = (over: object, more: object = { coupons: [coupon] }) =>
  cart({ ...more, appliedCoupons: [{ ...held, ...over }] });
const byPolicy = (policy: object, discountType = 'Seller') => ofUnit({ discounts: [{ discountType, policy }] });
const key = 'units.0.shippingPolicyKey';
const no = 'appliedCoupons.0.couponIssueNo';

test.each([
  ['Repeated', 'units.1.cartUnitId', 1, { units: [unit, unit] }],
  ['Repeated', 'shippingPolicies.1.shippingPolicyKey', 'farm', cart({ shippingPolicies: [...terms, ...terms] })],
  ['Repeated', 'coupons.1', 'C1', cart({ coupons: [coupon, coupon] })],
  ['Repeated', 'appliedCoupons.1.couponIssueNo', 'C1', cart({ coupons: [coupon], appliedCoupons: [held, held] })],
  ['NoSuchUnit', 'selected.0', 7, cart({ selected: [7] })],
  ['NoSuchUnit', 'appliedCoupons.0.cartUnitIds.1', 7, inUse({ cartUnitIds: [1, 7] })],
  ['NoSuchTerms', key, 'zz', { ...ofUnit({ shippingPolicyKey: 'zz' }), shippingPolicies: terms }],
  ['NoSuchTerms', key, 'zz', { ...ofUnit({ shippingPolicyKey: 'zz' }), shippingPolicies: [] }],
  ['NoSuchTerms', key, 'zz', ofUnit({ shippingPolicyKey: 'zz' })],
  ['NoSuchTerms', key, 'zz', { ...ofUnit({ seller: { sellerKey: 'zz' } }), shippingPolicies: terms }],
  ['NoSuchCoupon', no, 'C9', inUse({ couponIssueNo: 'C9' })],
  ['NoSuchCoupon', no, 'C1', inUse({}, { coupons: [] })],
  ['NoSuchCoupon', no, 'C1', inUse({}, {})],
  ['NoSuchCoupon', no, 'C1', inUse({}, { coupons: { status: 'NotAsked', offered: [] } })],
  ['NoSuchCoupon', no, 'C1', inUse({}, { cartVersion: 0 })],
  ['NoSuchCoupon', 'units.0.appliedCouponIssueNoes.0', 'ZZ', ofUnit({ appliedCouponIssueNoes: ['ZZ'] })],
])('[EN-07] reports %s at %s with the value %j: %j', (type, path, found, json) => {
  expect(wrongIn(json)).toEqual([{ type, path, found }]);
});

const targets = { enum: ['All', 'Items', 'Sellers', 'LargeCategories', 'Field'] };
const listOrWallet = [
  { type: 'array', maxItems: 1000 },
  { type: 'object', required: ['offered'] },
];
const upTo = (maximum: number) => ({ type: 'integer', minimum: 0, maximum });
const percent = { type: 'number', minimum: 0, maximum: 100 };
const couponTypes = { enum: ['BuyerCoupon'] };
const pieces = (maximum: number) => ({ type: 'integer', minimum: 1, maximum });
const optionPrice = (i: number) => `units.0.item.options.${i}.optionPrice`;
const ofPrices = (itemSellPrice: number, ...prices: readonly number[]) =>
  ofUnit({ item: { ...unit.item, itemSellPrice, options: prices.map((price) => ({ optionPrice: price })) } });
const dear = {
  quantity: 999,
  item: { ...unit.item, itemSellPrice: 1_000_000_000, options: [{ optionPrice: 1_000_000_000 }] },
};

test.each([
  ['CouponDiffers', 'appliedCoupons.0.discountValue', 9000, { enum: [500] }, inUse({ discountValue: 9000 })],
  ['CouponDiffers', 'appliedCoupons.0.couponType', 'SuperCoupon', couponTypes, inUse({ couponType: 'SuperCoupon' })],
  ['CouponDiffers', 'appliedCoupons.0.limitPrice', 1, { enum: [0] }, inUse({ limitPrice: 1 })],
  ['Misfit', optionPrice(1), -1501, { type: 'integer', minimum: -1500 }, ofPrices(1000, 500, -1501)],
  ['Misfit', optionPrice(0), -1001, { type: 'integer', minimum: -1000 }, ofPrices(1000, -1001)],
  ['Misfit', optionPrice(0), -1001, { type: 'integer', minimum: -1000 }, { ...ofPrices(1000, -1001, 0), coupons: [] }],
  ['Missing', 'coupons.0.target.type', undefined, targets, ofCoupon({ target: { sellerKeys: ['farm'] } })],
  ['Misfit', 'coupons.0.target.type', 'Some', targets, ofCoupon({ target: { type: 'Some' } })],
  ['Misfit', 'appliedCoupons.0.cartUnitIds', [], { type: 'array', minItems: 1 }, inUse({ cartUnitIds: [] })],
  ['Misfit', 'coupons.0.discountValue', 101, percent, ofCoupon({ discountUnitType: 'Rate', discountValue: 101 })],
  ['Misfit', 'coupons.0.discountValue', 0.5, upTo(1_000_000_000_000), ofCoupon({ discountValue: 0.5 })],
  [
    'Misfit',
    'coupons.0.expiredDate',
    '2026-12-31',
    { type: 'string', format: 'date-time' },
    ofCoupon({ expiredDate: '2026-12-31' }),
  ],
  ['Misfit', 'coupons', null, { anyOf: listOrWallet }, cart({ coupons: null })],
  [
    'Missing',
    'units.0.discounts.0.policy.discountPrice',
    undefined,
    upTo(1_000_000_000),
    byPolicy({ calcType: 'Amount', discountRate: 10 }),
  ],
  ['Missing', 'units.0.discounts.0.policy.discountRate', undefined, percent, byPolicy({ calcType: 'Rate' })],
  [
    'Misfit',
    'units.0.isBuyAvailable',
    true,
    { enum: [false] },
    ofUnit({ isBuyAvailable: true, unableOrderType: 'OTHER' }),
  ],
  ['Misfit', 'units.0.item.limits.max', 2, { type: 'integer', minimum: 5 }, ofItem({ limits: { min: 5, max: 2 } })],
  ['Misfit', 'units.0.item.limits.multiple', 0, { type: 'integer', minimum: 1 }, ofItem({ limits: { multiple: 0 } })],
  ['Misfit', 'units.0.discounts', null, { type: 'array', maxItems: 50 }, ofUnit({ discounts: null })],
  ['Misfit', 'units.0.quantity', 999, pieces(500), ofUnit(dear)],
  ['Misfit', 'units.0.quantity', 0, pieces(999), ofUnit({ quantity: 0 })],
  ['Misfit', 'units.0.quantity', 1000, pieces(999), ofUnit({ quantity: 1000 })],
  ['Misfit', 'units.0.quantity', 1e300, pieces(999), ofUnit({ quantity: 1e300 })],
])('[EN-07] reports %s at %s with the value %j and what would fit: %j', (type, path, found, fits, json) => {
  expect(wrongIn(json)).toEqual([{ type, path, found, fits }]);
});

test.each([
  ['units.0.item.itemSellPrice', ofItem({ itemSellPrice: 12.5 })],
  ['units.0.discounts.0.discountType', byPolicy({ calcType: 'Rate', discountRate: 10 }, 'Nope')],
  // problems that result from these values are not reported
  ['units.0.seller.sellerKey', ofUnit({ seller: { sellerKey: '' } })],
  ['coupons.0.issueNo', ofCoupon({ issueNo: 5 })],
  ['appliedCoupons.0.couponIssueNo', inUse({ couponIssueNo: 5 })],
  [
    'coupons.0.discountValue',
    { ...ofCoupon({ discountValue: -1 }), appliedCoupons: [{ couponIssueNo: 'C1', cartUnitIds: [1] }] },
  ],
])('[EN-07] reports an invalid value at %s alone', (path, json) => {
  expect(wrongIn(json)).toMatchObject([{ type: 'Misfit', path }]);
});

test('[EN-07] an applied coupon requires only its number and units; the rest is copied from the buyer’s coupon', () => {
  const limited = { ...coupon, limitPrice: 300, possiblePrice: 1000, couponType: 'SellerDupCoupon' };
  const read = parseCart({
    units: [unit],
    coupons: [limited],
    appliedCoupons: [{ couponIssueNo: 'C1', cartUnitIds: [1] }],
  });
  expect(read).toMatchObject({
    value: {
      coupons: {
        applied: [
          {
            couponName: 'One',
            couponType: 'SellerDupCoupon',
            discountValue: 500,
            limitPrice: 300,
            possiblePrice: 1000,
          },
        ],
      },
      units: [{ appliedCouponIssueNoes: ['C1'] }],
    },
  });
});

test.each([
  ['units.0', { units: [5] }, 5, ['cartUnitId', 'quantity', 'item', 'seller']],
  ['units.0.item', ofUnit({ item: 'A-100' }), 'A-100', ['itemNo', 'itemName', 'itemSellPrice']],
  ['units.0.discounts.0', ofUnit({ discounts: [1] }), 1, ['discountType', 'policy']],
  ['units.0.item.flags', ofItem({ flags: 1 }), 1, []],
  ['buyer', cart({ buyer: 'Kim' }), 'Kim', []],
  ['shippingPolicies.0', cart({ shippingPolicies: [1] }), 1, ['shippingPolicyKey', 'shippingFee']],
] as const)('[EN-07] reports only the required fields of an object %s', (path, json, found, required) => {
  expect(wrongIn(json)).toEqual([{ type: 'Misfit', path, found, fits: { type: 'object', required } }]);
});

test('[EN-07] an excessive unit total is valid at the reported maximum quantity, but not above', () => {
  const additions = [{ name: 'A', price: 1000, quantity: 9 }];
  const item = {
    ...unit.item,
    itemSellPrice: 999_999_999,
    options: [{ optionPrice: 7 }, { optionPrice: 999_999_999 }],
    additions,
  };
  const read = parseCart(ofUnit({ item, quantity: 999 }));
  const fits = !read.ok && read.problems[0]?.type === 'Misfit' ? read.problems[0].fits : undefined;
  const most = fits && 'maximum' in fits ? (fits.maximum ?? 0) : 0;
  expect(most).toBeGreaterThan(400);
  const isRead = (quantity: number) => parseCart(ofUnit({ item, quantity })).ok;
  expect([isRead(most), isRead(most + 1)]).toEqual([true, false]);
});

test('[EN-07] reports all problems at once: invalid values hide neither duplicates nor unknown references', () => {
  expect(wrongIn({ units: [{ ...unit, quantity: -1 }, unit], selected: [9] })).toMatchObject([
    { type: 'Misfit', path: 'units.0.quantity' },
    { type: 'Repeated', path: 'units.1.cartUnitId', found: 1 },
    { type: 'NoSuchUnit', path: 'selected.0', found: 9 },
  ]);
  // unreadable values cause no further problems
  expect(wrongIn({ units: [{ ...unit, cartUnitId: '1' }, unit], selected: [9] })).toMatchObject([
    { type: 'Misfit', path: 'units.0.cartUnitId' },
  ]);
  expect(wrongIn({ units: [unit], coupons: [{ ...coupon, issueNo: 5 }], appliedCoupons: [held] })).toMatchObject([
    { type: 'Misfit', path: 'coupons.0.issueNo', found: 5 },
  ]);
  expect(wrongIn({ units: 'none', selected: [9] })).toMatchObject([{ type: 'Misfit', path: 'units' }]);
});

test('[EN-07] checks shipping terms of orderable units if the cart has any terms', () => {
  expect(wrongIn({ units: [unit] })).toEqual([]);
  const gone = { ...unit, cartUnitId: 2, shippingPolicyKey: 'zz', unableOrderType: 'UNREADABLE' };
  expect(wrongIn({ units: [unit, gone], shippingPolicies: terms })).toEqual([]);
});

test('[EN-07 CM-53] carts from a page or server may lack terms and coupons that were unreadable', () => {
  const json = {
    cartVersion: 3,
    units: [{ ...unit, shippingPolicyKey: 'zz' }],
    shippingPolicies: terms,
    coupons: { status: 'Known', offered: [coupon] },
    appliedCoupons: [{ ...used, couponIssueNo: 'C9', cartUnitIds: [1] }],
  };
  const told = (over: object) => wrongIn({ ...json, ...over }).map(({ type }) => type);
  expect(told({})).toEqual(['NoSuchTerms', 'NoSuchCoupon']);
  // detects the initial load reply and a State by their characteristic fields
  expect(told({ removeCartUnitIds: [], isNeedMerge: false })).toEqual([]);
  const lists = { saving: [], refusals: [], deleting: [] };
  const ofPage = { load: 'Loaded', couponBox: null, serverPrices: { status: 'NotAsked' }, ...lists };
  expect(told({ ...ofPage, isOrdering: false })).toEqual([]);
  expect(told(ofPage)).toEqual(['NoSuchTerms', 'NoSuchCoupon']);
});

test('[EN-06 EN-07] the parsed cart is immutable and independent of its input', () => {
  const json = { units: [unit], coupons: [coupon] };
  const read = parseCart(json);
  if (!read.ok) throw new Error('it fits');
  const [first] = read.value.units;
  for (const part of [read.value, read.value.units, first?.item, read.value.coupons.offered[0]])
    expect(() => Object.assign(part ?? {}, { changed: true })).toThrow(TypeError);
  expect([json, unit, unit.item, coupon].some((part) => Object.isFrozen(part))).toBe(false);
});

test('[EN-07] refuses an unknown field and suggests a known name, unless `strict` is false', () => {
  const json = {
    units: [{ ...unit, quantitty: 3, item: { ...unit.item, colour: 'red' } }],
    coupons: [{ ...coupon, discountvalue: 1 }],
    selectd: [1],
    more: {},
    $schema: './cart.schema.json',
    priorityBranchServiceType: 'Reserve',
  };
  expect(wrongIn(json, false)).toEqual([]);
  const types = wrongIn(json);
  expect(types).toEqual([
    { type: 'UnknownField', path: 'units.0.item.colour', found: 'red', fits: '' },
    { type: 'UnknownField', path: 'units.0.quantitty', found: 3, fits: 'quantity' },
    { type: 'UnknownField', path: 'selectd', found: [1], fits: 'selected' },
    { type: 'UnknownField', path: 'more', found: {}, fits: '' },
    { type: 'UnknownField', path: 'coupons.0.discountvalue', found: 1, fits: 'discountValue' },
  ]);
  expect(wrongIn({ units: [unit], coupons: { offered: [{ ...coupon, x: 1 }] } })).toMatchObject([
    { type: 'UnknownField', path: 'coupons.offered.0.x' },
  ]);
});

test('[EN-07] reports invalid values and unknown fields together', () => {
  expect(wrongIn(ofUnit({ quantity: 'two', quantitty: 2 }))).toMatchObject([
    { type: 'Misfit', path: 'units.0.quantity' },
    { type: 'UnknownField', path: 'units.0.quantitty' },
  ]);
});

test('[EN-07] reports the first 200 problems and the number of further ones', () => {
  const parts = Array.from({ length: 50 }, () => ({}));
  const units = Array.from({ length: 500 }, (_, n) => ({
    ...unit,
    cartUnitId: n + 1,
    item: { ...unit.item, options: parts, additions: parts },
  }));
  const told = wrongIn({ units });
  expect([told.length, told.at(-1)]).toEqual([201, { type: 'More', path: '', found: 500 * (50 + 150) - 200 }]);
  const names = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`field${n}`, n]));
  expect(wrongIn(cart(names)).at(-1)).toEqual({ type: 'More', path: '', found: 800 });
});

test('[EN-07] refuses deeply nested lists without an exception, also in strict mode', () => {
  const deep: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
  expect(wrongIn({ units: deep })).toMatchObject([{ type: 'Misfit', path: 'units.0' }]);
  expect(wrongIn(ofItem({ options: deep }))).toMatchObject([{ type: 'Misfit', path: 'units.0.item.options.0' }]);
  expect(wrongIn({ units: [unit], more: deep })).toMatchObject([{ type: 'UnknownField', path: 'more' }]);
});

/** A list that counts reads of its entries. */
const counting = <A>(list: readonly A[]): { readonly list: readonly A[]; readonly looks: () => number } => {
  let looks = 0;
  const get = (from: readonly A[], name: string | symbol): unknown => {
    if (typeof name === 'string' && /^\d+$/u.test(name)) looks += 1;
    return Reflect.get(from, name) as unknown;
  };
  return { list: new Proxy(list, { get }), looks: () => looks };
};

test('[EN-07] refuses an overlong list before it reads the entries', () => {
  const { list, looks } = counting(Array.from({ length: 2000 }, (_, n) => ({ ...unit, cartUnitId: n + 1 })));
  expect(wrongIn({ units: list })).toMatchObject([{ type: 'Misfit', path: 'units', fits: { maxItems: 500 } }]);
  // except for one check of unknown names
  expect(looks()).toBeLessThanOrEqual(2000);
  const lenient = counting(Array.from({ length: 2000 }, () => unit));
  wrongIn({ units: lenient.list }, false);
  expect(lenient.looks()).toBe(0);
});

test('[EN-07] reads the units of a coupon equally often, regardless of the cart size', () => {
  const looksOf = (count: number): number => {
    const units = Array.from({ length: count }, (_, n) => ({ ...unit, cartUnitId: n + 1 }));
    const { list: cartUnitIds, looks } = counting([1]);
    expect(wrongIn({ units, coupons: [coupon], appliedCoupons: [{ ...used, cartUnitIds }] })).toEqual([]);
    return looks();
  };
  expect(looksOf(400)).toBe(looksOf(4));
});

test('[EN-12 EN-07] reads and writes the tax rate of an item, from 0 to 100 per cent', () => {
  const taxed = (taxRate: unknown) => ({ units: [{ ...unit, item: { ...unit.item, taxRate } }] });
  for (const rate of [0, 1, 7, 8.875, 100]) {
    const read = parseCart(taxed(rate));
    expect(read).toMatchObject({ value: { units: [{ item: { taxRate: rate } }] } });
    if (!read.ok) continue;
    expect(parseCart(cartDocument.encode(documentOf(read.value)))).toEqual(read);
  }
  for (const rate of [-0.1, 0.07, 0.99, 100.1, '7', null])
    expect(wrongIn(taxed(rate))).toMatchObject([{ type: 'Misfit', path: 'units.0.item.taxRate' }]);
  const plain = parseCart({ units: [unit] });
  expect(plain.ok && plain.value.units[0] && 'taxRate' in plain.value.units[0].item).toBe(false);
});

test('[EN-07] refuses a second number of a simple unit', () => {
  const tea = { id: 1, item: 'tea', name: 'Tea', price: 250 };
  expect(wrongIn({ units: [tea, { ...tea, id: 2, cartUnitId: 3 }] })).toEqual([
    { type: 'Misfit', path: 'units.1.cartUnitId', found: 3, fits: { enum: [2] } },
  ]);
  expect(wrongIn({ units: [{ ...tea, cartUnitId: 1 }] })).toEqual([]);
});

describe('[EN-16 EN-07] goods by weight', () => {
  const measure = { unit: 'g', step: 50, per: 1000 };
  const cheese = { id: 1, item: 'cheese', name: 'Cheese', price: 1990, quantity: 350, measure };
  const whole = { ...unit, quantity: 350, item: { ...unit.item, measure: { unit: 'g', per: 1000 } } };
  const shop = createEngine({ currency: EUR });

  test.each([
    ['a simple unit', cheese],
    ['a complete unit', { ...whole, item: { ...whole.item, itemSellPrice: 1990, limits: { min: 50, multiple: 50 } } }],
  ])('%s is priced by its quantity, and written unchanged', (_, one) => {
    const read = parseCart({ units: [one] });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.value.units[0]?.item).toMatchObject({ measure: { unit: 'g', per: 1000 }, limits: { multiple: 50 } });
    expect(shop.priceOfCart({ ...read.value, currency: 'EUR' }, now).price).toBe(697);
    expect(parseCart(cartDocument.encode(documentOf(read.value)))).toEqual(read);
  });

  test.each<[object, number]>([
    [{ measure }, 50],
    [{ measure: { unit: 'g', step: 1, per: 1000 } }, 1],
    [{ measure, quantity: 1_000_000 }, 1_000_000],
  ])('the quantity of %j is %i', (over, quantity) => {
    const one = { id: 1, item: 'cheese', name: 'Cheese', price: 1990, ...over };
    expect(parseCart({ units: [one] })).toMatchObject({ value: { units: [{ quantity }] } });
  });

  test.each<[string, unknown]>([
    ['quantity', { ...cheese, quantity: 1_000_001 }],
    ['quantity', { ...cheese, quantity: 0 }],
    ['quantity', { ...cheese, quantity: 1000, measure: undefined }],
    ['measure.step', { ...cheese, measure: { ...measure, step: 0 } }],
    ['measure.step', { ...cheese, measure: { ...measure, step: 'g' } }],
    ['measure.per', { ...cheese, measure: { ...measure, per: 0 } }],
    ['measure.step', { ...cheese, measure: { unit: 'g', per: 1000 } }],
    ['measure.per', { ...cheese, measure: { unit: 'g', step: 50 } }],
    ['measure.unit', { ...cheese, measure: { ...measure, unit: '' } }],
    ['measure', { ...cheese, measure: 'g' }],
    ['item.measure.per', { ...whole, item: { ...whole.item, measure: { unit: 'g', per: 1_000_001 } } }],
  ])('refuses a wrong %s', (path, one) => {
    expect(wrongIn({ units: [one] })).toMatchObject([{ path: `units.0.${path}` }]);
  });
});

const apples = { id: 1, item: 'A-100', name: 'Apples', price: 900, quantity: 2 };
const complete = {
  cartUnitId: 1,
  quantity: 2,
  item: { itemNo: 'A-100', itemName: 'Apples', itemSellPrice: 900 },
  seller: { sellerKey: 'shop' },
};

test('[EN-07 EN-14] a simple unit is the complete unit with these values', () => {
  const read = (unit: object) => parseCart({ units: [unit] });
  expect(read(apples)).toEqual(read(complete));
  const item = { ...complete.item, stock: 5, category: { large: 'fruit' }, taxRate: 7 };
  expect(read({ ...apples, stock: 5, category: 'fruit', taxRate: 7 })).toEqual(read({ ...complete, item }));
  const { quantity: _, ...one } = apples;
  expect(read(one)).toEqual(read({ ...complete, quantity: 1 }));
  expect(read({ ...apples, isBuyAvailable: false })).toEqual(read({ ...complete, isBuyAvailable: false }));
});

test.each([
  [{ ...apples, id: undefined }, 'Missing', 'units.0.id'],
  [{ ...apples, id: 'one' }, 'Misfit', 'units.0.id'],
  [{ ...apples, item: 5.5 }, 'Misfit', 'units.0.item'],
  [{ ...apples, name: 5 }, 'Misfit', 'units.0.name'],
  [{ ...apples, price: undefined }, 'Missing', 'units.0.price'],
  [{ ...apples, price: -1 }, 'Misfit', 'units.0.price'],
  [{ ...apples, quantity: 0 }, 'Misfit', 'units.0.quantity'],
  [{ ...apples, quantity: 1000 }, 'Misfit', 'units.0.quantity'],
  [{ ...apples, stock: -1 }, 'Misfit', 'units.0.stock'],
  [{ ...apples, category: 1 }, 'Misfit', 'units.0.category'],
  [{ ...apples, taxRate: '7' }, 'Misfit', 'units.0.taxRate'],
  [{ ...apples, qantity: 1 }, 'UnknownField', 'units.0.qantity'],
])('[EN-07 EN-14] reports the field of a simple unit: %j', (unit, type, path) => {
  const read = parseCart({ units: [unit] });
  expect(read.ok ? [] : read.problems.map((one) => [one.type, one.path])).toEqual([[type, path]]);
});

test('[EN-07 EN-14] names a contradiction of simple units', () => {
  const read = parseCart({ units: [apples, complete] });
  expect(read.ok ? [] : read.problems).toMatchObject([{ type: 'Repeated', path: 'units.1.cartUnitId' }]);
  const twice = parseCart({ units: [complete, apples] });
  expect(twice.ok ? [] : twice.problems).toMatchObject([{ type: 'Repeated', path: 'units.1.id' }]);
});

test.each<readonly [number, number, (readonly [path: string, fits: object])?]>([
  // 50,000,000.00 rupiah
  [5_000_000_000, 3],
  [1_000_000_000_000, 1],
  [1_000_000_000_001, 1, ['units.0.price', upTo(1_000_000_000_000)]],
  [1_000_000_000_000, 2, ['units.0.quantity', pieces(1)]],
  [1_001_001_001, 999],
  [1_001_001_002, 999, ['units.0.quantity', pieces(998)]],
  // a product that is no safe integer
  [1_000_000_000_000, 99_999, ['units.0.quantity', pieces(1)]],
])('[EN-07] a price of %d for %d pieces is within the limit of a unit, or reported', (price, quantity, problem) => {
  const read = parseCart({ units: [{ ...apples, price, quantity }] }, { pieces: 99_999 });
  const found = read.ok ? [] : read.problems.map((one) => [one.path, 'fits' in one && one.fits]);
  expect(found).toEqual(problem ? [problem] : []);
});

test('[EN-07 PR-07] accepts a free unit, and one below 0 in the cart of a page, whose server decides', () => {
  expect(wrongIn(ofPrices(1000, 500, -1500))).toEqual([]);
  const measured = (price: number) =>
    ofUnit({
      quantity: 5,
      item: { ...unit.item, itemSellPrice: price, measure: { unit: 'g', per: 10 }, options: [{ optionPrice: -500 }] },
    });
  expect(wrongIn(measured(1000))).toEqual([]);
  expect(wrongIn(measured(998))).toMatchObject([{ path: optionPrice(0), fits: { minimum: -499 } }]);
  const branch = { expressShopType: 'LotteMart', branchCode: '1', branchName: 'One' };
  const branched = (branchAdditionalPrice: number) =>
    ofUnit({ item: { ...unit.item, itemSellPrice: 10 }, expressShopBranch: { ...branch, branchAdditionalPrice } });
  expect(wrongIn(branched(-10))).toEqual([]);
  expect(wrongIn(branched(-11))).toMatchObject([{ path: 'units.0.expressShopBranch.branchAdditionalPrice' }]);
  const [page] = [parseCart(ofPrices(1000))];
  const state = page?.ok ? page.value : undefined;
  if (!state) throw new Error('it fits');
  const [only] = state.units;
  const below = {
    ...state,
    units: [
      { ...only!, item: { ...only!.item, itemSellPrice: won(1), options: [anOption({ optionPrice: won(-2) })] } },
    ],
  };
  expect(parseCart(cartDocument.encode(documentOf(below))).ok).toBe(true);
});

describe('[EN-07 EN-17] problems of custom fields', () => {
  const fields = {
    item: t.type({ limited: t.boolean }),
    buyer: t.type({ group: t.string }),
    order: t.type({ wrap: t.boolean }),
  };
  const paths = (json: object): readonly string[] => {
    const read = parseCart(json, { fields });
    return read.ok ? [] : read.problems.map(({ path }) => path);
  };
  const book = { id: 1, item: 'b', name: 'B', price: 100, fields: { limited: true } };
  const rest = { buyer: { fields: { group: 'press' } }, fields: { wrap: true } };

  test('are reported together with others', () => {
    expect(paths({ units: [book], ...rest })).toEqual([]);
    const wrong = { ...book, price: -1, fields: { limited: 'yes' } };
    const order = { buyer: { fields: { group: 1 } }, fields: { wrap: 1 }, selected: [7] };
    expect(paths({ units: [wrong], ...order })).toEqual([
      'units.0.price',
      'selected.0',
      'units.0.fields.limited',
      'buyer.fields.group',
      'fields.wrap',
    ]);
  });

  test('are not reported inside another invalid value', () => {
    expect(paths({ units: [5], buyer: 5, fields: { wrap: true } })).toEqual(['buyer', 'units.0']);
    expect(paths({ units: [{ ...book, fields: 5 }], ...rest })).toEqual(['units.0.fields']);
    expect(paths({ ...rest })).toEqual(['units']);
  });
});
