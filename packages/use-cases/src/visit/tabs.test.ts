import { cartUnitId } from '@baguni/domain';
import { expect, test } from 'vitest';
import { apples, quantityOf, World } from '../testing/world.ts';

const aWorld = async () => {
  const world = new World(apples(1));
  const told: number[] = [];
  const hears = new Set<(version: number) => void>();
  const tabs = {
    tell: (version: number) => void told.push(version),
    versions: (hear: (version: number) => void) => {
      hears.add(hear);
      return () => void hears.delete(hear);
    },
  };
  world.provide({ tabs });
  await world.settle({ type: 'OpenCart' });
  const says = async (version: number): Promise<void> => {
    for (const hear of hears) hear(version);
    await world.settle();
  };
  return { world, told, says, reads: () => world.requests('getCart').length };
};

test('[QT-06] sends the new version to other tabs once per change', async () => {
  const { world, told } = await aWorld();
  const before = world.state.cartVersion;
  expect(told).toEqual([before]);
  await world.settle(quantityOf(1, 2));
  expect(world.state.cartVersion).toBeGreaterThan(before);
  expect(told).toEqual([before, world.state.cartVersion]);
});

test('[QT-06] reads and shows a newer cart of another tab, and announces it', async () => {
  const { world, told, says, reads } = await aWorld();
  world.server.changeElsewhere(cartUnitId(1), { quantity: 7 });
  const newer = world.state.cartVersion + 1;
  await says(newer);
  expect([world.quantity(1), reads()]).toEqual([7, 1]);
  expect(told.at(-1)).toBe(world.state.cartVersion);
});

test.each([0, -1])('[QT-06] does not read the same or an older cart: %i', async (difference) => {
  const { world, says, reads } = await aWorld();
  await says(world.state.cartVersion + difference);
  expect(reads()).toBe(0);
});
