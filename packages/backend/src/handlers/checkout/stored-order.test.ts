import { expect, test } from 'vitest';
import { aUnit } from '@baguni/domain/testing';
import { aShopWith } from '../../testing/carts.ts';
import { shopperA } from '../../testing/shop.ts';
import { orderDayOf } from './stored-order.ts';

test.each([
  [Date.UTC(2026, 10, 22, 14, 59, 59, 999), '2026-1122'],
  [Date.UTC(2026, 10, 22, 15), '2026-1123'],
  [Date.UTC(2026, 11, 31, 15), '2027-0101'],
])('[CK-13] %i falls on the day %s in Seoul', (now, day) => {
  expect(orderDayOf(now)).toBe(day);
});

test('[CK-13] a rollback leaves no gap, not even in memory', async () => {
  const { shop } = await aShopWith([aUnit()]);
  const count = () => shop.store.transaction((tx) => tx.nextOrder(shopperA.scope.tenant, '2026-1122'));
  expect(await count()).toBe(1);
  const failing = shop.store.transaction(async (tx) => {
    await tx.nextOrder(shopperA.scope.tenant, '2026-1122');
    throw new Error('refused later');
  });
  await expect(failing).rejects.toThrow('refused later');
  expect(await count()).toBe(2);
});
