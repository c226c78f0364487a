import { describe, expect, test } from 'vitest';
import { EUR } from '../money/currency.ts';
import { money } from '../money/money.ts';
import { anOffer } from '../testing/shop-offers.ts';
import type { OfferFields } from './cart/engine-cart.ts';
import { createEngine } from './create-engine.ts';
import { defineTax } from './tax/define-tax.ts';
import { marketplace } from './marketplace.ts';
import { bestOffers } from './find-best-offers.ts';
import { definePromotion, offerOf } from './promotions/promotion.ts';
import { defineRule, type OwnRuleTerms } from './rule.ts';

const now = Date.parse('2026-11-28T00:00:00Z');
const shop = createEngine({ currency: EUR });
const tea = { id: 1, item: 'tea', name: 'Tea', price: '2.50' };

describe('[EN-07] a cart', () => {
  test.each<readonly [string, unknown]>([
    ['promotions', 'three'],
    ['promotions', [3]],
    ['couponCodes', 'WELCOME'],
    ['usedCouponCodes', {}],
    ['buyerGroups', 'staff'],
  ])('rejects %s of %j when it is made and when a hand-made one is used', (name, value) => {
    const rest = { [name]: value } as OfferFields;
    const cart = { ...shop.cartOf([tea]), ...rest };
    for (const use of [
      () => shop.cartOf([tea], rest),
      () => shop.priceOfCart(cart, now),
      () => shop.checkOrder(cart, now),
      () => bestOffers(shop, cart, now),
    ])
      expect(use).toThrow(new RegExp(`^${name}: .*a list of texts`, 'u'));
  });

  const { plain } = shop;
  const used = { couponIssueNo: 'C', cartUnitIds: [1] };
  test.each<readonly [string, object, string]>([
    ['units.0', { units: [{ ...plain.unit, quantitty: 2 }] }, 'quantitty; they are cartUnitId, '],
    ['units.0', { units: [{ ...plain.unit, quantitty: 2 }] }, '; did you mean quantity?'],
    ['units.0.item', { units: [{ ...plain.unit, item: { ...plain.item, stok: 2 } }] }, 'stok; they are itemNo, '],
    ['buyer', { buyer: { ...plain.buyer, isLoggedIn: true } }, 'isLoggedIn; they are buyerName, '],
    ['shipping.policies.0', { shipping: { policies: [{ ...plain.policy, fee: 1 }] } }, 'fee; they are '],
    ['coupons.offered.1', { coupons: { offered: [plain.coupon, { ...plain.coupon, value: 1 }] } }, 'value; they are '],
    ['coupons.applied.0', { coupons: { applied: [{ ...used, units: [1] }] } }, 'units; they are couponIssueNo, '],
  ])(
    'rejects an unknown field of %s',
    (path, { units = [plain.unit], ...rest }: { units?: readonly object[] }, text) => {
      const untyped: { readonly cartOf: (given: readonly object[], more: object) => unknown } = shop as never;
      expect(() => untyped.cartOf(units, rest)).toThrow(TypeError);
      expect(() => untyped.cartOf(units, rest)).toThrow(text.startsWith(';') ? text : `no field of ${path}: ${text}`);
    },
  );

  test.each<readonly [object, string]>([
    [{ conditionalFreeBasisCost: 3000 }, 'not 3000'],
    [{ isConditionalFree: true }, 'not 0'],
    [{ isConditionalFree: true, conditionalFreeBasisCost: 3000 }, 'accepted'],
    [{ isConditionalFree: true, isSmileDelivery: true }, 'accepted'],
  ])('of a shop has free shipping with its minimum: %j', (terms, text) => {
    const shipping = { policies: [{ ...plain.policy, ...terms }] };
    expect(marketplace.cartOf([plain.unit], { shipping }).shipping.policies).toHaveLength(1);
    const made = () => shop.cartOf([tea], { shipping });
    if (text === 'accepted') expect(made).not.toThrow();
    else
      expect(made).toThrow(
        `shipping.policies.0.conditionalFreeBasisCost: expected an amount above 0 if isConditionalFree, otherwise 0, ${text}`,
      );
  });

  test('may have optional fields of an item and of the buyer', () => {
    const taxed = createEngine({ currency: EUR, tax: defineTax({ rate: 19, prices: 'Inclusive' }) });
    const item = { ...plain.item, taxRate: 7, measure: { unit: 'g', per: 100 }, fields: {} };
    const cart = taxed.cartOf([{ ...plain.unit, item }], { buyer: { ...plain.buyer, fields: {} } });
    expect(cart.units[0]?.item).toEqual(item);
  });

  test('that lacks most of its fields is no cart, whatever the currency is', () => {
    const cart = { units: [tea] } as unknown as ReturnType<typeof shop.cartOf>;
    expect(() => shop.priceOfCart(cart, now)).toThrow('a cart of `cartOf`');
  });
});

test('[EN-09] an offer stacks only with promotions of the shop, lanes and possible codes', () => {
  const named = (name: string) => () =>
    createEngine({ currency: EUR, promotions: [anOffer('ten', { stacksWith: [name] })] });
  expect(named('thre')).toThrow(
    'no name in stacksWith of ten: thre; they are TEN, ten, Buyer, SellerDup, Super, Shipping',
  );
  expect(named('TENN')).toThrow('did you mean TEN?');
  for (const name of ['ten', 'TEN', 'Super', 'BUY-N-GET-M']) expect(named(name)).not.toThrow();
});

describe('[EN-09] the definition of a rule', () => {
  const message = { en: 'no' };
  test.each<readonly [object, string]>([
    [{ code: 'X', messages: message, broken: () => undefined }, 'no field of a rule: messages'],
    [{ code: 'X', messages: message, broken: () => undefined }, 'did you mean message?'],
    [{ code: 'X', message }, 'broken: '],
  ])('%o is rejected: %s', (rule, text) =>
    expect(() => defineRule(rule as OwnRuleTerms<string, { en: string }>)).toThrow(text),
  );

  test.each([true, 1, {}, 'x'])('a violation that is %j is reported as a failure of the rule', (found) => {
    const rule = defineRule({ code: 'X', message, broken: () => found as never });
    const engine = createEngine({ currency: EUR, rules: [rule] });
    const params = { name: 'X', error: expect.stringContaining('broken: ') as string };
    expect(engine.checkOrder(engine.cartOf([tea]), now)).toMatchObject([{ code: 'RULE_FAILED', params }]);
  });
});

describe('[EN-09] a promotion', () => {
  const terms = { code: 'P', params: () => ({}), appliesTo: () => true, worth: () => 1, message: { en: '' } };
  const define = (over: object) => () => definePromotion({ ...terms, ...over });

  test.each<readonly [object, string]>([
    [{ lane: 'order' }, 'did you mean Order?'],
    [{ lane: 'Coupons' }, 'lane: '],
  ])('of %o is rejected: %s', (over, text) => expect(define(over)).toThrow(text));

  const notWhole = 'no whole amount of 0 or more';
  const notEach = 'worth: expected an amount or one per unit, not';
  const noParams = 'lacks.params: expected an object, not';
  test.each<readonly [object, string]>([
    ...[-1, Number.NaN, 0.5, [-1]].map((saving) => [{ worth: () => saving }, notWhole] as const),
    ...[undefined, '1', money(EUR, 100), [], [1, 2]].map((saving) => [{ worth: () => saving }, notEach] as const),
    [{ worth: () => Promise.resolve(1) }, notEach],
    ...[true, 'no', {}, { params: [] }].map((found) => [{ lacks: () => found }, noParams] as const),
  ])('that returns a wrong value is reported as a failure, %#', (over, error) => {
    const engine = createEngine({
      currency: EUR,
      promotions: [offerOf(define(over)(), { id: 'p', name: 'P', params: {} })],
    });
    const cart = engine.cartOf([tea], { promotions: ['p'] });
    expect(engine.priceOfCart(cart, now).price).toBe(250);
    expect(engine.checkOrder(cart, now)).toMatchObject([
      { code: 'PROMOTION_FAILED', params: { error: expect.stringContaining(error) as string } },
    ]);
  });
});

test.each<readonly [object, string]>([
  [{ promotions: [definePromotion] }, 'promotions.0: '],
  [
    {
      promotions: [
        definePromotion({ code: 'P', params: () => ({}), appliesTo: () => true, worth: () => 1, message: { en: '' } }),
      ],
    },
    'promotions.0: ',
  ],
  [{ rules: [{ code: 'X', message: { en: 'x' }, broken: () => undefined }] }, 'rules.0: '],
])('[EN-09] an engine of %o names the wrong entry', (terms, text) =>
  expect(() => createEngine({ currency: EUR, ...terms })).toThrow(text),
);
