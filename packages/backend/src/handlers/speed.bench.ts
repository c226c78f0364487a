import { expect, test } from 'vitest';
import { scenarios } from '@baguni/scenarios';
import { demoSession } from '../seed/demo-buyer.ts';
import { seedDemo } from '../demo/demo.ts';
import { memoryStore } from '../memory/memory-store.ts';
import { aShop } from '../testing/shop.ts';

const now = Date.parse('2026-11-20T03:00:00.000Z');

test('the first read of a cart of 100 units, from rows to JSON', async ({ bench }) => {
  const store = memoryStore();
  await seedDemo(store, now);
  const shop = aShop(store);
  const session = demoSession(scenarios['hundred-units'], 'marketplace');
  await bench('getInitialCart', async () => {
    const { status } = await shop.ask('getInitialCart', {}, { session });
    expect(status).toBe(200);
  }).run();
});
