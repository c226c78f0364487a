import {
  cartUnitId,
  type ExpressShopRequest,
  noNews,
  type PriceSignal,
  type VisitNews,
  won,
} from '@baguni/domain/internal';
import { aBuyer, aCardOffer } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { failing, heldBack } from '../testing/test-network.ts';
import { nothingAround } from '../testing/chunks.ts';
import { apples, plan, quantityOf, World } from '../testing/world.ts';

const arriving = async (entry: Partial<typeof nothingAround.entry>, storefront = {}) => {
  const world = new World(apples(2), storefront);
  world.provide({ entry: { ...nothingAround.entry, ...entry } });
  await world.settle({ type: 'OpenCart' });
  return world;
};

test('[LS-07] scrolls to the unit in the address once', async () => {
  const world = await arriving({ signalCartUnitId: cartUnitId(2) });
  expect(world.state.extras.visit).toEqual({ cartUnitId: 2, reason: 'Signal', count: 1 });
  await world.settle({ type: 'OpenCart' });
  expect(world.state.extras.visit?.count).toBe(1);
});

test('[LS-07] does not scroll without an address or for a missing unit', async () => {
  expect((await arriving({ signalCartUnitId: cartUnitId(9) })).state.extras.visit).toBeUndefined();
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
  const world = await arriving({ expressShop: branch });
  expect([world.state.extras.expressShop, world.state.cart.tab, world.tabs]).toEqual([
    branch,
    'ExpressShop',
    ['ExpressShop'],
  ]);
});

test('[LS-08] does not change the page if the address or the storefront has no such shop', async () => {
  const global = await arriving({ expressShop: branch }, { language: 'en' });
  const ordinary = await arriving({});
  for (const { state, tabs } of [global, ordinary])
    expect([state.extras.expressShop, state.cart.tab, tabs]).toEqual([undefined, 'All', []]);
});

const some: VisitNews = {
  units: [{ type: 'PriceChanged', cartUnitId: cartUnitId(1), before: won(10_000), now: won(9_000) }],
  coupons: [],
};

const aVisit = async (
  news: VisitNews & { readonly cheaper?: readonly PriceSignal[] },
  prepare: (world: World) => void = () => undefined,
  units = apples(2),
) => {
  const world = new World(units);
  world.server.answer('noteVisit', news);
  prepare(world);
  await world.settle({ type: 'OpenCart' });
  return world;
};
const asked = (world: World) => world.requests('noteVisit').length;

test('[RC-03] requests changes since the last visit once per page, scrolls to them, and a press closes them', async () => {
  const world = await aVisit(some);
  expect(world.state.extras.news).toEqual(some);
  await world.settle({ type: 'OpenCart' }, { type: 'VisitUnit', cartUnitId: cartUnitId(1), reason: 'News' });
  expect([asked(world), world.state.extras.visit]).toMatchObject([1, { cartUnitId: 1, reason: 'News' }]);
  await world.settle({ type: 'DismissNews' });
  expect([world.state.extras.news, world.state.extras.merged]).toEqual([null, null]);
});

test('[RC-03] keeps the units that became cheaper apart from the news', async () => {
  const cheaper = [{ cartUnitId: cartUnitId(2), before: won(10_000), now: won(8_800) }];
  const world = await aVisit({ ...some, cheaper });
  expect([world.state.extras.news, world.state.extras.cheaper]).toEqual([some, cheaper]);
  await world.settle({ type: 'DismissNews' });
  expect(world.state.extras.cheaper).toEqual(cheaper);
  expect((await aVisit(noNews)).state.extras).not.toHaveProperty('cheaper');
});

test('[RC-03] shows no news of an empty cart, without changes or after a failure', async () => {
  const worlds = [
    await aVisit(some, undefined, []),
    await aVisit(noNews),
    await aVisit(some, plan('noteVisit', failing())),
  ];
  expect(worlds.map(asked)).toEqual([0, 1, 1]);
  for (const { state, alerted, notified } of worlds)
    expect([state.extras.news, alerted, notified]).toEqual([null, [], []]);
});

test('[RC-03] a unit deleted during the request stays deleted', async () => {
  const world = await aVisit(some, plan('noteVisit', heldBack));
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [cartUnitId(1)], place: 'Unit' });
  await world.arrive();
  expect([world.state.cart.units.length, world.state.extras.news]).toEqual([1, some]);
});

test.each([
  [noNews, 'NudgingUniverseClubAutoRenewal', 1],
  [some, undefined, 0],
])('[RC-03 ND-01] shows and counts no nudge that would cover the news: %o', async (news, nudge, hidden) => {
  const world = await aVisit(news, ({ server }) => {
    server.initial = { cartNudgingTypes: ['UNIVERSE_CLUB_AUTO_RENEWAL_NUDGE'], buyer: aBuyer({ isLogin: true }) };
    server.answer('getSmileCardNudgeCoupon', { coupons: [aCardOffer()] });
  });
  expect([world.state.extras.nudge, world.requests('hideNudging').length]).toEqual([nudge, hidden]);
});

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
