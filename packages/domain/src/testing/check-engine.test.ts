import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineTax } from '../engine/tax/define-tax.ts';
import { createEngine } from '../engine/create-engine.ts';
import type { Engine, EngineTerms } from '../engine/engine.ts';
import type { Offer } from '../engine/promotions/offer.ts';
import { definePromotion, offerOf } from '../engine/promotions/promotion.ts';
import { defineRule } from '../engine/rule.ts';
import { messages as en } from '../messages/en.ts';
import { promotionMessages } from '../messages/promotions.ts';
import { refundMessages } from '../messages/refunds.ts';
import { EUR, KRW, USD } from '../money/currency.ts';
import { bundleKey, itemNo } from '../money/ids.ts';
import { money } from '../money/money.ts';
import { won } from '../money/won.ts';
import { totalOf, type LedgerEntry } from '../price/ledger/ledger.ts';
import { marketplace } from '../engine/marketplace.ts';
import { testNow } from './builders/unit.ts';
import { arbCartOf } from './carts/arb-cart.ts';
import { checkEngine } from './check-engine.ts';
import { checkRefunds } from './check-refunds.ts';
import { checkRule } from './check-rule.ts';
import { checkTax } from './check-tax.ts';
import { anOffer } from './shop-offers.ts';

const tenth = anOffer('tenth', {
  worth: (units) => units.map(({ left }) => Math.floor(left / 10)),
  stacksWith: 'Everything',
});
const shop = createEngine({ currency: USD, promotions: [tenth], tax: defineTax({ rate: 19, prices: 'Inclusive' }) });

test('[EN-08 EN-12 EN-13] accepts engines with promotions, coupons, tax, zones and the rules of the marketplace', () => {
  const engines: readonly Engine<string>[] = [
    shop,
    createEngine({ currency: EUR, home: 'DE', countries: [{ codes: ['DE', 'AT'], fee: 490, freeFrom: 2900 }] }),
    createEngine({ ...marketplace.terms, currency: KRW, promotions: [tenth] }),
    createEngine({ currency: USD, promotions: [tenth], tax: defineTax({ rate: 19, prices: 'Exclusive' }) }),
  ] as unknown as readonly Engine<string>[];
  for (const engine of engines) {
    const { runs, ordered } = checkEngine(engine, { runs: 60, seed: 1 });
    expect(runs).toBe(60);
    expect(ordered).toBeGreaterThan(10);
  }
});

test('[EN-09] rejects an offer that names another one which does not name it', () => {
  const offers = (...stacking: readonly (readonly string[])[]) =>
    stacking.map((stacksWith, i) =>
      anOffer(`o${i}`, { worth: (units) => units.map(({ left }) => Math.floor(left / 10)), stacksWith }),
    );
  const check = (...stacking: readonly (readonly string[])[]) =>
    checkEngine(createEngine({ currency: USD, promotions: offers(...stacking) }), { runs: 20, seed: 1 });
  expect(() => check(['o1'], [])).toThrow('stacksWith of o0: o1 does not name o0, so they never combine');
  expect(() => check(['o1'], ['Buyer'])).toThrow('stacksWith of o0');
  expect(check(['o1'], ['o0']).runs).toBe(20);
});

const broken = (over: Partial<Engine<'USD'>>): Engine<'USD'> => ({ ...shop, ...over });
/** An engine whose price is that of other entries. */
const withEntries = (entriesOf: (first: LedgerEntry) => readonly LedgerEntry[]): Engine<'USD'> =>
  broken({
    priceOfCart: (cart, now) => {
      const found = shop.priceOfCart(cart, now);
      const entries = found.entries.slice(0, 1).flatMap(entriesOf);
      const price = totalOf(entries);
      return { ...found, entries, price, total: money(USD, price) };
    },
  });
let calls = 0;
test.each<readonly [string, Engine<'USD'>, string]>([
  [
    'adds a cent to the price',
    broken({ priceOfCart: (cart, now) => ({ ...shop.priceOfCart(cart, now), price: won(1) }) }),
    'the ledger adds up',
  ],
  [
    'counts its calls',
    broken({ priceOfCart: (cart, now) => ({ ...shop.priceOfCart(cart, now), cartUnitCount: (calls += 1) }) }),
    'asked again it says the same',
  ],
  [
    'prices the first unit alone',
    broken({
      priceOfCart: (cart, now) => {
        const [first] = cart.units;
        const selected = cart.selected.filter((id) => id === first?.cartUnitId);
        return shop.priceOfCart({ ...cart, units: cart.units.slice(0, 1), selected }, now);
      },
    }),
    'the best offers cost what they promise',
  ],
  [
    'has a rule that throws',
    createEngine({
      currency: USD,
      rules: [
        defineRule({
          code: 'BOOM',
          message: { en: '' },
          broken: () => {
            throw new Error('boom');
          },
        }),
      ],
    }),
    'no rule and no promotion throws',
  ],
  [
    'has a promotion with half a cent',
    createEngine({ currency: USD, promotions: [anOffer('half', { worth: () => 0.5 })] }),
    'no rule and no promotion throws',
  ],
  ['has a code that it does not list', broken({ shop: { ...shop.shop, rules: [] } }), 'every code is one of codesOf'],
  [
    'leaves a placeholder in a text',
    createEngine({
      currency: USD,
      rules: [
        defineRule({
          code: 'MORE',
          message: { en: 'Spend {amount} more.' },
          broken: () => ({ params: { amount: '{missing}' } }),
        }),
      ],
    }),
    'a text has all its values',
  ],
  [
    'refuses its own promotions',
    broken({
      checkOrder: (cart, now) => [
        ...shop.checkOrder(cart, now),
        ...(cart.promotions ?? []).map((promotion) => ({
          code: 'PROMOTION_NOT_OFFERED',
          params: { promotion },
          units: [],
          fixes: [],
        })),
      ],
    }),
    'the best offers add no violation: "PROMOTION_NOT_OFFERED"',
  ],
  ['has a price below 0', withEntries((first) => [{ ...first, amount: won(-1) }]), 'the price is a whole amount of 0'],
  [
    'has a unit below 0',
    withEntries((first) => [
      { ...first, amount: won(-1) },
      { ...first, place: { type: 'Bundle', bundleKey: bundleKey('') }, amount: won(2) },
    ]),
    'no unit costs less than nothing',
  ],
])('[EN-08] an engine that %s is found out', (_, engine, says) => {
  expect(() => checkEngine(engine, { seed: 7 })).toThrow(says);
});

const fifth = anOffer('tenth', { worth: (units) => units.map(({ left }) => Math.floor(left / 5)) });
/** An engine whose search for offers knows other promotions. */
const withSearch = (promotions: readonly Offer[]) => broken({ shop: { ...shop.shop, offers: promotions } });
test.each([
  ['promises too much', withSearch([fifth]), 'the best offers cost what they promise'],
  ['has no better offers than none', withSearch([]), 'the best offers cost no more than others'],
])('[EN-08 CP-19] an engine whose search for offers %s is found out', (_, engine, says) => {
  expect(() => checkEngine(engine, { seed: 7, carts: arbCartOf(shop) })).toThrow(says);
});

test('[EN-04] carts of an engine have its countries, shipping terms, coupons, codes and groups', () => {
  const welcome = anOffer('welcome', { worth: () => 100 }, { couponCode: 'HELLO', groups: ['staff'] });
  const zones = createEngine({
    currency: EUR,
    promotions: [welcome],
    home: 'DE',
    countries: [{ codes: ['AT'], fee: 900 }],
  });
  const policy = { ...zones.plain.policy, shippingFee: won(490) };
  const coupon = { ...zones.plain.coupon, couponName: 'mine', discountValue: 50 };
  const carts = arbCartOf(zones, { policies: [policy], shopCoupons: [coupon], leftOut: false });
  const seen = new Set<string>();
  const report = checkEngine(zones, {
    seed: 1,
    carts: carts.map((cart) => {
      seen.add(cart.destination.country);
      for (const { shippingFee } of cart.shipping.policies) seen.add(`fee ${shippingFee}`);
      for (const { couponName } of cart.coupons.offered) seen.add(couponName);
      if (cart.promotions?.includes('welcome')) seen.add(`${cart.couponCodes?.[0]} ${cart.buyerGroups?.[0]}`);
      if (cart.coupons.applied.length > 0) seen.add('in use');
      return cart;
    }),
  });
  expect(report.ordered).toBeGreaterThan(50);
  expect([...seen].toSorted()).toEqual(['AT', 'DE', 'HELLO staff', 'fee 490', 'in use', 'mine']);
});

test('[EN-04] rejects shipping terms, coupons and fields that no cart has', () => {
  const of = (terms: object) => () => arbCartOf(shop, terms);
  expect(of({ policies: [] })).toThrow('policies cannot be []: a list of shipping terms');
  expect(of({ shopCoupons: [3] })).toThrow('shopCoupons cannot be [3]: a list of coupons');
  expect(of({ shopCoupons: [shop.plain.coupon], coupons: 2 })).toThrow('coupons cannot be said of shopCoupons');
  expect(of({ fields: { items: [{}] } })).toThrow('fields knows no ‘items’: ‘item’ was meant');
  expect(of({ fields: { item: {} } })).toThrow('fields.item cannot be {}: a list of values');
});

test('[EN-04 EN-17] reads values of custom fields as the engine does, and rejects values that it rejects', () => {
  const item = (given: unknown) => {
    const { limited = false } = given as { readonly limited?: unknown };
    return typeof limited === 'boolean' ? { limited } : undefined;
  };
  const issues = [{ path: ['group'] }];
  const validate = (given: unknown) =>
    given instanceof Object && 'group' in given && given.group === 'press' ? { value: { group: 'press' } } : { issues };
  const buyer = { '~standard': { version: 1, vendor: 'ours', validate } } as const;
  const limited = createEngine({ currency: USD, fields: { item, buyer } });
  const of = (fields: object) => arbCartOf(limited, { fields, units: 1, sellers: 1 });
  expect(() => of({ item: [{}, { limited: 'x' }] })).toThrow(
    new TypeError('fields.item.1 cannot be {"limited":"x"}: a value that its reader accepts'),
  );
  expect(() => of({ buyer: [{ group: 1 }] })).toThrow(
    'fields.buyer.0.group cannot be 1: a value that its reader accepts',
  );
  expect(fc.sample(of({ item: [{}] }), 1)[0]?.units[0]?.item).toMatchObject({ fields: { limited: false } });
});

describe('[EN-04 EN-16] carts of measured items', () => {
  const measured = (name: string, max: number | undefined, step = 100) => ({
    ...shop.unit({ id: 1, item: name, name, price: '9.00', measure: { unit: 'g', step, per: 1000 } }).item,
    limits: { min: 2 * step, max, multiple: step },
  });
  const tea = { ...shop.plain.item, itemNo: itemNo('tea') };
  const items = [measured('tuna', 3000), measured('salmon', undefined, 50), tea];
  const quantitiesOf = (name: string, terms: object): readonly number[] => {
    const carts = fc.sample(arbCartOf(shop, { items, ...terms }), { numRuns: 600, seed: 1 });
    const units = carts.flatMap((cart) => cart.units).filter(({ item }) => item.itemNo === itemNo(name));
    return [...new Set(units.map(({ quantity }) => quantity))].toSorted((a, b) => a - b);
  };
  const steps = (from: number, to: number, by: number) =>
    Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by);

  test.each([{}, { leftOut: false }, { quantities: [3, 4] }])('have all steps of their limits: %j', (terms) => {
    expect(quantitiesOf('tuna', terms)).toEqual(steps(200, 3000, 100));
    expect(quantitiesOf('salmon', terms)).toEqual(steps(100, 550, 50));
  });

  test('have the requested pieces of other items', () => {
    expect(quantitiesOf('tea', { quantities: [3, 4] })).toEqual([3, 4]);
  });

  test('shrink to the minimum or the limit', () => {
    const found = (law: (quantity: number) => boolean) => {
      const carts = arbCartOf(shop, { items: items.slice(0, 1) });
      const result = fc.check(
        fc.property(carts, (cart) => cart.units.every(({ quantity }) => law(quantity))),
        { seed: 1 },
      );
      return fc.stringify(result.counterexample?.[0]);
    };
    expect(found(() => false)).toBe('a plain cart of 1 unit of tuna in USD');
    expect(found((grams) => grams < 1550)).toBe(
      'a plain cart of 1 unit of tuna in USD, but for\n  unit 1: quantity 1600',
    );
  });

  test('are rejected if their limits allow no quantity', () => {
    const none = () => arbCartOf(shop, { items: [measured('tuna', 100)], leftOut: false });
    expect(none).toThrow(new RangeError('the item ‘tuna’ cannot be ordered: its limits allow no quantity'));
  });
});

test.each<readonly [string, Partial<EngineTerms<'USD'>>, string]>([
  [
    'of an unknown code',
    { messages: { de: { AWAY_FOR_TODAY: 'Ausverkauft' } } },
    'messages.de: no code of the engine: AWAY_FOR_TODAY',
  ],
  [
    'of a misspelt code of the marketplace',
    { messages: { de: { 'STOCK-SHARD': 'Ausverkauft' } } },
    'messages.de: no code of the engine: STOCK-SHARD; did you mean STOCK-SHARED?',
  ],
  [
    'that is no text',
    { messages: { de: { OUT_OF_STOCK: 5 as never } } },
    'messages.de.OUT_OF_STOCK: expected a text, not 5',
  ],
  [
    'with a misspelt value',
    { messages: { en: { BELOW_MINIMUM_QUANTITY: 'At least {minimun}.' } } },
    'messages.en.BELOW_MINIMUM_QUANTITY: no value of the message: minimun; they are min',
  ],
  [
    'with a value of a code without values',
    { messages: { en: { NOTHING_SELECTED: 'Select {product}.' } } },
    'messages.en.NOTHING_SELECTED: no value of the message: product; there are none',
  ],
  [
    'with a misspelt value of a refund',
    { messages: { en: { REFUND_NO_LONGER_APPLIES: '{nam}' } } },
    'messages.en.REFUND_NO_LONGER_APPLIES: no value of the message: nam; they are name; did you mean name?',
  ],
  [
    'with a misspelt value of a rule of the shop',
    {
      rules: [defineRule({ code: 'FEW', message: { en: '{max}' }, broken: () => undefined })],
      messages: { de: { FEW: 'Nur {maxi}' } },
    },
    'messages.de.FEW: no value of the message: maxi; they are max; did you mean max?',
  ],
  [
    'of a rule that is no text',
    { rules: [defineRule({ code: 'FEW', message: { en: (() => 'Few') as never }, broken: () => undefined })] },
    'message of FEW.en: expected a text, not a function',
  ],
])('[EN-08] an engine with a message %s is found out', (_, terms, says) => {
  expect(() => checkEngine(createEngine({ currency: USD, ...terms }))).toThrow(says);
});

test('[EN-08] accepts messages of all codes of the marketplace, offers and refunds', () => {
  const messages = { en: { ...en, ...refundMessages.en, OUT_OF_STOCK: 'Gone.' }, ...promotionMessages };
  expect(checkEngine(createEngine({ currency: USD, messages }), { runs: 3, seed: 1 }).runs).toBe(3);
});

test('[EN-08] accepts messages of readable codes and of rules with their values', () => {
  const few = defineRule({ code: 'FEW', message: { en: '{max}' }, broken: () => undefined });
  const words = {
    BELOW_MINIMUM_QUANTITY: '{min}',
    REFUND_NO_LONGER_APPLIES: '{name}',
    FEW: '{max}',
    CODE_UNKNOWN: '{coupon}',
  };
  const engine = createEngine({ currency: USD, rules: [...(shop.terms.rules ?? []), few], messages: { de: words } });
  expect(checkEngine(engine, { runs: 3, seed: 1 }).runs).toBe(3);
});

test('[EN-17] the checks of tax and refunds accept an engine with custom fields', () => {
  const item = (input: unknown) => input as { readonly limited: boolean };
  const limited = createEngine({
    currency: USD,
    tax: defineTax({ rate: 19, prices: 'Inclusive' }),
    fields: { item },
  });
  const cart = limited.cartOf([{ id: 1, item: 'tea', name: 'Tea', price: '2.50', fields: { limited: true } }]);
  expect(() => checkTax(limited, cart, testNow)).not.toThrow();
  expect(() => checkRefunds(limited, cart, testNow, () => 0)).not.toThrow();
});

test('[EN-08 EN-09 EN-17] checks an engine whose rules and promotions read custom fields, and such a rule', () => {
  const fields = {
    item: (given: unknown) => given as { readonly limited: boolean },
    buyer: (given: unknown) => given as { readonly group: string },
    order: (given: unknown) => given as { readonly wrap: boolean },
  };
  const onlyPress = defineRule({
    fields,
    code: 'ONLY-PRESS',
    message: { en: '' },
    broken: ({ chosen, buyer }) =>
      buyer.fields.group !== 'press' && chosen.some(({ item }) => item.fields.limited) ? { params: {} } : undefined,
  });
  const offLimited = offerOf(
    definePromotion({
      fields,
      code: 'OFF-LIMITED',
      params: (given) => Number(given),
      appliesTo: ({ item }) => item.fields.limited,
      worth: (units, off, { buyer, fields: { wrap } }) =>
        buyer.fields.group === 'press' && !wrap ? units.map(() => off) : 0,
      message: { en: '' },
    }),
    { id: 'off', name: 'Off', params: 1 },
  );
  const press = createEngine({ currency: USD, fields, rules: [onlyPress], promotions: [offLimited] });
  const values = {
    item: [{ limited: false }, { limited: true }],
    buyer: [{ group: 'reader' }, { group: 'press' }],
    order: [{ wrap: true }, { wrap: false }],
  };
  const carts = arbCartOf(press, { fields: values });
  expect(new Set(fc.sample(carts, 30).map((cart) => cart.fields?.wrap))).toEqual(new Set([true, false]));
  expect(checkEngine(press, { carts, runs: 40, seed: 1 }).ordered).toBeGreaterThan(10);
  expect(checkRule(onlyPress, { engine: press, carts, runs: 40, seed: 1 }).refused).toBeGreaterThan(3);
  // a rule that reads only some of the fields
  const noLimited = defineRule({
    fields: { item: fields.item },
    code: 'NO-LIMITED',
    message: { en: '' },
    broken: ({ chosen }) => (chosen.some(({ item }) => item.fields.limited) ? { params: {} } : undefined),
  });
  expect(checkRule(noLimited, { engine: press, carts, runs: 40, seed: 1 }).refused).toBeGreaterThan(3);
});

test('[EN-13 EN-16] returns measured goods in at most ten parts of whole steps', () => {
  const returned = (quantity: number, step: number): readonly number[] => {
    const kept = new Set<number>();
    const seen = anOffer('seen', {
      worth: (units) => {
        for (const { unit } of units) kept.add(unit.quantity);
        return 0;
      },
    });
    const grams = createEngine({ currency: USD, promotions: [seen] });
    const measure = { unit: 'g', step, per: 1000 };
    const cart = grams.cartOf([{ id: 1, item: 'tea', name: 'Tea', price: '9.00', quantity, measure }], {
      promotions: ['seen'],
    });
    checkRefunds(grams, cart, testNow, () => 0);
    return [...kept];
  };
  expect(returned(4000, 1)).toEqual([4000, 3600, 3200, 2800, 2400, 2000, 1600, 1200, 800, 400]);
  expect(returned(1100, 100)).toEqual([1100, 900, 700, 500, 300, 100]);
  expect(returned(150, 50)).toEqual([150, 100, 50]);
});

test('[EN-08] reports the promotions that saved nothing in any cart', () => {
  const never = anOffer('never', { worth: () => 0 });
  const both = createEngine({ currency: USD, promotions: [tenth, never] });
  expect(checkEngine(both, { runs: 20, seed: 1 }).unusedPromotions).toEqual(['never']);
});

test('[EN-08] rejects a missing engine by name', () => {
  expect(() => checkEngine(undefined as never)).toThrow('engine: expected an engine of `createEngine`, not undefined');
});

test('[EN-04 EN-17] reads the custom fields of orders with their own reader', () => {
  const order = (given: unknown) =>
    given instanceof Object && 'note' in given ? { note: String(given.note) } : undefined;
  const noted = createEngine({ currency: USD, fields: { order, buyer: () => undefined } });
  const of = (note: object) => () => arbCartOf(noted, { fields: { order: [note as { readonly note: string }] } });
  expect(of({ note: 'ring twice' })).not.toThrow();
  expect(of({ nite: 1 })).toThrow('fields.order.0 cannot be {"nite":1}: a value that its reader accepts');
});
