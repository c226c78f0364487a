import {
  cartUnitId as id,
  couponIssueNo as no,
  couponPolicyNo,
  won,
  type Coupon,
  type CouponLane,
} from '@baguni/domain';
import type { Command } from '../session/command.ts';
import { aBuyer, aCoupon, aHeldCoupon, anApiError } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test, vi } from 'vitest';
import { aStaleError } from '../testing/shop-server.ts';
import { anOpenWorld, apples, failing, heldBack, losing, plan, type World } from '../testing/world.ts';

const held = (key: string, over: Partial<Coupon> = {}): Coupon =>
  aHeldCoupon({ issueNo: O.some(no(key)), policyNo: couponPolicyNo(`P-${key}`), couponName: key, ...over });
const later = held('later', { issueNo: O.none, issuable: true, eventNo: 'E', encStr: 'S', couponPromotionType: 'T' });
const open = (n = 1): Command => ({ type: 'OpenCouponBox', cartUnitId: id(n) });
const choose = (key?: string, lane: CouponLane = 'Buyer'): Command => ({
  type: 'ChooseCoupon',
  lane,
  couponKey: O.fromNullable(key === undefined ? undefined : no(key)),
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
  state.cart.appliedCoupons.map(({ couponIssueNo, cartUnitIds }) => `${couponIssueNo} on ${cartUnitIds.join('+')}`);
const box = ({ state }: World) => O.toUndefined(state.couponBox);

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
] as const)(
  '[CP-01] shows a buyer without coupon access the reason, then opens the fix: %j',
  async (over, code, led) => {
    const world = await couponWorld(undefined, ({ server }) => (server.initial = { buyer: aBuyer(over) }));
    await acted(world, open());
    expect([world.alerted, box(world), world.requests('getCouponBox')]).toEqual([[code], undefined, []]);
    expect([world.signIns, world.verifications]).toEqual([0, 0]);
    world.shopper.closeAlerts();
    await vi.advanceTimersByTimeAsync(0);
    expect([world.signIns, world.verifications]).toEqual(led);
  },
);

test('[CP-01] [RL-01] a verified simple member opens the box and applies', async () => {
  const buyer = aBuyer({ memberType: 'SimpleMember', isIdentityVerified: true });
  const world = await couponWorld(undefined, ({ server }) => (server.initial = { buyer }));
  await acted(world, open(), choose('ten'), apply);
  expect([inUse(world), world.alerted, world.verifications]).toEqual([['ten on 1'], [], 0]);
});

test('[CP-10 CP-17] applying puts the chosen coupon into use and closes the box', async () => {
  const world = await acted(await couponWorld(), open(), choose('ten'));
  expect([inUse(world), box(world)?.choices.length]).toEqual([[], 1]);
  await acted(world, apply);
  expect([inUse(world), box(world), world.notified]).toEqual([['ten on 1'], undefined, ['COUPONS-APPLIED']]);
  expect(world.requests('applyCoupons')).toEqual([
    { applications: [{ couponIssueNo: 'ten', cartUnitIds: [1] }], cartUnitIds: [1], moves: false, selected: [1, 2] },
  ]);
});

test('[CP-12] the choice of no coupon removes the coupon', async () => {
  const world = await couponWorld(undefined, ({ server }) => {
    server.coupons = [aCoupon({ couponIssueNo: no('ten'), cartUnitIds: [id(1)] })];
  });
  await acted(world, open(), choose(), apply);
  expect(inUse(world)).toEqual([]);
});

test.each([
  ['Yes', ['ten on 1']],
  ['No', ['ten on 2']],
] as const)('[CP-09] moves a coupon from another unit only after a yes: %s', async (reply, used) => {
  const world = await couponWorld(undefined, ({ server }) => {
    server.coupons = [aCoupon({ couponIssueNo: no('ten'), cartUnitIds: [id(2)] })];
  });
  world.shopper.replies.push(reply);
  await acted(world, open(), choose('ten'), apply);
  expect([world.shopper.questions, inUse(world)]).toEqual([[{ type: 'MoveCoupon', cartUnitIds: [2] }], used]);
});

test.each([
  ['ApplyChoice', ['ten on 1']],
  ['LeaveChoice', []],
] as const)('[CP-10] asks before an unapplied choice is left: %s', async (answer, used) => {
  const world = await couponWorld();
  world.shopper.leaveBoxAnswers.push(answer);
  await acted(world, open(), choose('ten'), close);
  expect([world.shopper.boxesLeft, inUse(world), box(world)]).toEqual([1, used, undefined]);
});

test('[CP-10] closing the question keeps the box and its choice', async () => {
  const world = await couponWorld();
  await acted(world, open(), choose('ten'), close);
  expect([world.shopper.boxesLeft, inUse(world)]).toEqual([1, []]);
  expect(box(world)?.choices).toMatchObject([{ couponKey: O.some('ten') }]);
  await acted(world, close);
  expect(world.shopper.boxesLeft).toBe(2);
});

test('[CP-10] closes a box without changes without a question', async () => {
  const world = await acted(await couponWorld(), open(), close);
  expect([world.shopper.boxesLeft, box(world)]).toEqual([0, undefined]);
});

test('[CP-03] does not choose an unusable coupon', async () => {
  const world = await couponWorld([held('dear', { possiblePrice: won(99_000) })]);
  await acted(world, open(), choose('dear'));
  expect(box(world)?.choices).toEqual([]);
});

test('a refused application keeps the box with its choice and shows the reason', async () => {
  const world = await couponWorld();
  world.plan('applyCoupons', failing(anApiError({ resultCode: 'CART-BR5-08' })));
  await acted(world, open(), choose('ten'), apply);
  expect([world.alerted, box(world)?.isApplying, box(world)?.choices.length]).toEqual([['CART-BR5-08'], false, 1]);
  expect(inUse(world)).toEqual([]);
});

test('reloads a stale cart and notifies the shopper', async () => {
  const world = await couponWorld();
  world.server.changeElsewhere(id(2), { quantity: 5 });
  world.plan('applyCoupons', failing(aStaleError()));
  await acted(world, open(), choose('ten'), apply);
  expect([world.quantity(2), world.notified, box(world)?.isApplying]).toEqual([5, ['CART-CHANGED'], false]);
});

test('resolves a lost answer by the new read', async () => {
  const world = await couponWorld();
  world.plan('applyCoupons', losing());
  await acted(world, open(), choose('ten'), apply);
  expect([inUse(world), box(world), world.notified]).toEqual([['ten on 1'], undefined, ['COUPONS-APPLIED']]);
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
const found = held('later', { issueNo: O.some(no('L1')) });

test('[CP-14] polls for a download every second and then selects the coupon', async () => {
  const world = await couponWorld([later], ({ server }) => {
    server.answer('issueCoupon', { isSuccess: true, failedReason: O.none, issueNo: O.some(no('L1')) });
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
    choices: [{ lane: 'Buyer', couponKey: O.some('L1') }],
  });
  expect([world.state.cart.coupons.offered.length, world.notified]).toEqual([1, ['COUPON-DOWNLOADED']]);
});

test('[CP-14 CP-15] a download fails after ten polls and leaves the list unchanged', async () => {
  const world = await couponWorld([later], ({ server }) => {
    server.answer('issueCoupon', { isSuccess: true, failedReason: O.none, issueNo: O.none });
  });
  await acted(world, open(), download);
  await world.after(20_000);
  expect(world.requests('getUnusedCoupon')).toHaveLength(10);
  expect([world.notified, box(world)?.downloading]).toEqual([['COUPON-DOWNLOAD-FAILED'], []]);
  expect(world.state.cart.coupons.offered).toEqual([later]);
});

test.each([
  ['over-try', [['COUPON-OVER-TRY'], []]],
  ['sold-out', [[], ['COUPON-DOWNLOAD-FAILED']]],
] as const)('[CP-15] a refused download shows: %s', async (reason, [alerted, told]) => {
  const world = await couponWorld([later], ({ server }) => {
    server.answer('issueCoupon', { isSuccess: false, failedReason: O.some(reason), issueNo: O.none });
  });
  await acted(world, open(), download);
  expect([world.alerted, world.notified, world.state.cart.coupons.offered]).toEqual([alerted, told, [later]]);
});

test.each([
  [30, [], 1, undefined],
  [31, ['CART-BR7-33'], 0, false],
])(
  '[CK-01] a coupon on all of %i units: sends at most 30 per request',
  async (units, alerted, requests, isApplying) => {
    const world = await anOpenWorld(apples(units), ({ server }) => {
      server.offered = [held('super', { couponType: 'SuperCoupon' })];
    });
    await acted(world, open(), choose('super', 'Super'), apply);
    expect([world.alerted, box(world)?.isApplying]).toEqual([alerted, isApplying]);
    expect(world.requests('applyCoupons')).toHaveLength(requests);
  },
);

test('[CP-12] the box of a group applies a coupon to each of its units in one press', async () => {
  const world = await couponWorld();
  const group: Command = { type: 'OpenCouponBox', cartUnitId: id(1), scope: 'ItemGroup' };
  const pick = (n: number, key: string): Command => ({
    type: 'ChooseCoupon',
    lane: 'Buyer',
    cartUnitId: id(n),
    couponKey: O.some(no(key)),
  });
  await acted(world, group, pick(1, 'ten'), pick(2, 'five'));
  expect([box(world)?.scope, inUse(world)]).toEqual(['ItemGroup', []]);
  await acted(world, apply);
  expect([inUse(world), box(world)]).toEqual([['five on 2', 'ten on 1'], undefined]);
});
