import { anApiError } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { failing, heldBack } from '../testing/test-network.ts';
import { apples, World } from '../testing/world.ts';

const aWorld = async (isOnline = true) => {
  const world = new World(apples(1));
  const hears = new Set<(isOnline: boolean) => void>();
  const connection = {
    isOnline: () => isOnline,
    changes: (hear: (isOnline: boolean) => void) => {
      hears.add(hear);
      return () => void hears.delete(hear);
    },
  };
  world.provide({ connection });
  await world.settle({ type: 'OpenCart' });
  const turns = async (now: boolean, ms = 0): Promise<void> => {
    for (const hear of hears) hear(now);
    await world.after(ms);
  };
  return { world, turns, reads: () => world.requests('getCart').length };
};
const offline = () => anApiError({ kind: 'Network', status: undefined });

test('[ER-02] shows a lost connection until the cart is reloaded, and no other message', async () => {
  const { world, turns, reads } = await aWorld();
  expect(world.state.extras.isOffline).toBeUndefined();
  await turns(false, 60_000);
  expect([world.state.extras.isOffline, reads()]).toEqual([true, 0]);
  world.plan('getCart', heldBack);
  await turns(true);
  expect(world.state.extras.isOffline).toBe(true);
  await world.release(0);
  expect([world.state.extras.isOffline, reads(), world.notified, world.alerted]).toEqual([false, 1, [], []]);
});

test('[ER-02] polls the cart every three seconds while the shop is still unreachable', async () => {
  const { world, turns, reads } = await aWorld();
  await turns(false);
  for (let n = 0; n < 2; n += 1) world.plan('getCart', failing(offline()));
  await turns(true, 5_999);
  expect([world.state.extras.isOffline, reads()]).toEqual([true, 2]);
  await world.after(1);
  expect([world.state.extras.isOffline, reads(), world.notified, world.alerted]).toEqual([false, 3, [], []]);
});

test('[ER-02] a connection that drops during the reload stays lost', async () => {
  const { world, turns } = await aWorld();
  await turns(false);
  world.plan('getCart', heldBack);
  await turns(true);
  await turns(false);
  await world.release(0);
  expect(world.state.extras.isOffline).toBe(true);
});

test('[ER-02] a page that starts offline shows it, and one that starts online does not read twice', async () => {
  expect((await aWorld(false)).world.state.extras.isOffline).toBe(true);
  const { turns, reads, world } = await aWorld();
  await turns(true);
  expect([reads(), world.state.extras.isOffline]).toEqual([0, undefined]);
});
