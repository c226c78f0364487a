import {
  bestOffers,
  cartUnitId,
  couponIssueNo,
  createEngine,
  defineTax,
  EUR,
  marketplace,
  noFlags,
  offerOf,
  type EngineCart,
} from '@baguni/domain/internal';
import { lawRuns } from '@baguni/domain/testing';
import fc from 'fast-check';
import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { cartToJson } from '../cart-json/cart-to-json.ts';
import { problemText } from '../cart-json/problem-text.ts';
import { cartParser, parseShop, percentOffOrder, tiered } from './index.ts';

const now = Date.UTC(2026, 10, 28);

const fields = {
  item: t.intersection([t.type({ limited: t.boolean }), t.partial({ edition: t.type({ year: t.number }) })]),
  buyer: t.type({ group: t.keyof({ press: null, reader: null }) }),
  order: t.partial({ poNumber: t.string, giftWrap: t.boolean }),
};
const tenth = offerOf(percentOffOrder, { id: 'tenth', name: 'Tenth', params: { percent: 10 } });
const shop = createEngine({ currency: EUR, home: 'DE', fields, promotions: [tenth] });
const parseCart = cartParser(shop);

const atlas = { id: 1, item: 'atlas', name: 'Atlas', price: 2000 };
const reader = { fields: { group: 'reader' } };

describe('[EN-17 EN-07] the cart parser of an engine', () => {
  test('reads custom fields in its currency, and its buyer is signed in', () => {
    const read = parseCart({
      buyer: reader,
      promotions: ['tenth'],
      units: [{ ...atlas, fields: { limited: true, edition: { year: 2026 } } }],
    });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { units, buyer, currency, destination } = read.value;
    const year: number | undefined = units[0]?.item.fields.edition?.year;
    expect([year, buyer.fields.group, buyer.isLogin, currency, destination.country]).toEqual([
      2026,
      'reader',
      true,
      'EUR',
      'DE',
    ]);
    expect(shop.priceOfCart(read.value, now).price).toBe(1800);
  });

  test.each([
    ['a wrong value of a simple unit', { fields: { limited: 'yes' } }, 'units.0.fields.limited', 'yes'],
    ['a missing value', { fields: {} }, 'units.0.fields.limited', undefined],
    ['missing fields', {}, 'units.0.fields.limited', undefined],
    ['a deeper value', { fields: { limited: true, edition: { year: '1' } } }, 'units.0.fields.edition.year', '1'],
    ['no object', { fields: 7 }, 'units.0.fields', 7],
  ])('reports %s by its path', (_, given, path, found) => {
    const read = parseCart({ buyer: reader, units: [{ ...atlas, ...given }] });
    expect(read).toMatchObject({
      ok: false,
      problems: [{ path, found, type: found === undefined ? 'Missing' : 'Misfit' }],
    });
  });

  test('reports a misfit and the expected value, in a complete unit and in the buyer', () => {
    const unit = {
      cartUnitId: 1,
      quantity: 1,
      item: { itemNo: 'a', itemName: 'A', itemSellPrice: 1, fields: { limited: 0 } },
      seller: { sellerKey: 'shop' },
    };
    const read = parseCart({ buyer: { fields: { group: 'club' } }, units: [unit] });
    expect(!read.ok && read.problems).toEqual([
      { type: 'Misfit', path: 'units.0.item.fields.limited', found: 0, fits: { type: 'boolean' } },
      {
        type: 'Misfit',
        path: 'buyer.fields.group',
        found: 'club',
        fits: { enum: ['press', 'reader'] },
      },
    ]);
  });

  test('reads the custom fields of the order', () => {
    const read = parseCart({ buyer: reader, units: [], fields: { poNumber: 'PO-7' } });
    const po: string | undefined = read.ok ? read.value.fields?.poNumber : undefined;
    expect(po).toBe('PO-7');
    const problemsIn = (given: unknown) => {
      const found = parseCart({ buyer: reader, units: [], fields: given });
      return !found.ok && found.problems;
    };
    expect(problemsIn({ poNumber: 7 })).toEqual([
      { type: 'Misfit', path: 'fields.poNumber', found: 7, fits: { type: 'string' } },
    ]);
    expect(problemsIn([])).toEqual([
      { type: 'Misfit', path: 'fields', found: [], fits: { type: 'object', required: [] } },
    ]);
    const required = cartParser(createEngine({ currency: EUR, fields: { order: t.type({ poNumber: t.string }) } }));
    expect(required({ units: [] })).toMatchObject({
      ok: false,
      problems: [{ type: 'Missing', path: 'fields.poNumber' }],
    });
  });

  test('keeps fields that no reader reads', () => {
    const read = cartParser(marketplace)({ units: [{ ...atlas, fields: { note: [1, null] } }], fields: { wrap: 1 } });
    expect(read.ok && read.value.fields).toEqual({ wrap: 1 });
    expect(read.ok && read.value.units[0]?.item.fields).toEqual({ note: [1, null] });
    expect(read.ok && [read.value.buyer.isLogin, read.value.destination.country]).toEqual([false, 'SouthKorea']);
  });
});

test.each([undefined, null, {}, EUR])('[EN-17] %j is no engine whose carts can be read', (engine) => {
  expect(() => (cartParser as (given: unknown) => unknown)(engine)).toThrow(
    new TypeError(`engine: expected an engine of \`createEngine\`, not ${JSON.stringify(engine)}`),
  );
});

test.each([
  ['limited', undefined],
  ['edition', 'promotions.1.params.on.is: expected a value of edition, not true'],
  ['limitd', 'promotions.1.params.on.field: expected one of limited, edition, not "limitd"; did you mean limited?'],
  ['group', 'promotions.1.params.on.field: expected one of limited, edition, not "group"'],
])('[EN-17] a promotion for the items with field %s: %s', (field, message) => {
  const on = { type: 'Field', field, is: true } as const;
  const offer = offerOf(percentOffOrder, { id: 'on', name: 'On', params: { percent: 10, on } });
  const create = (readers: object) => () =>
    createEngine({ currency: EUR, fields: readers, promotions: [tenth, offer] });
  if (message === undefined) expect(create(fields)).not.toThrow();
  else expect(create(fields)).toThrow(new TypeError(message));
  // a function declares no fields
  expect(create({ item: (given: object) => given })).not.toThrow();
});

test('[EN-17] a promotion for the items of a field fits only engines that read this field', () => {
  const offerOn = <const N extends string>(field: N) =>
    offerOf(percentOffOrder, { id: 'on', name: 'On', params: { percent: 10, on: { type: 'Field', field, is: true } } });
  expect(createEngine({ currency: EUR, fields, promotions: [offerOn('limited')] }).terms.promotions).toHaveLength(1);
  // @ts-expect-error no such field
  expect(() => createEngine({ currency: EUR, fields, promotions: [offerOn('limitd')] })).toThrow(TypeError);
  // @ts-expect-error an engine that reads no fields
  expect(() => createEngine({ currency: EUR, promotions: [offerOn('limited')] })).toThrow(TypeError);
  const misspelt = {
    id: 'a',
    name: 'A',
    params: { percent: 10, frm: 1, on: { type: 'Field', field: 'limited', is: 1 } },
  };
  // @ts-expect-error no such parameter
  expect(() => offerOf(percentOffOrder, misspelt)).toThrow(TypeError);
});

const json = (cart: EngineCart): unknown => JSON.parse(JSON.stringify(cartToJson(cart)));
const arbOrder = fc.record({ poNumber: fc.string(), giftWrap: fc.boolean() }, { requiredKeys: [] });

test('[EN-17 EN-07] a cart with custom fields is the same after JSON', () => {
  const book = fc.record(
    { limited: fc.boolean(), edition: fc.record({ year: fc.integer() }) },
    { requiredKeys: ['limited'] },
  );
  fc.assert(
    fc.property(
      fc.array(book, { maxLength: 4 }),
      fc.constantFrom('press', 'reader'),
      arbOrder,
      (books, group, order) => {
        const units = books.map((one, i) => ({ id: i + 1, item: `i${i}`, name: 'A', price: 100, fields: one }));
        const cart = shop.cartOf(units, {
          buyer: { ...shop.plain.buyer, fields: { group } },
          fields: order,
          coupons: { status: 'Known' },
        });
        expect(parseCart(json(cart))).toEqual({ ok: true, value: cart });
      },
    ),
    { numRuns: lawRuns(100), seed: 17 },
  );
});

test('[EN-17] refuses a coupon for a custom field in the cart of a shop that reads none', () => {
  const target = { type: 'Field', field: 'limited', is: true };
  const coupons = [{ issueNo: 'C', couponName: 'C', discountUnitType: 'Amount', discountValue: 1, target }];
  const bare = createEngine({ currency: EUR });
  const read = cartParser(bare)({ units: [], coupons });
  expect(!read.ok && read.problems.map(({ path, found }) => [path, found])).toEqual([
    ['coupons.0.target.type', 'Field'],
  ]);
  const reading = createEngine({ currency: EUR, fields: { item: (given) => Object(given) as object } });
  expect(cartParser(reading)({ units: [], coupons }).ok).toBe(true);
  // a page or a server decides itself
  const page = bare.cartOf([], { coupons: { status: 'Known', offered: [] } });
  const saved = {
    ...cartToJson(page),
    coupons: { status: 'Known', offered: coupons.map((one) => ({ ...one, policyNo: 'C' })) },
  };
  expect(cartParser(bare)(saved, { strict: false })).not.toMatchObject({
    problems: [{ path: 'coupons.0.target.type' }],
  });
});

const problemsOf = (engine: typeof shop | { readonly terms: object }, cart: object) => {
  const read = cartParser(engine as typeof shop)(cart);
  return read.ok ? [] : read.problems.map((problem) => problemText(problem));
};

test('[EN-12 EN-14] reports rates of items in a shop without tax', () => {
  const rated = { ...atlas, taxRate: 7 };
  const item = { itemNo: 'a', itemName: 'A', itemSellPrice: 1, taxRate: 0 };
  const complete = { cartUnitId: 2, quantity: 1, item, seller: { sellerKey: 'shop' } };
  const cart = { units: [rated, complete] };
  const rest = 'leave it out, because the shop has no tax';
  expect(problemsOf(createEngine({ currency: EUR }), cart)).toEqual([
    `units.0.taxRate is 7; ${rest}`,
    `units.1.item.taxRate is 0; ${rest}`,
  ]);
  const tax = defineTax({ rate: 19, prices: 'Inclusive' });
  expect(problemsOf(createEngine({ currency: EUR, tax }), cart)).toEqual([]);
});

test('[EN-14 EN-15] reports missing shipping terms in a shop with a zone without a fee', () => {
  const countries = [{ codes: ['AT'], fee: 900 }, { codes: ['IT'] }];
  const german = createEngine({ currency: EUR, home: 'DE', countries });
  const shippingPolicies = [{ shippingPolicyKey: 'shop', shippingFee: 490 }];
  expect(problemsOf(german, { units: [atlas] })).toEqual(['shippingPolicies is missing']);
  expect(problemsOf(german, { units: [atlas], shippingPolicies: [] })).toEqual([
    'shippingPolicies is an empty list; it must be a list of at least 1',
  ]);
  expect(problemsOf(german, { units: [atlas], shippingPolicies })).toEqual([]);
  const paid = createEngine({ currency: EUR, home: 'DE', countries: countries.slice(0, 1) });
  expect(problemsOf(paid, { units: [atlas] })).toEqual([]);
  // the shop itself may have the terms of its carts
  const read = parseShop({ currency: 'EUR', home: 'DE', countries, shippingPolicies });
  expect(read.ok && read.value.parseCart({ units: [atlas] }).ok).toBe(true);
});

test('[EN-14 EN-07] units of a simple shop have no fields of the marketplace but the given ones, also after JSON', () => {
  const bare = createEngine({ currency: EUR });
  const unit = bare.unit(atlas);
  const adult = { ...unit, cartUnitId: cartUnitId(2), item: { ...unit.item, flags: { ...noFlags, isAdult: true } } };
  const cart = bare.cartOf([atlas, adult, { ...adult, cartUnitId: cartUnitId(3), partnershipCode: 'P' }]);
  const read = cartParser(bare)(json(cart));
  expect(read.ok && read.value.units).toStrictEqual(cart.units);
  const short = cartParser(bare)({ units: [atlas] });
  expect(short.ok && short.value.units).toStrictEqual(cart.units.slice(0, 1));
  const ofMarketplace = cartParser(marketplace)({ units: [atlas] });
  expect(ofMarketplace.ok && ofMarketplace.value.units[0]).toMatchObject({ cartUnitType: 'Normal' });
});

test('[CP-20 EN-07] a coupon may take less than one per cent off', () => {
  const coupons = [{ issueNo: 'C', couponName: 'C', discountUnitType: 'Rate', discountValue: 0.5 }];
  const bare = createEngine({ currency: EUR });
  const read = cartParser(bare)({ units: [atlas], coupons });
  const offered = [
    { ...bare.plain.coupon, issueNo: couponIssueNo('C'), discountUnitType: 'Rate' as const, discountValue: 0.5 },
  ];
  const inCode = bare.cartOf([atlas], { coupons: { offered } });
  expect([read.ok && bestOffers(bare, read.value, now).saving, bestOffers(bare, inCode, now).saving]).toEqual([10, 10]);
});

test('[EN-07] names cartToJson for a cart of the engine and for its text', () => {
  const bare = createEngine({ currency: EUR });
  const cart = bare.cartOf([atlas]);
  const text = 'the JSON is a cart of the engine, not its JSON; cartToJson(cart) writes the form that is read';
  for (const given of [cart, JSON.stringify(cart), JSON.parse(JSON.stringify(cart)) as object])
    expect(problemsOf(bare, given as object)).toEqual([text]);
  const [other] = problemsOf(bare, 'units' as unknown as object);
  expect(other).toBe('the JSON is "units"; it must be an object with units');
  const { destination: _, ...rest } = cart;
  expect(problemsOf(bare, rest)).not.toContain(text);
});

test.each([0.19, 0.07, 100.5, -1])('[EN-12] a rate of tax of %d is refused with the words of createEngine', (rate) => {
  const rest = `is ${rate}; it must be 0 or a number from 1 to 100, e.g. 19 for 19 %`;
  const read = parseShop({ currency: 'EUR', tax: { rate, prices: 'Inclusive' } });
  expect(!read.ok && read.problems.map((problem) => problemText(problem))).toEqual([`tax.rate ${rest}`]);
  const shop = createEngine({ currency: EUR, tax: defineTax({ rate: 19, prices: 'Inclusive' }) });
  expect(problemsOf(shop, { units: [{ ...atlas, taxRate: rate }] })).toEqual([`units.0.taxRate ${rest}`]);
});

test.each([
  [[], 'a list of at least 1, not []'],
  ['none', 'a list of at least 1, not "none"'],
])('[EN-09] %j as tiers is refused with the list that is expected', (tiers, rest) => {
  const terms = { id: 'o', name: 'O', params: { tiers: tiers as [] } };
  expect(() => offerOf(tiered, terms)).toThrow(new TypeError(`no params of TIERED: params.tiers: expected ${rest}`));
});
