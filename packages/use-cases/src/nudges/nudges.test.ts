import {
  cartUnitId,
  noNudges,
  type CartNudgingType,
  type NudgeType,
  type RememberedNudges,
} from '@baguni/domain/internal';
import { aBuyer, aCardOffer } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { failing, heldBack } from '../testing/test-network.ts';
import type { ChunkPorts } from '../testing/chunks.ts';
import { apples, World } from '../testing/world.ts';

const aMemory = (start: RememberedNudges = noNudges) => {
  let held = start;
  return {
    recall: () => held,
    rememberClosed: (nudge: NudgeType) => void (held = { ...held, closed: [...held.closed, nudge], isQuiet: true }),
    rememberShowings: (oneClickShowings: number) => void (held = { ...held, oneClickShowings }),
  };
};

const aWorld = (allowed: readonly CartNudgingType[], over: Partial<ChunkPorts> = {}) => {
  const world = new World(apples(1));
  const nudges = over.nudges ?? aMemory();
  world.provide({ ...over, nudges });
  world.server.initial = { cartNudgingTypes: allowed, buyer: aBuyer({ isLogin: true }) };
  return { world, nudges };
};
const cards = (world: World) => {
  world.server.answer('getSmileCardNudgeCoupon', { coupons: [aCardOffer()] });
};
const hidden = (world: World) => world.requests('hideNudging');

test('[ND-03] activates the auto-renewal 10 ms after the cards are known, and reports the showing', async () => {
  const { world } = aWorld(['UNIVERSE_CLUB_AUTO_RENEWAL_NUDGE']);
  cards(world);
  world.plan('getSmileCardNudgeCoupon', heldBack);
  world.plan('hideNudging', failing());
  await world.settle({ type: 'OpenCart' });
  await world.release(0);
  const nudge = () => [world.state.extras.nudge, hidden(world)];
  await world.after(9);
  expect(nudge()).toEqual([undefined, []]);
  await world.after(1);
  const report = { cartNudgingType: 'UNIVERSE_CLUB_AUTO_RENEWAL_NUDGE' };
  // a failed report is silent
  expect([nudge(), world.alerted]).toEqual([['NudgingUniverseClubAutoRenewal', [report]], []]);
});

test('[ND-01] chooses no nudge before the cards are known or three seconds have passed', async () => {
  const { world } = aWorld(['CART_COUNT_EXTENDED', 'CLUB_ONE_CLICK'], { canJoinClub: () => true });
  world.plan('getSmileCardNudgeCoupon', heldBack);
  await world.after(2999, { type: 'OpenCart' });
  expect(world.state.extras.nudge).toBeUndefined();
  await world.settle();
  expect(world.state.extras.nudge).toBe('NudgingClubOneClick');
});

test('[ND-01] shows no nudge next to news since the last visit', async () => {
  const { world } = aWorld(['CLUB_ONE_CLICK'], { canJoinClub: () => true });
  cards(world);
  world.server.answer('noteVisit', { units: [{ type: 'SoldOut', cartUnitId: cartUnitId(1) }], coupons: [] });
  await world.after(3000, { type: 'OpenCart' });
  expect(world.state.extras.nudge).toBeUndefined();
});

test('[ND-04] shows the card nudge if there are cards; [ND-02] a closed nudge stays closed', async () => {
  const { world, nudges } = aWorld(['SMILE_CARD']);
  cards(world);
  await world.settle({ type: 'OpenCart' });
  expect([world.state.extras.nudge, hidden(world)]).toEqual(['NudgingSmileCard', []]);
  await world.settle({ type: 'DismissNudge', nudge: 'NudgingSmileCard' });
  expect(world.state.extras.nudge).toBe('None');
  const next = aWorld(['SMILE_CARD'], { nudges }).world;
  cards(next);
  await next.settle({ type: 'OpenCart' });
  expect(next.state.extras.nudge).toBeUndefined();
});

test('[ND-01] closing a nudge suppresses all others on the next visit', async () => {
  const { world, nudges } = aWorld(['CLUB_ONE_CLICK', 'SMILE_CARD'], { canJoinClub: () => true });
  cards(world);
  await world.settle({ type: 'OpenCart' }, { type: 'DismissNudge', nudge: 'NudgingClubOneClick' });
  const next = aWorld(['SMILE_CARD'], { nudges }).world;
  cards(next);
  await next.settle({ type: 'OpenCart' });
  expect(next.state.extras.nudge).toBeUndefined();
});

test('[ND-06] counts each showing of the one-click nudge, and hides it after the third', async () => {
  const nudges = aMemory();
  const shown: unknown[] = [];
  for (let visit = 0; visit < 4; visit += 1) {
    const { world } = aWorld(['CLUB_ONE_CLICK'], { nudges, canJoinClub: () => true });
    cards(world);
    await world.settle({ type: 'OpenCart' });
    shown.push(world.state.extras.nudge, nudges.recall().oneClickShowings);
  }
  const one = 'NudgingClubOneClick';
  expect(shown).toEqual([one, 1, one, 2, one, 3, undefined, 3]);
});

test('[ND-01] shows one nudge per visit, and closing it shows no other', async () => {
  const { world } = aWorld(['CLUB_ONE_CLICK', 'SMILE_CARD'], { canJoinClub: () => true });
  cards(world);
  await world.settle({ type: 'OpenCart' });
  await world.settle({ type: 'DismissNudge', nudge: 'NudgingClubOneClick' }, { type: 'OpenCart' });
  expect(world.state.extras.nudge).toBe('None');
});
