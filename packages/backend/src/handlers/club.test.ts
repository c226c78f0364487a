import { calls } from '@baguni/contract';
import { cartUnitId, clubTerms, couponPolicyNo, type Buyer, type ClubTerm } from '@baguni/domain/internal';
import { aBuyer } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { joinClub } from '../demo/change-buyer.ts';
import { noOffers } from '../store/offers.ts';
import type { StoredBuyer } from '../store/rows.ts';
import { errorOf, replyOf, aShop, uuidOf, type Ask, type TestShop } from '../testing/shop.ts';
import { aCouponPolicy, aStoredBuyer, scopeA, scopeB } from '../testing/rows.ts';

const now = Date.parse('2026-11-20T12:00:00+09:00');
const gift = couponPolicyNo('GIFT');

const aShopFor = async (buyer: Partial<Buyer> = {}, over: Partial<StoredBuyer> = {}): Promise<TestShop> => {
  const shop = aShop();
  await shop.store.transaction(async (tx) => {
    for (const scope of [scopeA, scopeB])
      await tx.putBuyer(scope, { ...aStoredBuyer(), buyer: aBuyer(buyer), ...over });
    await tx.putCouponPolicy('marketplace', aCouponPolicy({ policyNo: gift, perBuyer: 0, issueLimit: null }));
    await tx.putOffers('marketplace', { ...noOffers, welcomeGift: gift });
  });
  return shop;
};

const agreed = { agreed: clubTerms };

const join = (shop: TestShop, ask: Ask = {}, body: unknown = agreed) =>
  shop.ask('joinSmileClubByOneClick', body, { now, ...ask });
const info = async (shop: TestShop, ask: Ask = {}) => await shop.reply('getUnifyMembershipInfo', {}, { now, ...ask });
const giftOf = async (shop: TestShop, ask: Ask = {}) =>
  (await shop.reply('getWelcomeGift', {}, { now, ...ask })).clubWelcomeGift;
const storedOf = (shop: TestShop, scope = scopeA) => shop.store.transaction((tx) => tx.buyer(scope));
const buyerOf = async (shop: TestShop, scope = scopeA) => (await storedOf(shop, scope))?.buyer;
const version = (shop: TestShop) => shop.store.transaction((tx) => tx.cartVersion(scopeA));

test('[CM-38] [CL-02] joins, returns the new status and raises the cart version', async () => {
  const shop = await aShopFor();
  expect(await info(shop)).toMatchObject({ isSmileClubOneClickTarget: true });
  const before = await version(shop);
  const reply = replyOf(calls.joinSmileClubByOneClick, await join(shop));
  expect(reply).toMatchObject({
    isSmileClubOneClickTarget: false,
    unifyMembershipInfo: {
      smileClubMember: true,
      smileClubMemberInformation: { memberType: 'Free', payCycleType: 'Free' },
    },
  });
  expect([await buyerOf(shop), await version(shop)]).toMatchObject([
    { isSmileClub: true, clubMemberType: 'Free' },
    before + 1,
  ]);
  expect(await storedOf(shop)).toMatchObject({ clubConsent: { terms: ['club', 'personal', 'third'], givenAt: now } });
  expect((await buyerOf(shop, scopeB))?.isSmileClub).toBe(false);
  expect((await shop.reply('getInitialCart', {}, { now })).buyer.isSmileClub).toBe(true);
});

test.each([
  ['Unknown', 'None', 'None'],
  ['Waiting', 'Waiting', 'None'],
  ['Free', 'Active', 'Free'],
  ['Purchase', 'Active', 'Year'],
  ['Restricted', 'Restricted', 'None'],
  ['Withdrawal', 'Withdrawn', 'None'],
] as const)(
  '[CM-28] returns every membership field of a member who is %s',
  async (memberType, statusCode, payCycleType) => {
    const isSmileClub = memberType === 'Free' || memberType === 'Purchase';
    const buyer = { clubMemberType: memberType, isSmileClub, buyerGrade: 'VIP' };
    const withdrawDt = Date.parse('2026-11-02');
    const withdrawn = memberType === 'Withdrawal' ? { membershipWithdrawDate: withdrawDt } : {};
    const infoOf = async (flags: Partial<Buyer>) => info(await aShopFor({ ...buyer, ...flags }, withdrawn));
    const expected = (isUnifyMembership: boolean, isSSGMembership: boolean) => ({
      unifyMasterId: scopeA.owner,
      smileClubMember: isSmileClub,
      smileClubMemberInformation: {
        statusCode,
        payCycleType,
        memberType,
        membershipGrade: 'VIP',
        joinPartnerId: '',
        isUnifyMembership,
        isSSGPoint: isSSGMembership,
        isSSGMembership,
        withdrawDt: memberType === 'Withdrawal' ? withdrawDt : undefined,
      },
    });
    const universe = await infoOf({ isUniverseClub: true });
    expect(universe).toEqual({ unifyMembershipInfo: expected(true, false), isSmileClubOneClickTarget: false });
    expect((await infoOf({ isSsgMembership: true })).unifyMembershipInfo).toEqual(expected(false, true));
  },
);

test('[CM-39] [CL-06] gives the welcome gift once, only to members until they spend it, in the page language', async () => {
  const shop = await aShopFor();
  expect(await giftOf(shop)).toBeUndefined();
  await join(shop);
  const given = await giftOf(shop);
  expect(given).toMatchObject({ couponName: aCouponPolicy().couponName.ko });
  expect(await giftOf(shop, { language: 'en' })).toMatchObject({ couponName: aCouponPolicy().couponName.en });
  expect(await giftOf(shop, { session: { scope: scopeB, guestOwner: null } })).toBeUndefined();
  const held = await shop.store.transaction((tx) => tx.issuedCoupons(scopeA));
  expect(held.map(({ policyNo }) => policyNo)).toEqual([gift]);
  // leaves and joins again: no second gift
  await shop.store.transaction((tx) => tx.putBuyer(scopeA, aStoredBuyer()));
  await join(shop);
  expect(await shop.store.transaction((tx) => tx.issuedCoupons(scopeA))).toHaveLength(1);
  await shop.store.transaction(async (tx) => {
    for (const { issueNo } of held) {
      await tx.useCoupon(scopeA, issueNo, [cartUnitId(1)]);
      await tx.spendCoupon(scopeA, issueNo, [cartUnitId(1)], 0);
    }
  });
  expect(await giftOf(shop)).toBeUndefined();
});

test('[CM-38] a double click joins once: the same key returns the same reply, another key is refused', async () => {
  const shop = await aShopFor();
  const key = uuidOf(77);
  const first = await join(shop, { key });
  expect(await join(shop, { key })).toEqual(first);
  expect(errorOf(calls.joinSmileClubByOneClick, await join(shop))).toMatchObject({ resultCode: 'CLUB-JOIN-MEMBER' });
  expect(await shop.store.transaction((tx) => tx.issuedCoupons(scopeA))).toHaveLength(1);
});

test.each([
  ['CLUB-JOIN-BUSINESS', { isDomesticBusinessman: true }, {}],
  ['CLUB-JOIN-MEMBER', { isUniverseClub: true }, {}],
  ['CLUB-JOIN-MEMBER', { clubMemberType: 'Waiting' }, {}],
  ['CLUB-JOIN-RESTRICTED', { clubMemberType: 'Restricted' }, {}],
  ['CLUB-JOIN-WITHDRAWN', { clubMemberType: 'Withdrawal' }, { membershipWithdrawDate: now }],
] as const)('[CL-01] refused by %s without any change: %j', async (code, buyer, over) => {
  const shop = await aShopFor(buyer, over);
  const before = await buyerOf(shop);
  expect(errorOf(calls.joinSmileClubByOneClick, await join(shop))).toMatchObject({ resultCode: code });
  expect([
    await buyerOf(shop),
    await version(shop),
    await shop.store.transaction((tx) => tx.issuedCoupons(scopeA)),
  ]).toEqual([before, 0, []]);
  expect(await info(shop)).toMatchObject({ isSmileClubOneClickTarget: false });
});

test.each([
  [422, 'CLUB-JOIN-AGREE', []],
  [422, 'CLUB-JOIN-AGREE', ['club', 'personal']],
  [422, 'CLUB-JOIN-AGREE', ['third', 'third', 'third']],
  [400, undefined, undefined],
  [400, undefined, ['club', 'personal', 'marketing']],
])('[CL-02] answers %i %s to a join with the terms %j, and changes nothing', async (status, code, terms) => {
  const shop = await aShopFor();
  const before = await storedOf(shop);
  const answer = await join(shop, {}, { agreed: terms });
  expect(answer.status).toBe(status);
  if (code !== undefined) expect(errorOf(calls.joinSmileClubByOneClick, answer).resultCode).toBe(code);
  expect([await storedOf(shop), await version(shop), await giftOf(shop)]).toEqual([before, 0, undefined]);
});

test('[CL-01] one click joins again in the month after the withdrawal', async () => {
  const shop = await aShopFor(
    { clubMemberType: 'Withdrawal' },
    { membershipWithdrawDate: Date.parse('2026-10-31T23:00:00+09:00') },
  );
  expect(await info(shop)).toMatchObject({
    isSmileClubOneClickTarget: true,
    unifyMembershipInfo: { smileClubMemberInformation: { statusCode: 'Withdrawn' } },
  });
  expect(replyOf(calls.joinSmileClubByOneClick, await join(shop)).unifyMembershipInfo.smileClubMember).toBe(true);
});

test('[CL-01] [PG-08] unavailable in Global, and visitors must sign in first', async () => {
  const shop = await aShopFor();
  for (const language of ['en', 'cn', 'jp'] as const)
    expect(errorOf(calls.joinSmileClubByOneClick, await join(shop, { language }))).toMatchObject({
      resultCode: 'CLUB-JOIN-GLOBAL',
    });
  const visitor = aShop();
  expect(errorOf(calls.joinSmileClubByOneClick, await join(visitor))).toMatchObject({ resultCode: 'SIGN-IN-FIRST' });
  expect((await info(visitor)).unifyMembershipInfo).toMatchObject({ unifyMasterId: '', smileClubMember: false });
});

test('[CL-01] the server ignores membership claims of the page', async () => {
  const shop = await aShopFor({ isDomesticBusinessman: true });
  const claims = {
    ...agreed,
    isSmileClub: true,
    buyer: { isDomesticBusinessman: false },
    owner: 'buyer:b',
    language: 'ko',
  };
  expect(errorOf(calls.joinSmileClubByOneClick, await join(shop, {}, claims))).toMatchObject({
    resultCode: 'CLUB-JOIN-BUSINESS',
  });
  expect((await buyerOf(shop, scopeB))?.isSmileClub).toBe(false);
});

test('[CL-04] [CL-05] the club pages accept only their target buyers', async () => {
  const joining = async (page: 'join' | 'business' | 'upgrade', buyer: Partial<Buyer>) => {
    const shop = await aShopFor(buyer, { membershipWithdrawDate: now });
    const isJoined = (await joinClub(shop.store, scopeA, { page, agreed: clubTerms }, now)) === 'Joined';
    const { isSmileClub, clubMemberType } = (await buyerOf(shop)) ?? {};
    expect(isJoined).toBe(isSmileClub === true && clubMemberType === 'Purchase');
    return isJoined;
  };
  const free = { isSmileClub: true, clubMemberType: 'Free' } as const;
  const buyers = [{ clubMemberType: 'Withdrawal' }, { isDomesticBusinessman: true }, free] as const;
  const ways = ['join', 'business', 'upgrade'] as const;
  for (const [i, buyer] of buyers.entries())
    for (const [j, way] of ways.entries())
      expect([way, buyer, await joining(way, buyer)]).toEqual([way, buyer, i === j]);
  expect(await joinClub(aShop().store, scopeA, { page: 'join', agreed: clubTerms }, now)).toBe('NotFor');
});

test.each(clubTerms)(
  '[CL-02 CL-04] a club page joins nobody without the consent %s, and stores all of them',
  async (term) => {
    const shop = await aShopFor({ clubMemberType: 'Withdrawal' }, { membershipWithdrawDate: now });
    const send = (agreed: readonly ClubTerm[]) => joinClub(shop.store, scopeA, { page: 'join', agreed }, now);
    expect(await send(clubTerms.filter((one) => one !== term))).toBe('NotAgreed');
    expect((await buyerOf(shop))?.isSmileClub).toBe(false);
    expect(await send(clubTerms)).toBe('Joined');
    const stored = await shop.store.transaction((tx) => tx.buyer(scopeA));
    expect(stored?.clubConsent).toEqual({ terms: clubTerms, givenAt: now });
  },
);
