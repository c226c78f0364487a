import {
  type Cart,
  type Storefront,
  cartUnitId,
  cartUnitTypes,
  checkoutFactsOf,
  checkoutRules,
  diagnose,
  freeShippingOffers,
  gaugesOf,
  isOrderable,
  languages,
  nearestParcel,
  payableOf,
  pricedOf,
  sellerGroupKeyOf,
} from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { itemNoOf } from '../catalogue/catalogue.ts';
import { openCartOf } from './open-cart-of.ts';
import { unitOfChoice } from './unit-of-choice.ts';
import { scenarioNames, scenarios, type ScenarioName } from '../scenarios/scenarios.ts';

const NOW = Date.UTC(2026, 10, 20, 3);
const pc: Storefront = { tenant: 'marketplace', device: 'pc', language: 'ko', app: undefined };
const open = (name: ScenarioName, over: Partial<Storefront> = {}): Cart =>
  openCartOf(scenarios[name], { ...pc, ...over }, NOW);

test.each(scenarioNames)(
  '%s has equal totals before extra discounts in all its marketplaces and four languages',
  (name) => {
    const beforeExtra = (state: Cart): number => payableOf(state) + (pricedOf(state).extraDiscount?.worth ?? 0);
    const payable = beforeExtra(open(name));
    for (const tenant of scenarios[name].tenants)
      for (const language of languages) {
        const state = open(name, { tenant, language });
        expect(state.units.length > 0 || ['load-failure', 'empty'].includes(name)).toBe(true);
        expect(beforeExtra(state)).toBe(payable);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }
  },
);

test('[FG-01] a seller of many-sellers offers two items that close the gap to free shipping for less than a third more', () => {
  const cart = open('many-sellers');
  const pan = cart.units.find(({ item }) => item.itemNo === itemNoOf('frying-pan'));
  const near = pan && nearestParcel(cart, sellerGroupKeyOf(pan));
  const candidates = (['bamboo-chopsticks', 'wooden-spoons', 'teapot'] as const).map((item, i) =>
    unitOfChoice(scenarios['many-sellers'], { item }, cartUnitId(-1 - i), 'ko', NOW),
  );
  const [first, second] = freeShippingOffers(cart, candidates, () => false);
  for (const offer of [first, second]) expect((offer?.price ?? 0) / (near?.missing ?? 1)).toBeLessThan(4 / 3);
  expect(second?.saved).toBe(3000);
  expect(payableOf(open('hundred-units'))).toBe(5_524_632);
});

test.each(scenarioNames)('%s: no unit has a price below 0, and no unorderable unit is selected', (name) => {
  const state = open(name);
  expect(pricedOf(state).zeroWonUnits).toEqual([]);
  expect(payableOf(state)).toBeGreaterThanOrEqual(0);
  const selected = new Set(state.selected);
  expect(state.units.filter(({ cartUnitId }) => selected.has(cartUnitId)).every(isOrderable)).toBe(true);
});

test.each(scenarioNames.filter((name) => !['empty', 'load-failure'].includes(name)))(
  '[LS-02] %s selects the orderable units of the last day and no others',
  (name) => {
    const { units, selected } = open(name);
    const isRecent = (iso: string): boolean => NOW - Date.parse(iso) <= 24 * 60 * 60 * 1000;
    const recent = units.filter((unit) => isOrderable(unit) && isRecent(unit.insertDateISO ?? ''));
    expect(selected).toEqual(recent.map(({ cartUnitId }) => cartUnitId));
    expect(selected.length).toBeGreaterThan(0);
  },
);

test('the default scenario has all four services, all price steps but one, and a reachable benefit', () => {
  const state = open('many-sellers');
  expect(state.units.length).toBeGreaterThanOrEqual(12);
  expect(state.units.length).toBeLessThanOrEqual(16);
  expect(new Set(state.units.map(({ cartUnitType }) => cartUnitType))).toEqual(new Set(cartUnitTypes));
  const { entries, unitEntries } = pricedOf(state);
  const ofUnits = state.units.flatMap(({ cartUnitId }) => unitEntries.get(cartUnitId) ?? []);
  const rules = new Set([...entries, ...ofUnits].map(({ rule }) => rule));
  // the initial selection can be ordered
  expect(diagnose(checkoutRules)(checkoutFactsOf(state))).toEqual([]);
  const steps = ['ItemPrice', 'OptionPrice', 'BranchPrice', 'AdditionPrice', 'EbayDiscount', 'SellerDiscount'] as const;
  for (const rule of [...steps, 'BundleDiscount', 'MemberDiscount', 'BuyerCoupon', 'ShippingFee'] as const)
    expect(rules.has(rule), rule).toBe(true);
  const options = state.units.flatMap(({ item }) => item.options);
  expect(options.some(({ optionType }) => optionType === 'Calculation')).toBe(true);
  expect(state.units.some(({ item }) => item.stock !== undefined && item.stock <= 3)).toBe(true);
});

test('[FG-01] in the default scenario one parcel ships free and another is close to it', () => {
  const gauges = gaugesOf(pricedOf(open('many-sellers')).bundleFees).map(({ gauge }) => gauge.type);
  expect(gauges).toEqual(expect.arrayContaining(['GAUGE', 'FREE_SHIPPING']));
});

test('[FG-03] a club member has a lower free-shipping threshold', () => {
  const state = open('club-member');
  const fees = [...pricedOf(state).bundleFees.values()];
  const froms = fees.map(({ freeFrom }) => freeFrom ?? 0);
  expect(froms).toContain(10_000);
  expect(froms).not.toContain(15_000);
});

test('[SH-05] after a shipping failure no fee is counted, and the total marks it as unknown', () => {
  const state = open('shipping-failure');
  const { shippingKnown, entries } = pricedOf(state);
  expect(state.serverPrices.status).toBe('Failed');
  expect(shippingKnown).toBe(false);
  expect(entries.some(({ kind }) => kind === 'Shipping')).toBe(false);
});

test('[CM-53] the unreadable unit cannot be ordered; the others can', () => {
  const types = open('one-unreadable-unit').units.map(({ unableOrderType: type }) => type);
  expect(types).toEqual([undefined, 'UNREADABLE', undefined]);
});

test('[LS-01] merges a guest cart: adds up equal choices, appends others and removes flagged units', () => {
  const { units } = open('guest-with-cart');
  expect(units.map(({ item, quantity }) => [item.itemNo, quantity])).toEqual([
    ['311103', 3],
    ['311104', 1],
    ['311101', 1],
  ]);
});

test('every applied coupon saves money and is on the units that list it', () => {
  for (const name of scenarioNames) {
    const state = open(name);
    for (const coupon of state.coupons.applied) {
      const holders = state.units.filter((unit) => unit.appliedCouponIssueNoes?.includes(coupon.couponIssueNo));
      expect(holders.map(({ cartUnitId }) => cartUnitId)).toEqual(coupon.cartUnitIds);
      const worth = pricedOf(state).entries.filter(({ rule, amount }) => rule === coupon.couponType && amount < 0);
      expect(worth.length, `${name} ${coupon.couponName}`).toBeGreaterThan(0);
    }
  }
});

test.each([
  ['oversea-china', 'China', ['CART-BR7-19', 'CART-BR7-20', 'ASK-CHINA-ID-IMAGE', 'ASK-OVERSEA-CONSENT']],
  ['oversea-japan', 'Japan', ['ASK-OVERSEA-CONSENT']],
  ['oversea-taiwan', 'Taiwan', ['ASK-TAIWAN-ID', 'ASK-OVERSEA-CONSENT']],
] as const)('[OV-01 OV-04] %s opens with the shipping country %s and its order blockers', (name, country, codes) => {
  const state = openCartOf(scenarios[name], pc, NOW);
  expect(state).toMatchObject({ destination: { country, overseas: { status: 'Known' } } });
  expect(diagnose(checkoutRules)(checkoutFactsOf(state)).map(({ code }) => code)).toEqual(codes);
});

test('[LS-03 OV-14] for Korea only the countries are loaded; on outlet not even those', () => {
  const {
    destination: { overseas: oversea },
  } = openCartOf(scenarios['one-seller'], pc, NOW);
  expect([oversea.countries.length, oversea.companies, oversea.status]).toEqual([13, [], 'NotAsked']);
  const outlet = openCartOf(scenarios['one-seller'], { ...pc, tenant: 'outlet' }, NOW);
  expect(outlet.destination.overseas.countries).toEqual([]);
});
