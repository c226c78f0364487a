import { cartUnitId, noNews, won, type ApiError, type VisitNews } from '@baguni/domain';
import { aBuyer, aCardOffer, anApiError } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { apples, World } from '../testing/world.ts';

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
