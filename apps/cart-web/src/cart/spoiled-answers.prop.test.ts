import { checkoutFactsOf, checkoutRules, diagnose, priceCart, pricingInput } from '@baguni/domain/internal';
import type { Session } from '@baguni/use-cases';
import { spoiledBy } from '@baguni/domain/testing';
import { CartStore } from '@baguni/presentation';
import { overseasViewsOf } from '@baguni/presentation/overseas';
import { cartViews, printedList, testContext } from '@baguni/presentation/testing';
import { scenarioNames, type ScenarioName } from '@baguni/scenarios';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodiesOf, cartAnswered, testStorefront, type Bodies } from '../testing/sent-answers.ts';

/** JSON with values that `JSON.stringify` cannot write, such as 1e400 for Infinity. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => {
    if (typeof one !== 'number' || (Number.isFinite(one) && !Object.is(one, -0))) return one;
    return Object.is(one, -0) ? '@-0@' : `@${one > 0 ? '' : '-'}1e400@`;
  }).replaceAll(/"@([^@"]+)@"/gu, '$1');

const arbFaults = fc.oneof(
  fc.constant([]),
  fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 }),
);

const arbSpoiledBodies = (bodies: Bodies): Arbitrary<Bodies> =>
  fc.array(arbFaults, { minLength: bodies.size, maxLength: bodies.size }).map((faults) => {
    const all = [...bodies].map(
      ([path, text], i) => [path, written(spoiledBy(JSON.parse(text), faults[i] ?? []))] as const,
    );
    return new Map(all);
  });

const printed = async (state: Session): Promise<unknown> => {
  const views = cartViews(state, testStorefront);
  const list = printedList(views);
  const ledgers = list.units.map(({ id }) => views.unitLedger(id));
  const { page, summary, orderBar, toolbar, offers, bestCombinationAction } = views;
  const oversea = (await overseasViewsOf(new CartStore(state), testContext(testStorefront))).panel;
  return { ...list, ledgers, page, summary, orderBar, toolbar, offers, bestCombinationAction, oversea };
};

const scenarios = [
  'rewards',
  'coupon-collector',
  'many-sellers',
  'oversea-japan',
] as const satisfies readonly ScenarioName[];

describe.each(scenarios)('of %s', (scenario) => {
  test('[CM-53] prices, judges and prints carts from responses with arbitrary numbers', async () => {
    expect(scenarioNames).toContain(scenario);
    const bodies = await bodiesOf(scenario);
    await fc.assert(
      fc.asyncProperty(arbSpoiledBodies(bodies), async (spoiled) => {
        const { state } = await cartAnswered(spoiled);
        expect(Number.isSafeInteger(priceCart(pricingInput(state.cart)).payable)).toBe(true);
        diagnose(checkoutRules)(checkoutFactsOf(state.cart));
        expect(JSON.stringify(await printed(state))).not.toMatch(/NaN|Infinity|undefined/u);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
