import { clubTerms, couponIssueNo, won, type ClubInfo, type WelcomeGift } from '@baguni/domain/internal';
import { aBuyer, aClubInfo, anApiError } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { aTimeOut, failing, losing } from '../testing/test-network.ts';
import { anOpenWorld, apples, plan, planned, settled, World } from '../testing/world.ts';

const gift: WelcomeGift = { couponIssueNo: couponIssueNo('G1'), couponName: '클럽 회원 15% 쿠폰' };
const join = { type: 'JoinSmileClub', agreed: clubTerms } as const;
const open = { type: 'OpenSideLayer', layer: 'SmileClubOneClickJoin' } as const;

/** The club as the back end knows a buyer to it. */
const clubOf = (over: Parameters<typeof aClubInfo>[0] = {}): ClubInfo => {
  const { unifyMembershipInfo, ...info } = aClubInfo(over);
  return { ...info, unifyMembershipInfo: { ...unifyMembershipInfo, unifyMasterId: 'buyer:a' } };
};

const scenes = (world: World) =>
  world.eventsOf('ExtrasRead').flatMap(({ extras: { clubJoin } }) => (clubJoin === undefined ? [] : [clubJoin]));

test('[LS-03] [CM-28] reads club information with the cart, and a failure is silent', async () => {
  const world = await anOpenWorld();
  expect(world.state.extras.club).toEqual(clubOf());
  const unread = await anOpenWorld(apples(1), plan('getUnifyMembershipInfo', failing()));
  expect([unread.state.extras.club, unread.alerted]).toEqual([undefined, []]);
});

test('[CL-01] Global sends no club requests', async () => {
  const world = new World(apples(1), { language: 'en' });
  await world.settle({ type: 'OpenCart' }, join);
  expect(world.server.network.sent.filter(({ name }) => /Club|Membership|Gift/u.test(name))).toEqual([]);
});

test('[CL-02] [CM-38] default → loading → success, closed after 3 s, and the cart gets the membership at once', async () => {
  const world = await anOpenWorld(apples(2), ({ server }) => {
    server.initial = { buyer: aBuyer() };
    server.cashback = won(10);
  });
  world.server.answer('getWelcomeGift', { clubWelcomeGift: gift });
  world.plan('joinSmileClubByOneClick', { type: 'After', ms: 500 });
  const { selected } = world.state.cart;
  await world.after(0, { type: 'ToggleUnit', cartUnitId: world.state.cart.units[0]!.cartUnitId }, open, join);
  const kept = world.state.cart.selected;
  expect(kept).not.toEqual(selected);
  expect(world.state.extras.clubJoin).toBe('Loading');
  await world.after(500);
  expect(world.state).toMatchObject({
    cart: { buyer: { isSmileClub: true, clubMemberType: 'Free' }, selected: kept },
    extras: {
      clubJoin: 'Success',
      welcomeGift: gift,
      club: clubOf({ memberType: 'Free', payCycleType: 'Free', statusCode: 'Active' }),
    },
  });
  await world.after(2_999);
  expect(world.state.sideLayer).toBe('SmileClubOneClickJoin');
  await world.after(1);
  expect([world.state.sideLayer, world.state.extras.clubJoin]).toEqual([undefined, 'Default']);
  expect(scenes(world)).toEqual(['Loading', 'Success', 'Default']);
});

test.each([
  ['a refusal returns to the default scene', failing(anApiError({ message: '' })), false, ['CLUB-JOIN-FAILED']],
  ['a lost answer is asked for again', losing(), true, []],
])('[CL-02 CB-02] %s, and a member gets cashback', async (_, delivery, isSmileClub, told) => {
  const world = await settled(plan('joinSmileClubByOneClick', delivery), open, join);
  expect([scenes(world), world.alerted]).toEqual([['Loading', isSmileClub ? 'Success' : 'Default'], told]);
  expect([world.state.cart.buyer.isSmileClub, world.state.sideLayer]).toEqual([isSmileClub, open.layer]);
});

test('[CL-02] keeps a layer open that was opened meanwhile', async () => {
  const world = await anOpenWorld();
  await world.after(0, open, join);
  await world.after(3_000, { type: 'CloseSideLayer' }, { type: 'OpenSideLayer', layer: 'CountrySelector' });
  expect(world.state.sideLayer).toBe('CountrySelector');
});

test('[CL-02] a double press joins once', async () => {
  const world = await planned('joinSmileClubByOneClick', { type: 'After', ms: 100 });
  await world.after(50, open, join, join);
  await world.after(5_000, join);
  expect(world.requests('joinSmileClubByOneClick')).toEqual([{ agreed: clubTerms }]);
});

test('[CL-02] shows a failure that can be retried if the outcome stays unknown', async () => {
  const world = await planned('joinSmileClubByOneClick', failing(aTimeOut()));
  world.plan('getUnifyMembershipInfo', failing(aTimeOut()));
  await world.settle(open, join);
  expect([scenes(world), world.alerted.length]).toEqual([['Loading', 'Default'], 1]);
  await world.settle(join);
  expect(world.state.extras.clubJoin).toBe('Success');
});

test('[CL-02] waits for a pending quantity, so that its answer is not overtaken', async () => {
  const world = await anOpenWorld(apples(1));
  world.plan('setQuantity', { type: 'After', ms: 2_000 });
  await world.after(
    0,
    { type: 'ChangeQuantity', cartUnitId: world.state.cart.units[0]!.cartUnitId, asked: '4' },
    open,
    join,
  );
  await world.after(1_000);
  expect(world.state.cart.buyer.isSmileClub).toBe(false);
  await world.after(2_000);
  expect([world.state.cart.buyer.isSmileClub, world.quantity(1)]).toEqual([true, 4]);
});

test('[CL-04] applies a membership that changed on a club page, and does not reload otherwise', async () => {
  const world = await anOpenWorld();
  const reads = () => world.requests('getInitialCart').length;
  const before = reads();
  await world.settle({ type: 'ReadMembership' });
  expect(reads()).toBe(before);
  await world.server.joinSmileClubByOneClick(join)();
  await world.settle({ type: 'ReadMembership' });
  expect([reads(), world.state.cart.buyer.clubMemberType]).toEqual([before + 1, 'Free']);
});

test('[CL-04] reloads the cart for a new membership of the same type', async () => {
  const world = await anOpenWorld();
  world.server.alter('getUnifyMembershipInfo', ({ unifyMembershipInfo, ...info }) => ({
    ...info,
    unifyMembershipInfo: { ...unifyMembershipInfo, smileClubMember: true },
  }));
  const before = world.requests('getInitialCart').length;
  await world.settle({ type: 'ReadMembership' });
  expect(world.requests('getInitialCart')).toHaveLength(before + 1);
});

test('[CL-04] reports that the buyer could not be read again', async () => {
  const world = await anOpenWorld();
  await world.server.joinSmileClubByOneClick(join)();
  world.plan('getInitialCart', failing(aTimeOut()));
  await world.settle({ type: 'ReadMembership' });
  expect([world.alerted, world.state.cart.buyer.clubMemberType]).toEqual([['BUYER-LOAD-FAILED'], 'Unknown']);
});
