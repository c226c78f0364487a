import {
  checkoutFactsOf,
  checkoutRules,
  checkQuantity,
  languages,
  unableOrderTypes,
  unorderableReason,
  type CartUnit,
} from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { openCartOf } from './open-cart-of.ts';
import { guestUnitsOf, initialCartOf, unitsOf } from './initial-cart-of.ts';
import { isScenarioName, scenarioNames, scenarios } from '../scenarios/scenarios.ts';
import type { Scenario } from '../scenarios/scenario.ts';

const NOW = Date.UTC(2026, 10, 20, 3);
const sellsOwnItem = (scenario: Scenario): boolean =>
  unitsOf(scenario, 'ko', NOW).some(({ seller }) => scenario.buyer.ownSellerKeys.includes(seller.sellerKey));

const leftDaysAgo = ({ buyer, leftClubDaysAgo }: Scenario): number =>
  buyer.clubMemberType === 'Withdrawal' ? (leftClubDaysAgo ?? 0) : Number.NaN;

/** The roles of the specification (6), and each standing in the club and the marketplace. */
const roles: readonly (readonly [string, (scenario: Scenario) => boolean])[] = [
  ['a non-member', ({ buyer }) => !buyer.isLogin && buyer.memberType === 'NonMember'],
  ['a simple member', ({ buyer }) => buyer.memberType === 'SimpleMember' && !buyer.isIdentityVerified],
  ['a member', ({ buyer }) => buyer.memberType === 'Member'],
  ['a domestic business buyer', ({ buyer }) => buyer.isDomesticBusinessman],
  ['a domestic business buyer outside the club', ({ buyer }) => buyer.isDomesticBusinessman && !buyer.isSmileClub],
  ['a certificated adult', ({ buyer }) => buyer.isCertificatedAdult],
  ['a buyer younger than 19', ({ buyer }) => buyer.isUnder19],
  ['who waits for the club', ({ buyer }) => buyer.clubMemberType === 'Waiting'],
  ['a free club member', ({ buyer }) => buyer.clubMemberType === 'Free' && buyer.isSmileClub],
  ['a paying club member', ({ buyer }) => buyer.clubMemberType === 'Purchase' && buyer.isSmileClub],
  ['a restricted club member', ({ buyer }) => buyer.clubMemberType === 'Restricted'],
  ['who has just left the club', (scenario) => leftDaysAgo(scenario) === 0],
  ['who left the club in an earlier month', (scenario) => leftDaysAgo(scenario) > 31],
  ['a universe club member', ({ buyer }) => buyer.isUniverseClub],
  ['an SSG member', ({ buyer }) => buyer.isSsgMembership],
  ['a restricted buyer', ({ buyer }) => buyer.standing === 'Restricted'],
  ['a withdrawn buyer', ({ buyer }) => buyer.standing === 'Withdrawn'],
  ['a seller of an item of the cart', sellsOwnItem],
];

const all = scenarioNames.map((name): readonly [string, Scenario] => [name, scenarios[name]]);
const everyUnit = (scenario: Scenario): readonly CartUnit[] => [
  ...unitsOf(scenario, 'ko', NOW),
  ...guestUnitsOf(scenario, 'ko', NOW),
];

test('has the scenarios that tests, stories and the demo use', () => {
  expect(scenarioNames).toEqual(
    expect.arrayContaining([
      'empty',
      'one-seller',
      'many-sellers',
      'hundred-units',
      'unorderable',
      'business-buyer',
      'non-member',
      'load-failure',
    ]),
  );
  for (const [name, scenario] of all) expect(scenario.name).toBe(name);
  expect([isScenarioName('empty'), isScenarioName('__proto__'), isScenarioName('')]).toEqual([true, false, false]);
});

test('unit IDs are unique across scenarios', () => {
  expect(new Set(all.map(([, { no }]) => no)).size).toBe(all.length);
  const ids = all.flatMap(([, scenario]) => everyUnit(scenario).map(({ cartUnitId }) => cartUnitId));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(all)('%s has texts in four languages', (_, { title, note }) => {
  for (const words of [title, note]) {
    expect(new Set(words).size).toBe(languages.length);
    expect(words.every((word) => word.trim() !== '')).toBe(true);
    expect(words.slice(1).join('')).not.toMatch(/[\uac00-\ud7a3]/u);
  }
});

test.each(all)('%s is deterministic, and within the size of a cart', (_, scenario) => {
  for (const language of languages)
    expect(initialCartOf(scenario, language, NOW)).toEqual(initialCartOf(scenario, language, NOW));
  const { units, buyer } = initialCartOf(scenario, 'ko', NOW);
  expect(units.length).toBeLessThanOrEqual(buyer.cartSize);
});

test.each(all)('[XT-02] %s: each unit has shipping terms, and a unique choice', (_, scenario) => {
  const { units, shippingPolicies, bundleTerms } = initialCartOf(scenario, 'ko', NOW);
  for (const unit of units) {
    expect(shippingPolicies.some((policy) => policy.shippingPolicyKey === unit.shippingPolicyKey)).toBe(true);
    expect(bundleTerms.some((terms) => terms.bundleKey === unit.bundleKey)).toBe(true);
  }
  const chosen = units.map(({ item }) => JSON.stringify([item.itemNo, item.options, item.additions]));
  // one cart shows what a server sends that keeps the same choice twice (XT-02)
  const twice = scenario.name === 'max-limits' ? 1 : 0;
  expect(new Set(chosen).size).toBe(chosen.length - twice);
  expect(units.filter(({ hasDuplicates }) => hasDuplicates)).toHaveLength(2 * twice);
});

test.each(all)('%s: quantities are within the limits of their items', (_, scenario) => {
  for (const unit of everyUnit(scenario).filter(({ isBuyAvailable }) => isBuyAvailable)) {
    const asked = { ...unit, isItemDiscountAgreement: false };
    const verdict = checkQuantity({ unit: asked, asked: String(unit.quantity), hasCoupon: false });
    expect(verdict, unit.item.itemName).toMatchObject({ _tag: 'Right', right: unit.quantity });
  }
});

test.each(all)('%s: each required option is chosen', (_, scenario) => {
  for (const { item } of everyUnit(scenario))
    for (const { optionEntries } of item.options) expect(optionEntries.every(({ value }) => value !== '')).toBe(true);
});

test('[CK-02] [CK-03] the unorderable scenario has each reason of the server, with a message', () => {
  const units = unitsOf(scenarios.unorderable, 'ko', NOW);
  const reasons = units.flatMap(({ unableOrderType: type }) => (type === undefined ? [] : [type]));
  expect(new Set(reasons)).toEqual(new Set(unableOrderTypes.filter((type) => type !== 'UNREADABLE')));
  expect(units.filter((unit) => unorderableReason(unit) !== undefined).length).toBe(reasons.length);
  expect(units.length).toBeGreaterThan(reasons.length);
});

test('the hundred-units scenario has 100 orderable units of many sellers', () => {
  const units = unitsOf(scenarios['hundred-units'], 'ko', NOW);
  expect(units.length).toBe(100);
  expect(units.every(({ isBuyAvailable }) => isBuyAvailable)).toBe(true);
  expect(new Set(units.map(({ seller }) => seller.sellerKey)).size).toBeGreaterThanOrEqual(12);
});

test.each([
  ['restricted-buyer', 'CART-BR7-16'],
  ['withdrawn-buyer', 'CART-BR7-17'],
  ['under-nineteen', 'CART-BR1-26'],
  ['shop-owner', 'CART-BR1-25'],
] as const)('[SV-02 RL-01] the demo buyer %s cannot order because of %s', (name, code) => {
  const state = openCartOf(
    scenarios[name],
    { tenant: 'marketplace', device: 'pc', language: 'ko', app: undefined },
    NOW,
  );
  const selected = state.units.filter(({ isBuyAvailable }) => isBuyAvailable).map(({ cartUnitId }) => cartUnitId);
  const facts = checkoutFactsOf({ ...state, selected });
  const codes = checkoutRules.map((rule) => rule.broken(facts)?.code);
  expect(codes).toContain(code);
});

test.each(roles)('[SV-02] [RL-01] the demo has %s', (_, isOne) => {
  expect(all.filter(([, scenario]) => isOne(scenario)).map(([name]) => name)).not.toEqual([]);
});
