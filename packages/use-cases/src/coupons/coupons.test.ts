import {
  cartUnitId as id,
  type Coupon,
  couponIssueNo as no,
  type CouponLane,
  couponPolicyNo,
  won,
} from '@baguni/domain/internal';
import { aBuyer, aCoupon, aHeldCoupon, anApiError } from '@baguni/domain/testing';
import { expect, test, vi } from 'vitest';
import { aStaleError, aTimeOut, failing, heldBack, losing } from '../testing/test-network.ts';
import type { Command } from '../session/command.ts';
import { recommend } from '../testing/shop-server.ts';
import { anOpenWorld, apples, plan, quantityOf, type World } from '../testing/world.ts';

const held = (key: string, over: Partial<Coupon> = {}): Coupon =>
  aHeldCoupon({ issueNo: no(key), policyNo: couponPolicyNo(`P-${key}`), couponName: key, ...over });
const later = held('later', {
  issueNo: undefined,
  issuable: true,
  eventNo: 'E',
  encStr: 'S',
  couponPromotionType: 'T',
});
const open = (n = 1): Command => ({ type: 'OpenCouponBox', cartUnitId: id(n) });
const choose = (key?: string, lane: CouponLane = 'Buyer'): Command => ({
  type: 'ChooseCoupon',
  lane,
  couponKey: key === undefined ? undefined : no(key),
});
const apply: Command = { type: 'ApplyCouponBox' };
const close: Command = { type: 'CloseCouponBox' };

const acted = async (world: World, ...commands: readonly Command[]): Promise<World> => {
  for (const command of commands) {
    world.send(command);
    await vi.advanceTimersByTimeAsync(0);
  }
  return world;
};
const couponWorld = (
  coupons: readonly Coupon[] = [held('ten'), held('five', { discountValue: 5 })],
  prepare = (_: World) => {},
) =>
  anOpenWorld(apples(2), (world) => {
    world.server.offered = coupons;
    prepare(world);
  });
const inUse = ({ state }: World) =>
  state.cart.coupons.applied.map(({ couponIssueNo, cartUnitIds }) => `${couponIssueNo} on ${cartUnitIds.join('+')}`);
const box = ({ state }: World) => state.couponBox;

test('[LS-03] reads coupons after the cart, ignores a failure, and retries when the box opens', async () => {
  expect((await couponWorld()).state.cart.coupons).toMatchObject({ status: 'Known', offered: [{}, {}] });
  const world = await couponWorld([held('ten')], plan('getCouponBox', failing()));
  expect([world.state.cart.coupons.status, world.alerted, world.notified]).toEqual(['Failed', [], []]);
  await acted(world, open());
  expect(world.state.cart.coupons.status).toBe('Known');
});

test.each([
  [{ isLogin: false }, 'CART-BR5-01', [1, 0]],
  [{ memberType: 'SimpleMember' }, 'CART-BR5-20', [0, 1]],
] as const)('[CP-01] shows a buyer without coupons the reason, then opens the fix: %j', async (over, code, led) => {
  const world = await couponWorld(undefined, ({ server }) => (server.initial = { buyer: aBuyer(over) }));
  await acted(world, open());
  expect([world.alerted, box(world), world.requests('getCouponBox')]).toEqual([[code], undefined, []]);
  expect([world.signIns, world.verifications]).toEqual([0, 0]);
  world.shopper.closeAlerts();
  await vi.advanceTimersByTimeAsync(0);
  expect([world.signIns, world.verifications]).toEqual(led);
});

test('[CP-01] [RL-01] a verified simple member opens the box and applies', async () => {
  const buyer = aBuyer({ memberType: 'SimpleMember', isIdentityVerified: true });
  const world = await couponWorld(undefined, ({ server }) => (server.initial = { buyer }));
  await acted(world, open(), choose('ten'), apply);
  expect([inUse(world), world.alerted, world.verifications]).toEqual([['ten on 1'], [], 0]);
});

const applied = [['ten on 1'], undefined, undefined, ['COUPONS-APPLIED']] as const;
const kept = (told: string) => [[], 1, false, [told]] as const;

test.each([
  ['puts the chosen coupon into use and closes the box', { type: 'Now' }, applied],
  ['is resolved by a read if its answer is lost', losing(), applied],
  ['that is refused keeps the box', failing(anApiError({ resultCode: 'CART-BR5-08' })), kept('CART-BR5-08')],
  ['that is refused with a new code [ER-05] names it', failing(anApiError()), kept('TEMPORARY-PROBLEM-CODE')],
  ['that is not received keeps the box', failing(aTimeOut()), kept('COUPON-UNUSABLE')],
  ['of a stale cart reads it again', failing(aStaleError()), kept('CART-CHANGED')],
] as const)('[CP-10 CP-17] an application %s', async (_, delivery, end) => {
  const world = await couponWorld();
  world.server.changeElsewhere(id(2), { quantity: 5 });
  world.plan('applyCoupons', delivery);
  await acted(world, open(), choose('ten'));
  expect([inUse(world), box(world)?.choices.length]).toEqual([[], 1]);
  await acted(world, apply);
  const told = [...world.alerted, ...world.notified];
  expect([inUse(world), box(world)?.choices.length, box(world)?.isApplying, told]).toEqual(end);
  expect(world.requests('applyCoupons')).toMatchObject([
    { applications: [{ couponIssueNo: 'ten', cartUnitIds: [1] }], cartUnitIds: [1], moves: false, selected: [1, 2] },
  ]);
  const isRead = delivery.type !== 'Now' && !['CART-BR5-08', 'TEMPORARY-PROBLEM-CODE'].includes(end[3][0]);
  expect(world.quantity(2)).toBe(isRead ? 5 : 1);
});

test('[CP-12] the choice of no coupon removes the coupon', async () => {
  const world = await couponWorld(undefined, ({ server }) => {
    server.applied = [aCoupon({ couponIssueNo: no('ten'), cartUnitIds: [id(1)] })];
  });
  await acted(world, open(), choose(), apply);
  expect(inUse(world)).toEqual([]);
});

test.each([
  ['Yes', ['ten on 1']],
  ['No', ['ten on 2']],
] as const)('[CP-09] moves a coupon from another unit only after a yes: %s', async (reply, used) => {
  const world = await couponWorld(undefined, ({ server }) => {
    server.applied = [aCoupon({ couponIssueNo: no('ten'), cartUnitIds: [id(2)] })];
  });
  world.shopper.replies.push(reply);
  await acted(world, open(), choose('ten'), apply);
  expect([world.shopper.questions, inUse(world)]).toEqual([[{ type: 'MoveCoupon', cartUnitIds: [2] }], used]);
});

test.each([
  ['ApplyChoice', [['ten on 1'], undefined]],
  ['LeaveChoice', [[], undefined]],
  [undefined, [[], 1]],
] as const)('[CP-10] asks each time an unapplied choice is left: %s', async (answer, end) => {
  const world = await acted(await couponWorld(), open(), close);
  expect([world.shopper.boxesLeft, box(world)]).toEqual([0, undefined]);
  if (answer) world.shopper.leaveBoxAnswers.push(answer);
  await acted(world, open(), choose('ten'), close);
  expect([world.shopper.boxesLeft, [inUse(world), box(world)?.choices.length]]).toEqual([1, end]);
  await acted(world, close);
  expect(world.shopper.boxesLeft).toBe(answer ? 1 : 2);
});

test('[CP-03] does not choose an unusable coupon', async () => {
  const world = await couponWorld([held('dear', { possiblePrice: won(99_000) })]);
  await acted(world, open(), choose('dear'));
  expect(box(world)?.choices).toEqual([]);
});

test('[CP-10] a double press applies once, and blocks choosing and leaving meanwhile', async () => {
  const world = await couponWorld();
  world.plan('applyCoupons', heldBack);
  await acted(world, open(), choose('ten'), apply, apply, close, choose('five'));
  expect([world.requests('applyCoupons').length, box(world)?.choices.length]).toEqual([1, 1]);
  await world.release(0);
  expect([inUse(world), box(world)]).toEqual([['ten on 1'], undefined]);
});

const download: Command = { type: 'DownloadCoupon', policyNo: later.policyNo };
const found = held('later', { issueNo: no('L1') });

test('[CP-14] polls for a download every second and then selects the coupon', async () => {
  const world = await couponWorld([later], ({ server }) => {
    server.answer('issueCoupon', { isSuccess: true, failedReason: undefined, issueNo: no('L1') });
  });
  await acted(world, open(), download, download);
  expect(box(world)?.downloading).toEqual([later.policyNo]);
  await world.after(3000);
  world.server.offered = [found];
  await world.after(1000);
  expect(world.requests('issueCoupon')).toEqual([{ eventNo: 'E', encStr: 'S', couponPromotionType: 'T' }]);
  expect(world.requests('getUnusedCoupon')).toHaveLength(5);
  expect(box(world)).toMatchObject({
    downloading: [],
    fresh: ['L1'],
    choices: [{ lane: 'Buyer', couponKey: 'L1' }],
  });
  expect([world.state.cart.coupons.offered.length, world.notified]).toEqual([1, ['COUPON-DOWNLOADED']]);
  await acted(world, download);
  expect(world.requests('issueCoupon')).toHaveLength(1);
});

test.each([no('ten'), undefined])('[CP-14] keeps a choice that the shopper makes meanwhile: %o', async (couponKey) => {
  const choice = { type: 'ChooseCoupon', lane: 'Buyer', couponKey } as const;
  const world = await acted(await worldWith([offer, held('ten')], [offer]), open(), choice);
  world.server.offered = [came, held('ten')];
  await world.after(1000);
  expect(box(world)).toMatchObject({ fresh: ['L1'], choices: [{ lane: 'Buyer', couponKey }] });
});

test.each([
  ['over-try', 0, [['COUPON-OVER-TRY'], []]],
  ['sold-out', 0, [[], ['COUPON-DOWNLOAD-FAILED']]],
  ['not-found', 10, [[], ['COUPON-DOWNLOAD-FAILED']]],
] as const)('[CP-14 CP-15] a failed download (%s) after %i polls leaves the list', async (reason, polls, told) => {
  const isSuccess = reason === 'not-found';
  const world = await couponWorld([later], ({ server }) => {
    server.answer('issueCoupon', { isSuccess, failedReason: isSuccess ? undefined : reason, issueNo: undefined });
  });
  await acted(world, open(), download);
  await world.after(20_000);
  expect([[world.alerted, world.notified], box(world)?.downloading]).toEqual([told, []]);
  expect([world.state.cart.coupons.offered, world.requests('getUnusedCoupon').length]).toEqual([[later], polls]);
});

test.each([
  ['was issued', losing(), [found], [['COUPON-DOWNLOADED'], 1]],
  ['was not issued', failing(aTimeOut()), [], [['COUPON-DOWNLOAD-FAILED'], 2]],
  ['was refused', failing(), [], [['COUPON-DOWNLOAD-FAILED'], 0]],
] as const)('[CP-14] polls after a lost answer: the coupon %s', async (_, delivery, offered, end) => {
  const world = await couponWorld([later], ({ server }) => {
    server.answer('issueCoupon', { isSuccess: true, failedReason: undefined, issueNo: no('L1') });
  });
  world.plan('issueCoupon', delivery);
  world.server.offered = offered;
  await acted(world, open(), download);
  await world.after(20_000);
  expect([world.notified, world.requests('getUnusedCoupon').length]).toEqual(end);
});

test.each([
  [30, [], 1, undefined],
  [31, ['CART-BR7-33'], 0, false],
])('[CK-01] a coupon on %i units: at most 30 per request', async (units, alerted, requests, isApplying) => {
  const world = await anOpenWorld(apples(units), ({ server }) => {
    server.offered = [held('super', { couponType: 'SuperCoupon' })];
  });
  await acted(world, open(), choose('super', 'Super'), apply);
  expect([world.alerted, box(world)?.isApplying]).toEqual([alerted, isApplying]);
  expect(world.requests('applyCoupons')).toHaveLength(requests);
});

test('[CP-12] the box of a group applies a coupon to each of its units in one press', async () => {
  const world = await couponWorld();
  const group: Command = { type: 'OpenCouponBox', cartUnitId: id(1), scope: 'ItemGroup' };
  const pick = (n: number, key: string): Command => ({
    type: 'ChooseCoupon',
    lane: 'Buyer',
    cartUnitId: id(n),
    couponKey: no(key),
  });
  await acted(world, group, pick(1, 'ten'), pick(2, 'five'));
  expect([box(world)?.scope, inUse(world)]).toEqual(['ItemGroup', []]);
  await acted(world, apply);
  expect([inUse(world), box(world)]).toEqual([['five on 2', 'ten on 1'], undefined]);
});

const offer = held('later', {
  issueNo: undefined,
  issuable: true,
  eventNo: 'E',
  encStr: 'S',
  couponPromotionType: 'Auto',
});
const came = held('later', { issueNo: no('L1'), couponPromotionType: 'Auto', issuable: false });
/** A cart with these offered coupons and one recommendation. Issued coupons are found at once. */
const worldWith = (
  offered: readonly Coupon[],
  recommended: readonly Coupon[] = offered,
  isIssued = true,
  prepare: (world: World) => void = () => undefined,
) =>
  couponWorld(offered, (world) => {
    recommend(world.server, recommended);
    const issueNo = isIssued ? no('L1') : undefined;
    world.server.answer('issueCoupon', { isSuccess: true, failedReason: undefined, issueNo });
    prepare(world);
  });
const issued = ({ server }: World) => server.network.requests('issueCoupon').length;
const looks = ({ server }: World) => server.network.requests('getUnusedCoupon').length;

test('[CP-14] downloads an automatic recommended coupon when its box opens, then selects and marks it', async () => {
  const world = await acted(await worldWith([offer]), open());
  expect([issued(world), looks(world), box(world)?.downloading]).toEqual([1, 1, [offer.policyNo]]);
  world.server.offered = [came];
  await world.after(1000);
  expect(box(world)).toMatchObject({ fresh: ['L1'], choices: [{ lane: 'Buyer', couponKey: 'L1' }] });
  expect(world.state.cart.coupons.offered).toEqual([came]);
  expect([world.notified, world.state.cart.coupons.applied]).toEqual([['COUPON-DOWNLOADED'], []]);
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
  const world = await worldWith([offer], [offer], true, plan('getCouponBox', failing()));
  expect(world.state.cart.coupons.status).toBe('Failed');
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
  const choose: Command = { type: 'ChooseCoupon', lane: 'Buyer', couponKey: no('ten') };
  await acted(world, open(2), choose, { type: 'ApplyCouponBox' });
  world.server.offered = [offer, held('ten')];
  const about = () => world.requests('getRecommendedCoupons').at(-1);
  expect(about()).toMatchObject({ targets: [{ cartUnitIds: [2] }], couponsOnNotTargeted: [] });
  const other = held('other', { ...offer, policyNo: couponPolicyNo('P-other') });
  world.server.offered = [other, held('ten')];
  await acted(world, { type: 'ReadCoupons' }, open(1));
  expect(about()).toMatchObject({ targets: [{ cartUnitIds: [1] }], couponsOnNotTargeted: ['ten'] });
});

const couponed = (): Promise<World> =>
  anOpenWorld(apples(2), ({ server }) => void (server.applied = [aCoupon({ cartUnitIds: [id(1)] })]));

const off = { type: 'RemoveCoupons', cartUnitIds: [id(1)] } as const;

const both = ({ state, server }: World) => [
  state.cart.units.map(({ quantity, version }) => [quantity, version]),
  server.cart.units.map(({ quantity, version }) => [quantity, version]),
];

test('[CP-17] a removed coupon raises the version of its unit without another read', async () => {
  const world = await couponed();
  const reads = world.requests('getCart').length;
  await world.settle(off);
  expect(world.state.cart.coupons.applied).toEqual([]);
  const [ours, theirs] = both(world);
  expect(ours).toEqual(theirs);
  expect(world.requests('getCart').length).toBe(reads);
});

test('[QT-06 CP-17] reads a quantity that someone changed meanwhile, although the coupon has a newer version', async () => {
  const world = await couponed();
  world.server.changeElsewhere(id(1), { quantity: 5 });
  await world.settle(off);
  expect(world.quantity(1)).toBe(5);
  const [ours, theirs] = both(world);
  expect(ours).toEqual(theirs);
});

test('[QT-06 CP-17] removed coupons stay removed, although a later change was answered first', async () => {
  const world = await couponed();
  world.plan('unapplyCoupons', heldBack);
  await world.settle(off);
  await world.settle(quantityOf(2, 3));
  await world.arrive();
  expect([world.server.cart.coupons, world.state.cart.coupons.applied]).toEqual([[], []]);
  const [ours, theirs] = both(world);
  expect(ours).toEqual(theirs);
});
