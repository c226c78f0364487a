import { areExtraDiscountsAwaited, payableOf, won, type ExtraDiscountCandidate } from '@baguni/domain/internal';
import { aBuyer, aCardOffer, anExtraDiscount, testNow } from '@baguni/domain/testing';
import { expect, test, vi } from 'vitest';
import { aStaleError, failing, heldBack } from '../testing/test-network.ts';
import { anOpenWorld, apples, plan, World } from '../testing/world.ts';

const HOUR_MS = 3_600_000;
const fails = failing();
const off = (won_: number, over: Partial<ExtraDiscountCandidate> = {}): ExtraDiscountCandidate =>
  anExtraDiscount({
    unit: 'Amount',
    discountAmount: won(won_),
    baseAmount: won(0),
    maxDiscountAmount: undefined,
    ...over,
  });
const endsAt = (ms: number): Partial<ExtraDiscountCandidate> => ({ endDate: new Date(ms).toISOString() });

const offeredWorld = async (prepare: (world: World) => void): Promise<World> => {
  const world = await anOpenWorld(apples(2), prepare);
  await vi.advanceTimersByTimeAsync(100);
  return world;
};
const withCandidates = (candidates: readonly ExtraDiscountCandidate[], now = testNow) =>
  offeredWorld(({ server }) => {
    server.extraDiscounts = candidates;
    server.alter('getExhibitExtraDiscountForNudge', (offer) => ({ ...offer, now }));
  });
const sentNames = (world: World): readonly string[] => world.server.network.sent.map(({ name }) => name);
const asked = (world: World, name: 'getPrices' | 'getExhibitExtraDiscountForNudge'): number =>
  world.requests(name).length;

test('[LS-04] requests the third group after the coupons, one event per answer', async () => {
  const world = await offeredWorld(({ server }) => {
    server.answer('getSmileCardNudgeCoupon', { coupons: [aCardOffer()] });
  });
  const names = sentNames(world);
  for (const name of ['getExhibitExtraDiscountForNudge', 'getSmileCardNudgeCoupon'] as const)
    expect(names.indexOf(name)).toBeGreaterThan(names.indexOf('getCouponBox'));
  expect(world.eventsOf('SmileCardNudgeCouponsRead')).toHaveLength(1);
  expect(world.state.smileCardNudgeCoupons).toEqual([aCardOffer()]);
});

test('[LS-03] waits for the coupons only if they are requested', async () => {
  const waiting = await offeredWorld(plan('getCouponBox', heldBack));
  expect(sentNames(waiting)).not.toContain('getSmileCardNudgeCoupon');
  await waiting.release(0);
  expect(sentNames(waiting)).toContain('getSmileCardNudgeCoupon');
  const guest = await offeredWorld(({ server }) => {
    server.initial = { buyer: aBuyer({ isLogin: false, memberType: 'NonMember' }) };
  });
  expect(sentNames(guest)).not.toContain('getCouponBox');
  expect(sentNames(guest)).toContain('getSmileCardNudgeCoupon');
});

test('[LS-06] a failed call leaves its data empty, is reported once and shows no message', async () => {
  const world = await offeredWorld(({ server }) => {
    server.answer('getSmileCardNudgeCoupon', { coupons: [aCardOffer()] });
    server.extraDiscounts = [off(500)];
    for (const call of ['getExhibitExtraDiscountForNudge', 'getSmileCardNudgeCoupon'] as const)
      server.network.plan(call, fails);
  });
  const {
    cart: {
      discounts: { extra: extraDiscountCandidates },
    },
    smileCardNudgeCoupons,
    load,
  } = world.state;
  expect([extraDiscountCandidates, smileCardNudgeCoupons]).toEqual([[], []]);
  expect([load, world.alerted, world.notified]).toEqual(['Loaded', [], []]);
  expect(world.reports.map(({ type }) => type)).toEqual(['CallFailed', 'CallFailed']);
});

test('[DC-04] the total waits for extra discounts, or for their failure, and is reduced without an alert', async () => {
  const waiting = await offeredWorld(plan('getExhibitExtraDiscountForNudge', heldBack));
  const unread = await offeredWorld(plan('getExhibitExtraDiscountForNudge', failing()));
  expect([waiting, unread].map(({ state }) => areExtraDiscountsAwaited(state.cart))).toEqual([true, false]);
  const world = await withCandidates([off(500)]);
  expect([payableOf(world.state.cart), world.notified]).toEqual([payableOf(unread.state.cart) - 500, []]);
});

test('[DC-04] a candidate expires exactly at its end, prices are read again, and the shopper is notified', async () => {
  const end = testNow + HOUR_MS;
  const world = await withCandidates([off(500, endsAt(end)), off(200, { masterNo: 'E2' })]);
  const before = payableOf(world.state.cart);
  world.now = end;
  await vi.advanceTimersByTimeAsync(HOUR_MS - 2000);
  expect([payableOf(world.state.cart), world.notified]).toEqual([before, []]);
  world.now = end + 1;
  await vi.advanceTimersByTimeAsync(2001);
  expect([payableOf(world.state.cart), asked(world, 'getPrices')]).toEqual([before + 300, 2]);
  expect(world.notified).toEqual(['PRICE-CHANGED']);
});

test('[DC-04] the server’s clock decides whether a candidate is over', async () => {
  const world = await withCandidates([off(500, endsAt(testNow + HOUR_MS))], testNow + HOUR_MS + 1);
  const ahead = await withCandidates([off(500, endsAt(testNow - HOUR_MS))], testNow - HOUR_MS);
  expect(payableOf(world.state.cart) - payableOf(ahead.state.cart)).toBe(500);
});

test('[DC-04] rechecks a candidate that ends in the far future every day and keeps it', async () => {
  const world = await withCandidates([off(500, endsAt(testNow + 1000 * 24 * HOUR_MS))]);
  const reads = world.eventsOf('ExtraDiscountsRead').length;
  world.now = testNow + 24 * HOUR_MS;
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
  expect(world.eventsOf('ExtraDiscountsRead')).toHaveLength(reads + 1);
  expect(world.state.cart).toMatchObject({ pricesAsOf: world.now, discounts: { extra: [{ masterNo: 'E1' }] } });
  expect(world.notified).toEqual([]);
});

test.each(['PRICE-CHANGED', 'COUPON-EXPIRED'])(
  '[DC-06 CK-19] reads extra discounts again after a refusal with %s',
  async (resultCode) => {
    const world = await withCandidates([off(500)]);
    expect(asked(world, 'getExhibitExtraDiscountForNudge')).toBe(1);
    const error = aStaleError({ resultCode });
    world.plan('addCheckoutByCart', { type: 'Fails', error });
    world.server.extraDiscounts = [];
    const before = payableOf(world.state.cart);
    await world.settle({ type: 'Order' });
    await world.settle();
    expect(asked(world, 'getExhibitExtraDiscountForNudge')).toBe(2);
    expect(payableOf(world.state.cart)).toBe(before + 500);
  },
);

test('[XT-11] a tab switch reads extra discounts again, and keeps the known ones if that fails', async () => {
  const world = await withCandidates([off(500)]);
  world.server.extraDiscounts = [off(700)];
  await world.settle({ type: 'SwitchTab', tab: 'ExpressShop' });
  const amounts = () => world.state.cart.discounts.extra.map(({ discountAmount }) => discountAmount);
  expect([asked(world, 'getExhibitExtraDiscountForNudge'), amounts()]).toEqual([2, [700]]);
  world.plan('getExhibitExtraDiscountForNudge', fails);
  await world.settle({ type: 'SwitchTab', tab: 'All' });
  expect([asked(world, 'getExhibitExtraDiscountForNudge'), amounts()]).toEqual([3, [700]]);
});

test('[CK-19] without extra discounts the server time still arrives, so that coupons expire', async () => {
  const world = new World(apples(2), { language: 'en' });
  await world.settle({ type: 'OpenCart' });
  await world.settle();
  expect(asked(world, 'getExhibitExtraDiscountForNudge')).toBe(0);
  expect(world.state.cart.pricesAsOf).toBe(world.now);
});
