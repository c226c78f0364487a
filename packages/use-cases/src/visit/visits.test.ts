import { type ApiError, cartUnitId, type ExpressShopRequest, noNews, type VisitNews, won } from '@baguni/domain';
import { aBuyer, aCardOffer, anApiError } from '@baguni/domain/testing';
import { either as E, option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { nothingAround } from '../testing/chunks.ts';
import { apples, quantityOf, World } from '../testing/world.ts';

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

const some: VisitNews = {
  units: [{ type: 'PriceChanged', cartUnitId: cartUnitId(1), before: won(10_000), now: won(9_000) }],
  coupons: [],
};

const aVisit = (answer: VisitNews | ApiError, units = apples(1), answersAfter: Promise<void> = Promise.resolve()) => {
  const asked: unknown[] = [];
  const world = new World(units);
  const visits = {
    noteVisit: () => async () => {
      asked.push(undefined);
      await answersAfter;
      return 'units' in answer ? E.right(answer) : E.left(answer);
    },
  };
  world.provide({ visits });
  return { world, asked };
};

test('[RC-03] requests changes since the last visit once per page, and a press closes them', async () => {
  const { world, asked } = aVisit(some);
  await world.settle({ type: 'OpenCart' });
  expect(world.state.extras.news).toEqual(some);
  await world.settle({ type: 'OpenCart' });
  expect(asked).toHaveLength(1);
  await world.settle({ type: 'DismissNews' });
  expect([world.state.extras.news, world.state.extras.merged]).toEqual([null, null]);
});

test('[RC-03] sends no request for an empty cart, and emits no event without changes', async () => {
  const empty = aVisit(some, []);
  await empty.world.settle({ type: 'OpenCart' });
  expect([empty.asked.length, empty.world.state.extras.news]).toEqual([0, null]);
  const same = aVisit(noNews);
  await same.world.settle({ type: 'OpenCart' });
  expect([same.asked.length, same.world.state.extras.news]).toEqual([1, null]);
});

test('[RC-03] hides a failure and shows no news', async () => {
  const { world } = aVisit(anApiError());
  await world.settle({ type: 'OpenCart' });
  expect([world.state.extras.news, world.alerted, world.notified]).toEqual([null, [], []]);
});

test('[RC-03] a unit deleted during the request stays deleted', async () => {
  let answer = (): void => undefined;
  const { world } = aVisit(some, apples(2), new Promise((resolve) => (answer = resolve)));
  await world.settle({ type: 'OpenCart' });
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [cartUnitId(1)], place: 'Unit' });
  answer();
  await world.settle();
  expect([world.state.cart.units.length, world.state.extras.news]).toEqual([1, some]);
});

test('[RC-03] scrolls to the row of a unit with news', async () => {
  const { world } = aVisit(some);
  await world.settle({ type: 'OpenCart' }, { type: 'VisitUnit', cartUnitId: cartUnitId(1), reason: 'News' });
  expect(world.state.extras.visit).toMatchObject({ cartUnitId: 1, reason: 'News' });
});

test('[RC-03] [ND-01] shows and counts no nudge that would cover the news', async () => {
  const nudged = async (answer: VisitNews) => {
    const { world } = aVisit(answer);
    world.server.initial = {
      cartNudgingTypes: ['UNIVERSE_CLUB_AUTO_RENEWAL_NUDGE'],
      buyer: aBuyer({ isLogin: true }),
    };
    world.server.answer('getSmileCardNudgeCoupon', { coupons: [aCardOffer()] });
    await world.settle({ type: 'OpenCart' });
    return [world.state.extras.nudge, world.requests('hideNudging').length];
  };
  expect(await nudged(noNews)).toEqual(['NudgingUniverseClubAutoRenewal', 1]);
  expect(await nudged(some)).toEqual([undefined, 0]);
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
