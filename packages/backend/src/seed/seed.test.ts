import { describe, expect, test } from 'vitest';
import { calls } from '@baguni/contract';
import {
  itemNo,
  languages,
  tenants,
  slotKeyOf,
  slotStock,
  marketplaceParts,
  type InitialCart,
  itemStock,
} from '@baguni/domain/internal';
import { demoEnvironment, initialCartOf, scenarioNames, scenarios, type Scenario } from '@baguni/scenarios';
import { demoSession } from './demo-buyer.ts';
import { resetDemoBuyer, seedDemo } from '../demo/demo.ts';
import { memoryStore } from '../memory/memory-store.ts';
import type { Store } from '../store/tx.ts';
import { replyOf, aShop, type TestShop } from '../testing/shop.ts';
import { seed } from './seed.ts';
import { setStock } from '../testing/rows.ts';

const now = Date.parse('2026-11-20T03:00:00.000Z');

const seeded = async (): Promise<{ store: Store; shop: TestShop }> => {
  const store = memoryStore();
  await seedDemo(store, now);
  return { store, shop: aShop(store, 'TX', marketplaceParts, demoEnvironment) };
};

/** Removes unit numbers, which the store assigns. */
const withoutNumbers = ({ units, appliedCoupons, fundingDiscounts, ...rest }: InitialCart) => {
  const place = new Map(units.map((unit, i) => [unit.cartUnitId, i]));
  return {
    ...rest,
    units: units.map((unit, i) => ({
      ...unit,
      cartUnitId: i,
      duplicateCartUnitIds: unit.duplicateCartUnitIds?.map((id) => place.get(id)),
    })),
    appliedCoupons: appliedCoupons
      .map((coupon) => ({ ...coupon, cartUnitIds: coupon.cartUnitIds.map((id) => place.get(id)) }))
      .toSorted((a, b) => (a.couponIssueNo < b.couponIssueNo ? -1 : 1)),
    fundingDiscounts: fundingDiscounts
      .map((one) => ({ ...one, cartUnitIds: one.cartUnitIds.map((id) => place.get(id)) }))
      .toSorted((a, b) => (a.discountPolicyNo < b.discountPolicyNo ? -1 : 1)),
    removeCartUnitIds: rest.removeCartUnitIds.map((id) => place.get(id)),
    shippingPolicies: rest.shippingPolicies.toSorted((a, b) => (a.shippingPolicyKey < b.shippingPolicyKey ? -1 : 1)),
    bundleTerms: rest.bundleTerms.toSorted((a, b) => (a.bundleKey < b.bundleKey ? -1 : 1)),
  };
};

const all: readonly Scenario[] = scenarioNames.map((name) => scenarios[name]);

describe('seed', () => {
  test.each(all.map((scenario) => [scenario.name, scenario] as const))(
    '[SV-02] seeds the cart of the demo buyer %s in every language',
    async (_, scenario) => {
      const { shop } = await seeded();
      for (const tenant of scenario.tenants)
        for (const language of languages) {
          const session = demoSession(scenario, tenant);
          const answer = await shop.ask('getInitialCart', {}, { session, language });
          const { unreadable, ...initial } = replyOf(calls.getInitialCart, answer);
          expect(unreadable).toEqual([]);
          expect(withoutNumbers(initial)).toEqual(withoutNumbers(initialCartOf(scenario, language, now)));
        }
    },
  );

  test.each(['SF2001', 'SF2601'])(
    '[LY-09] evening slots of branch %s are full and one morning place is free; seeding again keeps used capacity',
    async (branchCode) => {
      const { store } = await seeded();
      const keyAt = (fromHour: number) =>
        slotStock(slotKeyOf({ day: '2026-11-21', service: 'Reserve', fromHour, branchCode }));
      const left = () =>
        store.transaction(async (tx) => {
          const stock = await tx.stock('marketplace', [keyAt(10), keyAt(13), keyAt(19)]);
          return [10, 13, 19].map((hour) => stock.get(keyAt(hour)));
        });
      expect(await left()).toEqual([1, undefined, 0]);
      await store.transaction((tx) => tx.takeStock('marketplace', { key: keyAt(10), pieces: 1 }));
      await seed(store, [], now);
      expect(await left()).toEqual([0, undefined, 0]);
    },
  );

  test('seeding again keeps carts and stock', async () => {
    const { store, shop } = await seeded();
    const session = demoSession(scenarios['many-sellers'], 'marketplace');
    const { units } = await shop.reply('getInitialCart', {}, { session });
    const key = itemStock(units.find(({ item }) => item.stock !== undefined)?.item.itemNo ?? itemNo('none is limited'));
    expect((await store.transaction((tx) => tx.stock('marketplace', [key]))).size).toBe(1);
    await store.transaction((tx) => setStock(tx, 'marketplace', key, 1));
    await shop.ask('removeCartUnits', { cartUnitIds: [units[0]?.cartUnitId], deleteCauseType: 'Buyer' }, { session });
    await seedDemo(store, now + 1);
    const after = await shop.reply('getInitialCart', {}, { session });
    expect(after.units).toHaveLength(units.length - 1);
    expect((await store.transaction((tx) => tx.stock('marketplace', [key]))).get(key)).toBe(1);
  });

  test('a reset gives only this buyer a fresh cart, and reports unknown names', async () => {
    const { store, shop } = await seeded();
    const session = demoSession(scenarios['one-seller'], 'marketplace');
    const read = async () => (await shop.reply('getInitialCart', {}, { session })).units;
    const before = await read();
    const [saved, ...ids] = before.map((unit) => unit.cartUnitId);
    await shop.reply('saveForLater', { cartUnitIds: [saved] }, { session });
    await shop.ask('removeCartUnits', { cartUnitIds: ids, deleteCauseType: 'Buyer' }, { session });
    expect(await read()).toEqual([]);
    expect(await resetDemoBuyer(store, 'marketplace', 'one-seller', now)).toBe(true);
    expect((await read()).map((unit) => unit.item.itemNo)).toEqual(before.map((unit) => unit.item.itemNo));
    expect((await shop.reply('getSavedUnits', {}, { session })).units).toEqual([]);
    expect(await resetDemoBuyer(store, 'marketplace', 'nobody', now)).toBe(false);
  });

  test('both tenants have demo buyers with separate carts', async () => {
    const { shop } = await seeded();
    const read = async (tenant: (typeof tenants)[number]) => {
      const session = demoSession(scenarios['one-seller'], tenant);
      return (await shop.reply('getInitialCart', {}, { session })).units;
    };
    const [mine, theirs] = await Promise.all(tenants.map(read));
    const ids = new Set(mine?.map((unit) => unit.cartUnitId));
    expect(theirs?.some((unit) => ids.has(unit.cartUnitId))).toBe(false);
  });
});

test('[SV-02] does not change a store seeded by the same build; another build seeds again', async () => {
  const store = memoryStore();
  let transactions = 0;
  const counted: Store = {
    transaction: (work) => {
      transactions += 1;
      return store.transaction(work);
    },
  };
  await seedDemo(counted, now, 'one');
  const before = transactions;
  await seedDemo(counted, now, 'one');
  expect(transactions).toBe(before + 1);
  await seedDemo(counted, now, 'other');
  expect(transactions).toBeGreaterThan(before + 2);
  expect(await store.transaction((tx) => tx.seededBy())).toBe('other');
});
