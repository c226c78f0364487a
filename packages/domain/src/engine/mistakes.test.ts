import { describe, expect, test } from 'vitest';
import type { CouponTarget } from '../entities/coupon/coupon.ts';
import { EUR } from '../money/currency.ts';
import { couponIssueNo } from '../money/ids.ts';
import { less, money, plus } from '../money/money.ts';
import { anOffer } from '../testing/shop-offers.ts';
import { testNow } from '../testing/index.ts';
import type { EngineCart } from './cart/engine-cart.ts';
import { addItem, shipTo } from './cart-verbs.ts';
import { createEngine } from './create-engine.ts';
import { bestOffers } from './find-best-offers.ts';
import { definePromotion, offerOf } from './promotions/promotion.ts';
import type { StandardSchema } from './reader.ts';
import { defineTax } from './tax/define-tax.ts';

/** A function as plain JavaScript calls it. */
const untyped = (call: unknown) => call as (...given: readonly unknown[]) => unknown;

const tax = defineTax({ rate: 19, prices: 'Inclusive' });
const shop = createEngine({ currency: EUR });
const tea = { id: 1, item: 'tea', name: 'Tea', price: '2.50' };
const cart = shop.cartOf([tea]);

/** A schema as libraries such as zod have it, with the schemas of its fields. */
const schema = <A>(fits: (value: unknown) => value is A, shape?: object): StandardSchema<A> => ({
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) => (fits(value) ? { value } : { issues: [{ message: 'no' }] }),
  },
  ...(shape && { shape }),
});
const isYesOrNo = (value: unknown): value is boolean => typeof value === 'boolean';
const isText = (value: unknown): value is string => typeof value === 'string';
const isBook = (value: unknown): value is { readonly limited: boolean; readonly shelf: string } => value !== undefined;
const item = schema(isBook, { limited: schema(isYesOrNo), shelf: schema(isText) });
const reading = createEngine({ currency: EUR, fields: { item } });
const fields = { limited: true, shelf: 'A' };
const couponOn = (target: CouponTarget) => ({
  coupons: { offered: [{ ...shop.plain.coupon, issueNo: couponIssueNo('C'), target }] },
});
const zones = [{ codes: ['AT'], fee: 900 }, { codes: ['IT'] }];
const german = createEngine({ currency: EUR, home: 'DE', countries: zones });

const onField = (field: string, is: unknown) =>
  offerOf(
    definePromotion({
      code: 'ON',
      params: (input: unknown) => input as { readonly on: object },
      appliesTo: () => true,
      worth: () => 0,
      message: { en: '' },
    }),
    { id: 'on', name: 'On', params: { on: { type: 'Field', field, is } } },
  );
const promising = (input: unknown) => Promise.resolve(input);

describe('[EN-14] a mistake that would change a price is refused', () => {
  test.each<readonly [string, () => unknown, string]>([
    [
      'a rate of tax below 1 %',
      () => defineTax({ rate: 0.19, prices: 'Inclusive' }),
      'tax.rate: expected 0 or a number from 1 to 100, e.g. 19 for 19 %, with up to four decimals, not 0.19',
    ],
    [
      'a rate of an item below 1 %',
      () => createEngine({ currency: EUR, tax }).cartOf([{ ...tea, taxRate: 0.07 }]),
      'not a cart: units.0.taxRate: expected 0 or a number from 1 to 100, e.g. 19 for 19 %, not 0.07',
    ],
    [
      'a rate in a shop without tax',
      () => shop.cartOf([{ ...tea, taxRate: 7 }]),
      'units.0.taxRate: expected no rate, because the shop has no `tax`, not 7',
    ],
    [
      'a rate of an added item in a shop without tax',
      () => addItem(shop, cart, { item: 'mug', name: 'Mug', price: 100, taxRate: 7 }),
      'added.taxRate: expected no rate, because the shop has no `tax`, not 7',
    ],
    [
      'a zone without a fee if the cart has no shipping terms',
      () => german.cartOf([tea]),
      'countries.1.fee: expected an amount, because the cart has no shipping terms, not undefined',
    ],
    [
      'a code of no country',
      () => createEngine({ currency: EUR, home: 'EN' }),
      'home: expected an ISO 3166 code, e.g. DE, not "EN"',
    ],
    [
      'the name of a country',
      () => shop.cartOf([tea], { destination: { country: 'Austria' } }),
      'destination.country: expected an ISO 3166 code, e.g. DE, not "Austria"',
    ],
    [
      'the name of a country in a cart that was changed by spread',
      () => shop.priceOfCart({ ...cart, destination: { ...cart.destination, country: 'Austria' } }, testNow),
      'destination.country: expected an ISO 3166 code',
    ],
    ['another country by name', () => shipTo(shop, cart, 'Austria'), 'country: expected an ISO 3166 code'],
    [
      'a coupon on a misspelt field',
      () => reading.cartOf([{ ...tea, fields }], couponOn({ type: 'Field', field: 'limitd', is: true })),
      'coupons.offered.0.target.field: expected one of limited, shelf, not "limitd"; did you mean limited?',
    ],
    [
      'a coupon on a value that its field cannot have',
      () => reading.cartOf([{ ...tea, fields }], couponOn({ type: 'Field', field: 'limited', is: 'yes' })),
      'coupons.offered.0.target.is: expected a value of limited, not "yes"',
    ],
    [
      'an offer on a value that its field cannot have',
      () => untyped(createEngine)({ currency: EUR, fields: { item }, promotions: [onField('shelf', true)] }),
      'promotions.0.params.on.is: expected a value of shelf, not true',
    ],
    [
      'a coupon on no items',
      () => shop.cartOf([tea], couponOn({ type: 'Items', itemNos: [] })),
      'coupons.offered.0.target: expected a target such as { type: ‘All’ }, not {"type"',
    ],
    [
      'an offer for no group',
      () => anOffer('none', { worth: () => 0 }, { groups: [] }),
      'groups: expected a list of groups, not []',
    ],
    [
      'params that are a promise',
      () => anOffer('later', { worth: () => 0, params: promising }),
      'params: a reader that answers at once is expected, not a promise',
    ],
    [
      'custom fields that are a promise',
      () =>
        createEngine({ currency: EUR, fields: { item: promising } }).cartOf([{ ...tea, fields: Promise.resolve() }]),
      'fields.item: a reader that answers at once is expected, not a promise',
    ],
  ])('%s', (_, call, message) => expect(call).toThrow(message));

  test('valid values next to them are accepted', () => {
    for (const rate of [0, 1, 19, 100]) expect(() => defineTax({ rate, prices: 'Inclusive' })).not.toThrow();
    const taxed = createEngine({ currency: EUR, tax });
    expect([0, 1].map((taxRate) => taxed.cartOf([{ ...tea, taxRate }]).units[0]?.item.taxRate)).toEqual([0, 1]);
    const shipping = { policies: [german.plain.policy] };
    const sent: EngineCart = german.cartOf([tea], { destination: { country: 'AT' }, shipping });
    expect(sent.destination.country).toBe('AT');
    for (const is of [true, false])
      expect(() =>
        reading.cartOf([{ ...tea, fields }], couponOn({ type: 'Field', field: 'limited', is })),
      ).not.toThrow();
    expect(() =>
      untyped(createEngine)({ currency: EUR, fields: { item }, promotions: [onField('shelf', 'A')] }),
    ).not.toThrow();
  });
});

describe('[EN-14] an error names the argument', () => {
  test.each<readonly [string, () => unknown, string]>([
    [
      'a message that is a function',
      () => untyped(createEngine)({ currency: EUR, messages: { en: { MIN_SPEND: () => '' } } }),
      'messages.en.MIN_SPEND: expected a text, not a function',
    ],
    ...['deutsch', 'de_AT'].map(
      (language) =>
        [
          `messages of ${language}`,
          () => createEngine({ currency: EUR, messages: { [language]: { MIN_SPEND: '' } } }),
          `messages.${language}: expected texts of a language, e.g. de-AT`,
        ] as const,
    ),
    [
      'a time limit without a clock',
      () => untyped(bestOffers)(shop, cart, testNow, { timeLimit: 100 }),
      'timeLimit: expected an object such as { now: Date.now, ms: 100 }, not 100',
    ],
    ['a currency that is a code', () => untyped(money)('EUR', 5), 'currency: expected one such as USD'],
    ['an amount that is a number', () => untyped(plus)(money(EUR, 5), 5), 'currency: expected one such as USD'],
    ['a difference with a number', () => untyped(less)(5, money(EUR, 5)), 'currency: expected one such as USD'],
  ])('%s', (_, call, message) => expect(call).toThrow(message));

  test('tags of known languages are accepted', () => {
    for (const language of ['de', 'de-AT', 'ko', 'cn', 'jp', 'zh', 'ja', 'pt-BR'])
      expect(() => createEngine({ currency: EUR, messages: { [language]: { MIN_SPEND: '' } } })).not.toThrow();
  });
});
