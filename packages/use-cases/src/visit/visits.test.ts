import { cartUnitId, type ExpressShopRequest } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { nothingAround } from '../testing/chunks.ts';
import { apples, World } from '../testing/world.ts';

const arriving = async (entry: Partial<typeof nothingAround.entry>, storefront = {}) => {
  const world = new World(apples(2), storefront);
  world.provide({ entry: { ...nothingAround.entry, ...entry } });
  await world.settle({ type: 'OpenCart' });
  return world;
};

test('[LS-07] scrolls to the unit in the address once', async () => {
  const world = await arriving({ signalCartUnitId: O.some(cartUnitId(2)) });
  expect(world.state.extras.visit).toEqual({ cartUnitId: 2, reason: 'Signal', count: 1 });
  await world.settle({ type: 'OpenCart' });
  expect(world.state.extras.visit?.count).toBe(1);
});

test('[LS-07] does not scroll without an address or for a missing unit', async () => {
  expect((await arriving({ signalCartUnitId: O.some(cartUnitId(9)) })).state.extras.visit).toBeUndefined();
  expect((await arriving({})).state.extras.visit).toBeUndefined();
});

test('[PG-12] switches to the tab of all for a unit of another tab, and otherwise stays on the tab', async () => {
  const world = await arriving({});
  await world.settle({ type: 'SwitchTab', tab: 'SmileFresh' });
  await world.settle({ type: 'VisitUnit', cartUnitId: cartUnitId(1) });
  expect([world.state.cart.tab, world.tabs]).toEqual(['All', ['SmileFresh', 'All']]);
  await world.settle({ type: 'VisitUnit', cartUnitId: cartUnitId(1) });
  expect([world.tabs.length, world.state.extras.visit]).toEqual([
    2,
    { cartUnitId: 1, reason: 'PriceChange', count: 2 },
  ]);
});

const branch: ExpressShopRequest = { expressShopType: 'GSFresh', branchCode: '77' };

test('[LS-08] opens the same-day shop of the address on its tab', async () => {
  const world = await arriving({ expressShop: O.some(branch) });
  expect([world.state.extras.expressShop, world.state.cart.tab, world.tabs]).toEqual([
    branch,
    'ExpressShop',
    ['ExpressShop'],
  ]);
});

test('[LS-08] does not change the page if the address or the storefront has no such shop', async () => {
  const global = await arriving({ expressShop: O.some(branch) }, { language: 'en' });
  const ordinary = await arriving({});
  for (const { state, tabs } of [global, ordinary])
    expect([state.extras.expressShop, state.cart.tab, tabs]).toEqual([undefined, 'All', []]);
});
