import {
  bestCombination,
  cartUnitId as id,
  couponIssueNo as no,
  couponPolicyNo,
  payableOf,
  type BestCombination,
  type CombinationListener,
  type CombinationQuestion,
  type CombinationSearch,
  type Coupon,
  won,
} from '@baguni/domain/internal';
import type { Command } from '../session/command.ts';
import { aCoupon, aHeldCoupon, anApiError } from '@baguni/domain/testing';
import { expect, test, vi } from 'vitest';
import { failing } from '../testing/test-network.ts';
import { anOpenWorld, apples, type World } from '../testing/world.ts';

const held = (key: string, discountValue: number, over: Partial<Coupon> = {}): Coupon =>
  aHeldCoupon({ issueNo: no(key), policyNo: couponPolicyNo(`P-${key}`), discountValue, ...over });
const missing = held('later', 50, { issueNo: undefined, issuable: true });
const find: Command = { type: 'FindBestCombination' };
const apply: Command = { type: 'ApplyBestCombination' };
const close: Command = { type: 'CloseBestCombination' };
const stop: Command = { type: 'StopBestCombination' };
const acted = async (world: World, ...commands: readonly Command[]): Promise<World> => {
  for (const command of commands) {
    world.send(command);
    await vi.advanceTimersByTimeAsync(2);
  }
  return world;
};
const bestWorld = (coupons: readonly Coupon[] = [held('ten', 10), held('five', 5)]) =>
  anOpenWorld(apples(2), ({ server }) => {
    server.offered = coupons;
    server.applied = [aCoupon({ couponIssueNo: no('five'), discountValue: 5, cartUnitIds: [id(1)] })];
  });
const preview = ({ state }: World) => state.bestCombination;
const found = (world: World) => preview(world)?.found;
const inUse = ({ state }: World) => state.cart.coupons.applied.map(({ couponIssueNo }) => couponIssueNo).toSorted();

test('[CP-19] finds the cheapest coupons, shows them against the current ones, and applies them in one press', async () => {
  const world = await acted(await bestWorld(), find);
  const present = payableOf(world.state.cart);
  expect(found(world)).toMatchObject({ before: present, after: present - 1000, gap: 0, unused: [] });
  await acted(world, apply);
  expect([inUse(world), payableOf(world.state.cart), preview(world)]).toEqual([
    ['five', 'ten'],
    present - 1000,
    undefined,
  ]);
  expect(world.requests('applyCoupons')).toHaveLength(1);
});

test('[CP-19] one press takes the best coupons back: the earlier ones apply again', async () => {
  const world = await acted(await bestWorld(), find, apply);
  const { removal } = world.state.extras;
  expect([removal?.kind, removal?.coupons.map(({ couponIssueNo }) => couponIssueNo)]).toEqual([
    'CouponsReplaced',
    ['five'],
  ]);
  expect(world.notified).toEqual([]);
  await acted(world, { type: 'UndoRemoval' });
  expect([inUse(world), world.state.extras.removal, world.notified]).toEqual([['five'], null, ['COUPONS-AGAIN']]);
  expect(world.requests('applyCoupons')).toHaveLength(2);
});

test('[CP-19] an undo without earlier coupons uses none, and promises none', async () => {
  const world = await anOpenWorld(apples(2), ({ server }) => {
    server.offered = [held('ten', 10)];
  });
  await acted(world, find, apply);
  expect(inUse(world)).toEqual(['ten']);
  await acted(world, { type: 'UndoRemoval' });
  expect([inUse(world), world.state.extras.removal, world.notified, world.alerted]).toEqual([[], null, [], []]);
});

test('[CP-19] a failed undo keeps the best coupons and shows the reason', async () => {
  const world = await acted(await bestWorld(), find, apply);
  world.plan('applyCoupons', failing(anApiError({ resultCode: 'CART-BR5-08' })));
  await acted(world, { type: 'UndoRemoval' });
  expect([inUse(world), world.state.extras.removal, world.alerted]).toEqual([['five', 'ten'], null, ['CART-BR5-08']]);
});

/** A cart with one unit per coupon. */
const manyWorld = (count: number) =>
  anOpenWorld(apples(count), ({ server }) => {
    server.offered = Array.from({ length: count }, (_, i) => held(`C${i + 1}`, 5));
  });

test.each([
  [30, [[], 1, undefined]],
  [31, [['CART-BR7-33'], 0, 'Found']],
])('[CK-01 CP-19] applies coupons for %i units in one press, at most 30', async (n, end) => {
  const world = await acted(await manyWorld(n), find);
  expect(found(world)?.lines).toHaveLength(n);
  await acted(world, apply);
  const requests = world.requests('applyCoupons').length;
  expect([[world.alerted, requests, preview(world)?.status], world.requests('issueCoupon')]).toEqual([end, []]);
});

test('[CP-19] closing the preview changes nothing', async () => {
  const world = await acted(await bestWorld(), find, close);
  expect([preview(world), inUse(world), world.requests('applyCoupons')]).toEqual([undefined, ['five'], []]);
  await acted(world, find);
  expect(preview(world)?.status).toBe('Found');
});

test('[CP-19] searches again instead of applying a result for a changed cart', async () => {
  const world = await acted(await bestWorld(), find);
  await world.settle({ type: 'ToggleUnit', cartUnitId: id(2) });
  await acted(world, apply);
  expect(world.requests('applyCoupons')).toEqual([]);
  expect(found(world)).toMatchObject({ selected: [1] });
});

test('[CP-14 CP-19] downloads missing coupons first', async () => {
  const world = await acted(await bestWorld([missing, held('five', 5)]), find);
  world.server.answer('issueCoupon', { isSuccess: true, failedReason: undefined, issueNo: no('L1') });
  world.server.offered = [held('later', 50, { issueNo: no('L1') }), held('five', 5)];
  await acted(world, apply);
  expect([inUse(world), preview(world)]).toEqual([['L1', 'five'], undefined]);
});

const failedDownload = ['COUPON-DOWNLOAD-FAILED'];

test.each([
  ['[CP-14] is not found by two polls, one second apart', true, 2],
  ['[CP-15] is refused', false, 0],
])('[CP-19] a download that %s leaves the preview open', async (_, isSuccess, polls) => {
  const world = await bestWorld([missing]);
  world.server.answer('issueCoupon', { isSuccess, failedReason: undefined, issueNo: undefined });
  await acted(world, find, apply);
  const looks = () => world.requests('getUnusedCoupon').length;
  expect(looks()).toBe(Math.min(polls, 1));
  await world.after(20_000);
  expect([looks(), preview(world)?.status, world.notified]).toEqual([polls, 'Found', failedDownload]);
  expect(world.requests('applyCoupons')).toEqual([]);
});

test('[CP-19] a refused application leaves the preview open, shows the reason and reads the coupons again', async () => {
  const world = await acted(await bestWorld(), find);
  world.plan('applyCoupons', failing(anApiError({ resultCode: 'CART-BR5-08' })));
  const before = world.requests('getCouponBox').length;
  await acted(world, apply);
  expect(world.requests('getCouponBox').length).toBe(before + 1);
  expect([preview(world)?.status, world.alerted, inUse(world)]).toEqual(['Found', ['CART-BR5-08'], ['five']]);
});

/** A worker search with answers from the test. */
const spokenFor = () => {
  const searches: {
    readonly question: CombinationQuestion;
    readonly listener: CombinationListener;
    isOver: boolean;
  }[] = [];
  const combinationSearch: CombinationSearch = (question, listener) => {
    const search = { question, listener, isOver: false };
    searches.push(search);
    return () => void (search.isOver = true);
  };
  return { searches, combinationSearch };
};
const besideWorld = async () => {
  const world = await bestWorld();
  const { searches, combinationSearch } = spokenFor();
  world.provide({ search: combinationSearch });
  await acted(world, find);
  const last = () => searches.at(-1);
  const answer = (): BestCombination => {
    const question = last()?.question;
    if (!question) throw new Error('nothing was sought');
    return bestCombination(question);
  };
  return { world, searches, last, answer };
};

test('[CP-19] with a worker, shows intermediate results and then the best one, and never searches on the page', async () => {
  const { world, last, answer } = await besideWorld();
  const best = answer();
  last()?.listener.started();
  await world.after(60_000);
  expect(preview(world)).toMatchObject({ status: 'Searching', found: undefined });
  last()?.listener.soFar({ ...best, chosen: [], payable: won(best.payable + 700), bound: won(best.saving + 900) });
  await world.after(1);
  expect(preview(world)?.status).toBe('Searching');
  expect(found(world)).toMatchObject({ after: best.payable + 700, gap: 900, lines: [], unused: [] });
  last()?.listener.found(best);
  await world.after(1);
  expect(preview(world)?.status).toBe('Found');
  expect(found(world)).toMatchObject({ after: best.payable, gap: 0 });
});

test('[CP-19] stopping keeps the best result so far with its gap, or closes the preview without a result', async () => {
  const { world, searches, last, answer } = await besideWorld();
  const best = answer();
  last()?.listener.started();
  last()?.listener.soFar({ ...best, bound: won(best.saving + 900) });
  await acted(world, stop);
  expect(preview(world)?.status).toBe('Found');
  expect([found(world), last()?.isOver]).toMatchObject([{ after: best.payable, gap: 900 }, true]);
  last()?.listener.found(best);
  await world.after(1);
  expect(found(world)).toMatchObject({ gap: 900 });
  await acted(world, stop);
  expect(preview(world)?.status).toBe('Found');
  await acted(world, close, find, stop);
  expect([preview(world), searches.length, last()?.isOver]).toEqual([undefined, 2, true]);
});

test('[CP-19 CM-52] falls back to the page if the worker fails or does not start within 3 s', async () => {
  const failing = await besideWorld();
  failing.last()?.listener.started();
  failing.last()?.listener.failed(new Error('gone'));
  await failing.world.after(3);
  expect(preview(failing.world)?.status).toBe('Found');
  const silent = await besideWorld();
  await silent.world.after(2_900);
  expect(preview(silent.world)?.status).toBe('Searching');
  await silent.world.after(100);
  await silent.world.after(3);
  expect([preview(silent.world)?.status, silent.last()?.isOver]).toEqual(['Found', true]);
});

test('[CP-19] searches again if the answer is for a cart that has changed', async () => {
  const { world, searches, last, answer } = await besideWorld();
  const stale = answer();
  last()?.listener.started();
  last()?.listener.soFar(stale);
  await world.settle({ type: 'ToggleUnit', cartUnitId: id(2) });
  expect([searches.length, searches[0]?.isOver]).toEqual([2, true]);
  expect(preview(world)).toMatchObject({ status: 'Searching', found: undefined });
  searches[0]?.listener.found(stale);
  await world.after(1);
  expect(preview(world)?.status).toBe('Searching');
  last()?.listener.started();
  last()?.listener.found(answer());
  await world.after(1);
  expect(found(world)).toMatchObject({ selected: [1] });
});
