import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainUnit } from '../../engine/cart/plain.ts';
import { USD } from '../../money/currency.ts';
import { cartUnitId } from '../../money/ids.ts';
import type { Fix } from '../../rule/rule.ts';
import { won } from '../../money/won.ts';
import { definePromotion, offerOf, type Promotion } from '../../engine/promotions/promotion.ts';
import type { OfferTerms, PromotionUnit } from '../../engine/promotions/offer.ts';
import { createEngine } from '../../engine/create-engine.ts';
import { anyParams, arbOffers } from '../shop-offers.ts';
import { laws } from '../laws.ts';
import { checkPromotion, type PromotionCheck } from './check-promotion.ts';

/** Typed here, because no package of the product uses it. */
const { performance } = globalThis as unknown as { readonly performance: { readonly now: () => number } };

type Own = Partial<Promotion<string, unknown>>;

const offer = (over: Own, terms: Partial<OfferTerms<unknown>> = {}) => {
  const common = { code: 'TRIED', params: anyParams(), appliesTo: () => true, message: { en: '' } } as const;
  const promotion = definePromotion({ ...common, worth: () => 100, ...over });
  return offerOf(promotion, { id: 'tried', name: 'Tried', ...terms, params: {} });
};

const broken = (over: Own, options: PromotionCheck = {}): string => {
  try {
    checkPromotion(offer(over), { seed: 7, ...options });
  } catch (thrown) {
    return String(thrown);
  }
  return 'nothing was found';
};

const leftOf = (units: readonly PromotionUnit[]): number => units.reduce((sum, { left }) => sum + left, 0);

test('[EN-09] accepts valid promotions and reports the number of carts with a saving', () => {
  expect(checkPromotion(offer({}), { runs: 50 })).toMatchObject({ runs: 50 });
  const currencies = new Set<string>();
  const noting = offer({
    worth: (_, __, { currency }) => {
      currencies.add(currency.code);
      return 1;
    },
  });
  checkPromotion(noting, { engine: createEngine({ currency: USD }), runs: 5 });
  expect([...currencies]).toEqual(['USD']);
  laws(10).forAll([arbOffers], (offers) => {
    for (const one of offers) if (one.id !== 'b') expect(checkPromotion(one, { runs: 20 }).applied).toBeGreaterThan(0);
  });
});

const cheapest = 'in a cart of\n  1: 1 × item-1, 1 together';

test.each<readonly [Own, says: string, PromotionCheck]>([
  [
    { worth: (units) => units.map(({ left }) => left / 3) },
    'it takes off whole amounts: [8592.333333333334]\nin a cart of\n  1: 1 × item-1, 25777 together',
    {},
  ],
  [{ worth: () => -1 }, `it takes nothing below 0 off: -1\n${cheapest}`, {}],
  [
    { worth: (units) => units.map(({ left }) => left + 1) },
    `it takes no more off a unit than is left of its price: [2]\n${cheapest}`,
    {},
  ],
  [
    { worth: ([first]) => first?.left ?? 0 },
    `the order of units means nothing: on 1, 2: 1, then on 2, 1: 2\n${cheapest}\n  2: 1 × item-1, 2 together`,
    {},
  ],
  [
    { worth: () => [] },
    'it says an amount for each unit: []\nin a cart of\n  1: 1 × item-1, 0.01 together',
    { currency: USD },
  ],
])('[EN-09] names a violated property with the smallest cart: %#', (promotion, says, options) => {
  expect(broken(promotion, options)).toBe(`Error: TRIED, seed 7: violated law: ${says}`);
});

const boom = (): never => {
  throw new Error('boom');
};
let calls = 0;
const counted = (): number => (calls += 1);
const byDay = { worth: () => new Date().getDay() };
const Kept = Date;
const seldom = { worth: () => (Math.random() < 0.1 ? 1 : 0) };

const [clock, chance] = ['it reads no clock: ', 'it leaves nothing to chance: '];
const [order, given] = ['the order of units means nothing: ', 'it changes nothing that it is given: '];
const mends = 'what mends it is about units of the cart, in whole pieces: ';
const lucky = (units: readonly PromotionUnit[]) => {
  const at = Math.floor(Math.random() * units.length);
  return units.map(({ left }, i) => (i === at && units.every((one) => one.left > 9) ? Math.min(left, 10) : 0));
};
const first = (units: readonly PromotionUnit[]) =>
  units.map((_, i) => (i === 0 && units.every(({ left }) => left > 9) ? 10 : 0));
const short = (units: readonly PromotionUnit[]) => (leftOf(units) < 50_000 ? { params: {} } : undefined);
const half = (units: readonly PromotionUnit[]): readonly Fix[] =>
  units.map(({ unit }) => ({ type: 'SetQuantity', cartUnitId: unit.cartUnitId, quantity: 1.5 }));

test.each<readonly [does: string, promotion: Own, says: string]>([
  ['reads a clock by the day', byDay, `${clock}on 1: 5, then on 1: `],
  ['reads it by the minute', { worth: () => Math.floor(Date.now() / 60_000) % 60 }, `${clock}on 1: `],
  ['reads it as a text', { worth: () => Date().length + Date().charCodeAt(0) }, clock],
  ['reads another', { worth: () => Math.floor(performance.now() / 86_400_000) % 7 }, clock],
  ['is for some hours', { appliesTo: () => new Date().getUTCHours() < 12 }, `${clock}on 1: 100, then on nothing`],
  ['reads one that it has kept', { worth: () => Math.floor(Kept.now() / 86_400_000) % 7 }, `${clock}on 1: `],
  ['rolls dice', seldom, `${chance}on 1: `],
  ['rolls dice for who gets it', { worth: lucky }, `${chance}on 1, 2: `],
  ['counts', { worth: counted }, 'asked again it says the same: on 1: '],
  ['changes its mind later', { worth: () => (counted() > 1500 ? 200 : 100) }, 'asked again it says the same: '],
  ['looks at positions', { worth: first }, `${order}on 1, 2: [`],
  ['lacks by position', { lacks: ([one]) => (one?.quantity === 1 ? { params: {} } : undefined) }, order],
  ['says by position what it lacks', { lacks: ([one]) => ({ params: { one: one?.left ?? 0 } }) }, order],
  [
    'sorts in place',
    // oxlint-disable-next-line unicorn/no-array-sort -- the fault that is looked for
    { worth: (units) => (units as PromotionUnit[]).sort((a, b) => b.left - a.left).length },
    given,
  ],
  ['takes units away', { worth: (units) => ((units as PromotionUnit[]).pop() ? 1 : 1) }, `${given}0 none`],
  [
    'writes a price',
    { worth: (units) => units.map((one) => ((one as { left: number }).left -= 1) - one.left) },
    `${given}0.left 0`,
  ],
  ['writes to a unit', { appliesTo: (unit) => Object.assign(unit, { quantity: 9 }) === unit }, `${given}quantity 9`],
  [
    'takes the list price of a discounted piece',
    { worth: (units) => units.map(({ unit }) => unit.item.itemSellPrice) },
    'left of its price: [15]\nin a cart of\n  1: 1 × item-1, 15 together, 7 % off one piece',
  ],
  [
    'takes more off a piece than it costs',
    { worth: (units) => units.map(({ pieces }) => pieces.map((piece) => piece * 2)) },
    'it takes no more off a unit than is left of its price: [[',
  ],
  [
    'takes the price of two pieces off one',
    { worth: (units) => units.map(({ left, pieces }) => pieces.map((_, i) => (i === 0 ? left : 0))) },
    'it takes no more off a piece than is left of its price: [[',
  ],
  ['throws', { worth: boom }, 'it throws nothing: Error: boom\nin a cart of\n  1: 1 × item-1, 1 together'],
  ['throws as it lacks', { lacks: boom }, 'it throws nothing: Error: boom\nin a cart of\n'],
  ['throws as it is asked whether', { appliesTo: boom }, 'it throws nothing: Error: boom\nin a cart of\n'],
  [
    'throws now and then',
    { worth: (units) => units[1]?.left ?? units.map((one) => one.unit.item.options[0]!.optionPrice) },
    'it throws nothing: TypeError: ',
  ],
  ['says nothing', { worth: () => undefined as never }, 'it takes off whole amounts: undefined\nin a cart of\n'],
  ['says a text', { worth: () => '5' as never }, 'it takes off whole amounts: "5"'],
  ['says no number', { worth: () => Number.NaN }, 'it takes off whole amounts: Number.NaN'],
  [
    'does not say what it lacks',
    { message: { en: '', ko: '{name}: {missing}' }, lacks: short },
    'what it lacks has each value that its message names: missing\nin a cart of\n',
  ],
  [
    'mends what is not there',
    { lacks: () => ({ params: {}, fixes: [{ type: 'Delete', cartUnitIds: [cartUnitId(99)] }] }) },
    mends,
  ],
  [
    'promises in vain that its saving never grows',
    { neverGrows: true, worth: (units) => Math.min(...units.map(({ pieces }) => pieces.at(-1) ?? 0)) },
    'its saving never grows: ',
  ],
  [
    'promises too low an upper bound',
    { upperBound: () => 1, worth: (units) => Math.min(...units.map(({ pieces }) => pieces.at(-1) ?? 0)) },
    'its saving is at most its upper bound: 1',
  ],
  [
    'promises too low a share',
    { mostShare: () => 0.4, worth: (units) => Math.floor(leftOf(units) / 2) },
    'its saving is at most its share of the price: ',
  ],
  ['mends by half a piece', { lacks: (units) => ({ params: {}, fixes: half(units) }) }, mends],
])('[EN-09] one that %s is found out', (_, promotion, says) => {
  calls = 0;
  expect(broken(promotion)).toContain(says);
});

const costing = (price: number) => ({ ...plainUnit, item: { ...plainUnit.item, itemSellPrice: won(price) } });

test('[EN-09] a missing condition is independent of the unit order, whatever the units share', () => {
  const lacks = ([one]: readonly PromotionUnit[]) => (one && one.left > 500 ? { params: {} } : undefined);
  expect(broken({ lacks, worth: () => 0 }, { unit: fc.nat(1000).map(costing) })).toContain(`${order}on 1, 2: `);
});

test('[EN-09] the distribution among equal units is not checked', () => {
  const dearest = offer({
    worth: (units) => {
      const most = Math.max(...units.map(({ left }) => left));
      const at = units.findIndex(({ left }) => left === most);
      return units.map(({ left }, i) => (i === at ? left : 0));
    },
  });
  const unit = fc.constantFrom(500, 700).map(costing);
  expect(checkPromotion(dearest, { unit, runs: 50, seed: 7 }).applied).toBe(50);
});

test('[EN-09] always restores the clock and the random numbers', () => {
  const before = [Date, Date.now, Math.random, performance.now];
  checkPromotion(offer({}), { runs: 3 });
  broken({ worth: boom });
  expect([Date, Date.now, Math.random, performance.now]).toEqual(before);
  expect(Object.hasOwn(performance, 'now')).toBe(false);
  expect(Math.abs(new Date().getTime() - Date.now())).toBeLessThan(60_000);
});

test('[EN-09] accepts dates in the terms of an offer, and checks it while it is active', () => {
  const until = { until: '2020-01-01T00:00:00Z' };
  const from = { from: '2024-06-01T00:00:00Z' };
  const dated = offer({ worth: () => new Date('2024-01-01T00:00:00Z').getUTCFullYear() - 2000 }, from);
  expect(checkPromotion(dated, { runs: 20 }).applied).toBeGreaterThan(0);
  expect(checkPromotion(offer({}, until), { runs: 20 }).applied).toBeGreaterThan(0);
  expect(checkPromotion(offer({}, from), { runs: 20, now: Date.parse('2024-07-01') }).applied).toBeGreaterThan(0);
  const check =
    (terms: Partial<OfferTerms<unknown>>, options: PromotionCheck = {}) =>
    () =>
      checkPromotion(offer({}, terms), options);
  expect(check(from, { now: 0 })).toThrow('TRIED holds not at 1970-01-01T00:00:00.000Z: from 2024-06-01T00:00:00Z');
  expect(check({ from: 'next monday' })).toThrow('offer tried: no moment');
  expect(check({ ...from, ...until })).toThrow('until 2020-01-01T00:00:00Z is before from 2024-06-01T00:00:00Z');
});

test('[EN-09] reports a promotion without any saving, because the check would prove too little', () => {
  expect(broken({ appliesTo: () => false })).toMatchInlineSnapshot(
    `"Error: TRIED took nothing off in 200 carts: give complete units that it applies to, with varying quantities, as \`unit\`, e.g. of shop.unit"`,
  );
});

test('[EN-09] rejects unknown options by name', () => {
  expect(() => checkPromotion(offer({}), { runs: 0 })).toThrow('runs cannot be 0: a whole number from 1 on');
  expect(() => checkPromotion(offer({}), { now: 0.5 })).toThrow('now cannot be 0.5: ms since 1970 UTC, a whole number');
  // @ts-expect-error the name of an option
  expect(() => checkPromotion(offer({}), { run: 5 })).toThrow('checkPromotion knows no ‘run’: ‘runs’ was meant');
});

interface Fields {
  readonly item: { readonly limited: boolean };
  readonly buyer: { readonly group: string };
  readonly order: { readonly wrap: boolean };
}
const limitedForPress = offerOf(
  definePromotion<'LIMITED', unknown, Fields>({
    code: 'LIMITED',
    params: anyParams(),
    appliesTo: ({ item }) => item.fields.limited,
    worth: (units, _, { buyer, fields: { wrap } }) =>
      buyer.fields.group === 'press' && !wrap ? units.map(() => 1) : 0,
    message: { en: '' },
  }),
  { id: 'limited', name: 'Limited', params: {} },
);

test('[EN-09 EN-17] checks a promotion of custom fields on their values', () => {
  const fields = {
    item: [{ limited: false }, { limited: true }],
    buyer: [{ group: 'reader' }, { group: 'press' }],
    order: [{ wrap: false }, { wrap: true }],
  };
  const { runs, applied } = checkPromotion(limitedForPress, { fields, seed: 1 });
  expect(applied).toBeGreaterThan(20);
  expect(applied).toBeLessThan(runs);
  const unit = fc
    .boolean()
    .map((limited) => ({ ...plainUnit, item: { ...plainUnit.item, itemSellPrice: won(9), fields: { limited } } }));
  expect(
    checkPromotion(limitedForPress, { fields: { buyer: fields.buyer, order: fields.order }, unit, seed: 1 }).applied,
  ).toBeGreaterThan(5);
  // @ts-expect-error units without the fields
  expect(() => checkPromotion(limitedForPress, { unit: fc.constant(plainUnit) })).toThrow('took nothing off');
  // @ts-expect-error another value
  expect(() => checkPromotion(limitedForPress, { fields: { buyer: [{ group: 1 }] } })).toThrow('it throws nothing');
});

test('[EN-09] rejects a kind of promotion, which is no offer', () => {
  const kind = definePromotion({
    code: 'KIND',
    params: Number,
    appliesTo: () => true,
    worth: () => 0,
    message: { en: '' },
  });
  expect(() => checkPromotion(kind as never)).toThrow('offer: expected an offer of `offerOf`, not {"code":"KIND"');
});
