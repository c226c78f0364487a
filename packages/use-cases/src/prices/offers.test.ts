import {
  areExtraDiscountsAwaited,
  cartUnitId as id,
  couponIssueNo as no,
  payableOf,
  won,
  type ExtraDiscountCandidate,
} from '@baguni/domain';
import type { Command } from '../session/command.ts';
import { aBuyer, aCardOffer, aCoupon, anExtraDiscount, testNow } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test, vi } from 'vitest';
import { aStaleError, failing, heldBack } from '../testing/test-network.ts';
import { anOpenWorld, apples, plan, quantityOf, World } from '../testing/world.ts';

const HOUR_MS = 3_600_000;
const toggle = (n: number): Command => ({ type: 'ToggleUnit', cartUnitId: id(n) });
const fails = failing();
const off = (won_: number, over: Partial<ExtraDiscountCandidate> = {}): ExtraDiscountCandidate =>
  anExtraDiscount({
    unit: 'Amount',
    discountAmount: won(won_),
    baseAmount: won(0),
    maxDiscountAmount: O.none,
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
const asked = (world: World, name: 'getTotalCashback' | 'getExhibitExtraDiscountForNudge'): number =>
  world.requests(name).length;

test('[LS-04] requests the third group after the coupons, one event per answer', async () => {
  const world = await offeredWorld(({ server }) => {
    server.answer('getSmileCardNudgeCoupon', { coupons: [aCardOffer()] });
    server.cashback = won(70);
  });
  const names = sentNames(world);
  for (const name of ['getExhibitExtraDiscountForNudge', 'getSmileCardNudgeCoupon', 'getTotalCashback'] as const)
    expect(names.indexOf(name)).toBeGreaterThan(names.indexOf('getCouponBox'));
  expect(world.eventsOf('SmileCardNudgeCouponsRead')).toHaveLength(1);
  expect(world.state.smileCardNudgeCoupons).toEqual([aCardOffer()]);
  expect(world.state.cashback.cartUnitCashbacks.map(({ amount }) => amount)).toEqual([70, 70]);
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
  expect(sentNames(guest)).toContain('getTotalCashback');
});

test('[LS-06] a failed call leaves its data empty, is reported once and shows no message', async () => {
  const world = await offeredWorld(({ server }) => {
    server.answer('getSmileCardNudgeCoupon', { coupons: [aCardOffer()] });
    server.cashback = won(70);
    server.extraDiscounts = [off(500)];
    for (const call of ['getExhibitExtraDiscountForNudge', 'getSmileCardNudgeCoupon', 'getTotalCashback'] as const)
      server.network.plan(call, fails);
  });
  const {
    cart: {
      discounts: { extra: extraDiscountCandidates },
    },
    smileCardNudgeCoupons,
    cashback,
    load,
  } = world.state;
  expect([extraDiscountCandidates, smileCardNudgeCoupons, cashback.cartUnitCashbacks]).toEqual([[], [], []]);
  expect([load, world.alerted, world.notified]).toEqual(['Loaded', [], []]);
  expect(world.reports.map(({ type }) => type)).toEqual(['CallFailed', 'CallFailed', 'CallFailed']);
});

test('[DC-04] the total waits for extra discounts, or for their failure, and is reduced without an alert', async () => {
  const waiting = await offeredWorld(plan('getExhibitExtraDiscountForNudge', heldBack));
  const unread = await offeredWorld(plan('getExhibitExtraDiscountForNudge', failing()));
  expect([waiting, unread].map(({ state }) => areExtraDiscountsAwaited(state.cart))).toEqual([true, false]);
  const world = await withCandidates([off(500)]);
  expect([payableOf(world.state.cart), world.notified]).toEqual([payableOf(unread.state.cart) - 500, []]);
});

test('[DC-04] a candidate expires exactly at its end, and the shopper is notified', async () => {
  const end = testNow + HOUR_MS;
  const world = await withCandidates([off(500, endsAt(end)), off(200, { masterNo: 'E2' })]);
  const before = payableOf(world.state.cart);
  world.now = end;
  await vi.advanceTimersByTimeAsync(HOUR_MS - 2000);
  expect([payableOf(world.state.cart), world.notified]).toEqual([before, []]);
  world.now = end + 1;
  await vi.advanceTimersByTimeAsync(2001);
  expect(payableOf(world.state.cart)).toBe(before + 300);
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

test.each([
  [30, 30],
  [31, 30],
])('[CK-01] requests cashback of %i selected units for %i: at most one order', async (units, asked) => {
  const coupons = [aCoupon({ cartUnitIds: [id(1)] }), aCoupon({ couponIssueNo: no('C31'), cartUnitIds: [id(31)] })];
  const world = await anOpenWorld(apples(units), ({ server }) => void (server.applied = coupons.slice(0, units - 29)));
  await vi.advanceTimersByTimeAsync(100);
  expect(world.requests('getTotalCashback').at(-1)).toMatchObject({
    cartRequests: Array.from({ length: asked }, (_, i) => ({ cartUnitId: i + 1, quantity: 1 })),
    couponRequests: [{ couponIssueNo: aCoupon().couponIssueNo, cartUnitIds: [1] }],
  });
});

test('[CM-33] requests cashback again only after selection, quantity or price change without it', async () => {
  const world = await offeredWorld(() => undefined);
  expect(asked(world, 'getTotalCashback')).toBe(1);
  await world.settle(toggle(1));
  expect(world.requests('getTotalCashback').at(-1)).toMatchObject({ cartRequests: [{ cartUnitId: 2, quantity: 1 }] });
  world.server.leaveOutPrices();
  await world.settle(quantityOf(2, 3));
  expect(world.requests('getTotalCashback').at(-1)).toMatchObject({ cartRequests: [{ cartUnitId: 2, quantity: 3 }] });
  const asks = asked(world, 'getTotalCashback');
  await world.settle({ type: 'SwitchTab', tab: 'All' }, { type: 'ReadCoupons' });
  expect(asked(world, 'getTotalCashback')).toBe(asks);
});

test('[CM-33][CM-51] uses the last of overlapping answers; an empty selection sends no request and gives none', async () => {
  const world = await offeredWorld(({ server }) => void (server.cashback = won(10)));
  world.plan('getTotalCashback', heldBack);
  await world.after(60, toggle(1));
  world.server.cashback = won(20);
  await world.after(60, toggle(1));
  await world.release(0);
  expect(world.state.cashback.cartUnitCashbacks.map(({ amount }) => amount)).toEqual([20, 20]);
  const asks = asked(world, 'getTotalCashback');
  await world.settle({ type: 'ToggleTab' });
  expect(world.state.cashback.cartUnitCashbacks).toEqual([]);
  expect(asked(world, 'getTotalCashback')).toBe(asks);
});
