import { cartUnitId as id, couponIssueNo as no, couponPolicyNo, type Coupon } from '@baguni/domain';
import type { Command } from '../session/command.ts';
import { aHeldCoupon } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test, vi } from 'vitest';
import { anOpenWorld, apples, failing, heldBack, type World } from '../testing/world.ts';
import { recommend } from '../testing/shop-server.ts';

const held = (key: string, over: Partial<Coupon> = {}): Coupon =>
  aHeldCoupon({ issueNo: O.some(no(key)), policyNo: couponPolicyNo(`P-${key}`), couponName: key, ...over });
const offer = held('later', {
  issueNo: O.none,
  issuable: true,
  eventNo: 'E',
  encStr: 'S',
  couponPromotionType: 'Auto',
});
const came = held('later', { issueNo: O.some(no('L1')), couponPromotionType: 'Auto', issuable: false });
const open = (n = 1): Command => ({ type: 'OpenCouponBox', cartUnitId: id(n) });

const acted = async (world: World, ...commands: readonly Command[]): Promise<World> => {
  for (const command of commands) {
    world.send(command);
    await vi.advanceTimersByTimeAsync(0);
  }
  return world;
};

/** A cart with these offered coupons and one recommendation. Issued coupons are found at once. */
const worldWith = (offered: readonly Coupon[], recommended: readonly Coupon[] = offered, isIssued = true) =>
  anOpenWorld(apples(2), ({ server }) => {
    server.offered = offered;
    recommend(server, recommended);
    server.answer('issueCoupon', {
      isSuccess: true,
      failedReason: O.none,
      issueNo: isIssued ? O.some(no('L1')) : O.none,
    });
  });
const box = ({ state }: World) => O.toUndefined(state.couponBox);
const issued = ({ server }: World) => server.network.requests('issueCoupon').length;
const looks = ({ server }: World) => server.network.requests('getUnusedCoupon').length;

test('[CP-14] downloads an automatic recommended coupon when its box opens, then selects and marks it', async () => {
  const world = await acted(await worldWith([offer]), open());
  expect([issued(world), looks(world), box(world)?.downloading]).toEqual([1, 1, [offer.policyNo]]);
  world.server.offered = [came];
  await world.after(1000);
  expect(box(world)).toMatchObject({ fresh: ['L1'], choices: [{ lane: 'Buyer', couponKey: O.some('L1') }] });
  expect(world.state.cart.coupons.offered).toEqual([came]);
  expect([world.notified, world.state.cart.appliedCoupons]).toEqual([['COUPON-DOWNLOADED'], []]);
});

test('[CP-14] polls twice, one second apart; a failure is silent and not retried', async () => {
  const world = await acted(await worldWith([offer], [offer], false), open());
  expect(looks(world)).toBe(1);
  await world.after(999);
  expect(looks(world)).toBe(1);
  await world.after(20_000);
  expect([looks(world), box(world)?.downloading, world.state.cart.coupons.offered]).toEqual([2, [], [offer]]);
  await acted(world, { type: 'CloseCouponBox' }, open(2));
  await world.after(20_000);
  expect([issued(world), world.alerted, world.notified]).toEqual([1, [], []]);
});

test.each([
  ['one that the shopper downloads', [held('later', { ...offer, couponPromotionType: 'Manual' })], undefined],
  ['one that is not issuable', [held('later', { ...offer, issuable: false })], undefined],
  ['one that is held', [held('later', { couponPromotionType: 'Auto', issuable: true })], undefined],
  ['one that is not recommended', [offer, held('ten')], [held('ten')]],
] as const)('[CP-14] %s is not downloaded by itself', async (_, offered, recommended) => {
  const world = await acted(await worldWith(offered, recommended), open());
  await world.after(5000);
  expect([issued(world), world.notified]).toEqual([0, []]);
});

test('[CP-14] keeps a choice that the shopper makes meanwhile', async () => {
  const choices = [
    { key: O.some(no('ten')), over: { lane: 'Buyer' } },
    { key: O.none, over: { lane: 'Buyer' } },
  ] as const;
  for (const { key, over } of choices) {
    const world = await acted(await worldWith([offer, held('ten')], [offer]), open(), {
      type: 'ChooseCoupon',
      ...over,
      couponKey: key,
    });
    world.server.offered = [came, held('ten')];
    await world.after(1000);
    expect(box(world)).toMatchObject({ fresh: ['L1'], choices: [{ lane: 'Buyer', couponKey: key }] });
  }
});

test('[CP-14] selects no coupon if recommendations fail or the box is closed', async () => {
  const unread = await worldWith([offer]);
  unread.plan('getRecommendedCoupons', failing());
  await acted(unread, open());
  expect([issued(unread), unread.alerted, unread.notified]).toEqual([0, [], []]);
  const closed = await acted(await worldWith([offer]), open(), { type: 'CloseCouponBox' });
  closed.server.offered = [came];
  await closed.after(1000);
  expect([box(closed), closed.state.cart.coupons.offered]).toEqual([undefined, [came]]);
});

test('[CP-14] downloads coupons that become known while the box is open', async () => {
  const world = await anOpenWorld(apples(2), ({ server }) => {
    server.offered = [offer];
    recommend(server, [offer]);
    server.answer('issueCoupon', { isSuccess: true, failedReason: O.none, issueNo: O.some(no('L1')) });
    server.network.plan('getCouponBox', failing());
  });
  await acted(world, open());
  expect([world.state.cart.coupons.status, issued(world)]).toEqual(['Known', 1]);
});

test('[CP-14] issues a coupon once if the shopper downloads it first', async () => {
  const world = await worldWith([offer]);
  world.plan('getRecommendedCoupons', heldBack);
  await acted(world, open(), { type: 'DownloadCoupon', policyNo: offer.policyNo });
  await world.release(world.server.network.held.length - 1);
  expect(issued(world)).toBe(1);
});

test('[CP-14] recommends the best coupon for the box, given the coupons in use elsewhere', async () => {
  const world = await worldWith([offer, held('ten')], [offer]);
  const choose: Command = { type: 'ChooseCoupon', lane: 'Buyer', couponKey: O.some(no('ten')) };
  await acted(world, open(2), choose, { type: 'ApplyCouponBox' });
  world.server.offered = [offer, held('ten')];
  const about = () => world.requests('getRecommendedCoupons').at(-1);
  expect(about()).toMatchObject({ targets: [{ cartUnitIds: [2] }], couponsOnNotTargeted: [] });
  const other = held('other', { ...offer, policyNo: couponPolicyNo('P-other') });
  world.server.offered = [other, held('ten')];
  await acted(world, { type: 'ReadCoupons' }, open(1));
  expect(about()).toMatchObject({ targets: [{ cartUnitIds: [1] }], couponsOnNotTargeted: ['ten'] });
});
