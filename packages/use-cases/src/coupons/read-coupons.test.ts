import { cartUnitId as id, couponIssueNo } from '@baguni/domain/internal';
import { aBuyer, aCoupon, aHeldCoupon } from '@baguni/domain/testing';
import { expect, test, vi } from 'vitest';
import { failing, heldBack } from '../testing/test-network.ts';
import type { Command } from '../session/command.ts';
import { recommend } from '../testing/shop-server.ts';
import { anOpenWorld, apples, plan, type World } from '../testing/world.ts';

const toggle = (n: number): Command => ({ type: 'ToggleUnit', cartUnitId: id(n) });
const asked = (world: World) => world.requests('getRecommendedCoupons');

const begun = async (prepare: (world: World) => void = () => undefined): Promise<World> => {
  const world = await anOpenWorld(apples(2), (fresh) => {
    fresh.server.offered = [aHeldCoupon()];
    recommend(fresh.server, [aHeldCoupon()]);
    prepare(fresh);
  });
  await vi.advanceTimersByTimeAsync(0);
  return world;
};
const recommended = async (prepare?: (world: World) => void): Promise<World> => {
  const world = await begun(prepare);
  await world.after(1000);
  return world;
};

test('[CP-16] requests recommendations 1,000 ms after the last of several changes, once', async () => {
  const world = await recommended();
  const first = asked(world).length;
  expect(world.state.couponPrompt.recommended).toEqual([1, 2]);
  await world.after(999, toggle(1));
  await world.after(999, toggle(2));
  expect(asked(world)).toHaveLength(first);
  await world.after(999, toggle(1));
  expect(asked(world)).toHaveLength(first);
  await world.after(1);
  expect([asked(world).length, world.state.couponPrompt.recommended]).toEqual([first + 1, [1]]);
});

test('[CP-16] requests recommendations for the selected groups only, and none for an empty selection', async () => {
  const world = await recommended();
  expect(asked(world).at(-1)).toMatchObject({ targets: [{ cartUnitIds: [1, 2] }], couponsOnNotTargeted: [] });
  const before = asked(world).length;
  await world.after(1000, { type: 'ToggleTab' });
  expect([asked(world).length, world.state.couponPrompt.recommended]).toEqual([before, []]);
});

test('[CM-23] names the coupons in use on other units, so that none of them is recommended', async () => {
  const world = await recommended(({ server }) => {
    server.initial = {
      appliedCoupons: [1, 2].map((n) => aCoupon({ couponIssueNo: couponIssueNo(`C${n}`), cartUnitIds: [id(n)] })),
    };
  });
  expect(asked(world).at(-1)).toMatchObject({ couponsOnNotTargeted: [] });
  await world.after(1000, toggle(1));
  expect(asked(world).at(-1)).toMatchObject({ targets: [{ cartUnitIds: [2] }], couponsOnNotTargeted: ['C1'] });
});

test.each([
  [30, 30],
  [31, 30],
])('[CK-01] of %i selected units, requests %i: at most one order', async (units, about) => {
  const world = await anOpenWorld(apples(units), ({ server }) => void (server.offered = [aHeldCoupon()]));
  await world.after(1000);
  expect(asked(world).at(-1)).toMatchObject({
    targets: [{ cartUnitIds: Array.from({ length: about }, (_, i) => i + 1) }],
  });
});

test('[CP-13] a closed prompt sends no more requests, on the next page either', async () => {
  const before = await recommended();
  const sent = asked(before).length;
  expect(before.isPromptClosed).toBe(false);
  await before.after(2000, { type: 'DismissCouponPrompt' }, toggle(1));
  expect([before.isPromptClosed, before.state.couponPrompt.isDismissed, asked(before).length]).toEqual([
    true,
    true,
    sent,
  ]);
  const after = await recommended((fresh) => void (fresh.isPromptClosed = before.isPromptClosed));
  expect([after.state.couponPrompt, asked(after)]).toEqual([{ recommended: [], isDismissed: true }, []]);
});

test('[LS-06] a failure is silent and recommends no coupons; a buyer without coupons sends no request', async () => {
  const failed = await recommended(plan('getRecommendedCoupons', failing()));
  expect([failed.state.couponPrompt.recommended, failed.alerted, failed.notified]).toEqual([[], [], []]);
  const guest = await recommended(({ server }) => {
    server.initial = { buyer: aBuyer({ isLogin: false, memberType: 'NonMember' }) };
  });
  expect(asked(guest)).toEqual([]);
});

test('[CP-16] drops an answer that was overtaken by a change', async () => {
  const world = await begun(plan('getRecommendedCoupons', heldBack));
  await world.after(1000);
  const [held] = world.server.network.held;
  await world.after(1000, toggle(1));
  expect(world.state.couponPrompt.recommended).toEqual([2]);
  held?.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(world.state.couponPrompt.recommended).toEqual([2]);
});
