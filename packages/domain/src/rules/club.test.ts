import fc from 'fast-check';
import * as E from '../money/either.ts';
import { expect, test } from 'vitest';
import type { CartFields } from '../cart/cart.ts';
import { type Buyer, clubMemberTypes } from '../entities/buyer/buyer.ts';
import type { ClubInfo } from '../entities/club/club.ts';
import { arbBuyer } from '../testing/arbitraries/buyer.ts';
import { aBuyer, aClubInfo, clubFacts } from '../testing/builders/buyer.ts';
import { aStorefront, anOpenCart } from '../testing/builders/cart.ts';
import { type RuleRow, testRule } from '../testing/rule-table.ts';
import { isBroken } from '../testing/rules.ts';
import type { ClubFacts } from './facts.ts';
import * as rules from './club.ts';

testRule('CLUB-JOIN-BUSINESS business buyer', rules.businessJoinsElsewhere, [
  '[CL-01] [CL-05] refuses a business buyer, accepts all others',
  [clubFacts({ isDomesticBusinessman: false })],
  [clubFacts({ isDomesticBusinessman: true })],
  { en: 'Business members join the club on a separate page.' },
]);

testRule('CLUB-JOIN-GLOBAL not offered', rules.clubNotOffered, [
  '[CL-01] [PG-08] a storefront without a club refuses everyone',
  [clubFacts({}, { isOffered: true })],
  [clubFacts({}, { isOffered: false })],
  { en: 'Club membership is not available in this language.' },
]);

const ofTypes = (...types: readonly Buyer['clubMemberType'][]) =>
  types.map((clubMemberType) => clubFacts({ clubMemberType }));
testRule('CLUB-JOIN-MEMBER already member', rules.alreadyClubMember, [
  '[CL-01] [XT-09] refuses club members, pending members and members of the universe club',
  ofTypes('Unknown', 'Restricted', 'Withdrawal'),
  [...ofTypes('Waiting', 'Free', 'Purchase'), clubFacts({ isSmileClub: true }), clubFacts({ isUniverseClub: true })],
  { en: 'You are already a club member.' },
]);

testRule('CLUB-JOIN-RESTRICTED restricted', rules.restrictedFromClub, [
  '[CL-01] [CK-12] refuses a restricted membership and a restricted buyer',
  [...ofTypes('Unknown', 'Waiting', 'Free', 'Purchase', 'Withdrawal'), clubFacts({ standing: 'Normal' })],
  [...ofTypes('Restricted'), clubFacts({ standing: 'Restricted' }), clubFacts({ standing: 'Withdrawn' })],
  { en: 'You are restricted from joining the club. Please contact customer service.' },
]);

/** A withdrawal and a request; the last value is true if the request is refused. */
const withdrawals = [
  ['2026-11-01T00:00:00+09:00', '2026-11-30T23:59:59.999+09:00', true],
  ['2026-10-31T23:59:59.999+09:00', '2026-11-01T00:00:00+09:00', false],
  // both are in November in UTC
  ['2026-11-30T23:59:59.999+09:00', '2026-12-01T00:00:00+09:00', false],
  ['2025-11-20T12:00:00+09:00', '2026-11-20T12:00:00+09:00', false],
  ['2025-12-31T23:00:00+09:00', '2026-01-01T00:00:00+09:00', false],
  // the client clock is behind the server
  ['2026-12-01T00:00:00+09:00', '2026-11-30T23:59:00+09:00', true],
  [null, '2026-11-20T12:00:00+09:00', true],
] as const;
testRule(
  'CLUB-JOIN-WITHDRAWN this month',
  rules.leftClubThisMonth,
  withdrawals.map(([withdrawn, asked, isRefused]): RuleRow<ClubFacts> => {
    const times = {
      withdrawnAt: withdrawn === null ? undefined : Date.parse(withdrawn),
      now: Date.parse(asked),
    };
    const left = clubFacts({ clubMemberType: 'Withdrawal' }, times);
    return [
      `[CL-01] left on ${withdrawn}, asked on ${asked}: refused ${isRefused}`,
      [clubFacts({ clubMemberType: 'Unknown' }, times), ...(isRefused ? [] : [left])],
      isRefused ? [left] : [],
      { en: 'You left the club this month. You can join again next month.' },
    ];
  }),
);
test('[CL-01] a withdrawn member can join again from the next month on, without an end', () => {
  const moment = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
  fc.assert(
    fc.property(moment, moment, fc.constantFrom(...clubMemberTypes), (withdrawn, now, clubMemberType) => {
      const broken = (at: number) =>
        isBroken(rules.leftClubThisMonth, clubFacts({ clubMemberType }, { withdrawnAt: withdrawn, now: at }));
      if (clubMemberType !== 'Withdrawal') expect(broken(now)).toBe(false);
      else {
        expect(broken(withdrawn)).toBe(true);
        expect(broken(withdrawn + 31 * 24 * 60 * 60 * 1000)).toBe(false);
        const later = Math.max(now, withdrawn);
        if (!broken(later)) expect(broken(later + 1)).toBe(false);
      }
    }),
  );
});

testRule('SIGN-IN-FIRST visitor', rules.visitorMustSignIn, [
  '[CL-01] [RL-01] a visitor must sign in, a signed-in buyer need not',
  [clubFacts()],
  [clubFacts({ isLogin: false })],
  { fixes: [{ type: 'SignIn' }], en: 'Please sign in first.' },
]);

const entry = (buyer: Partial<Buyer>, over: Parameters<typeof clubFacts>[1] = {}) =>
  rules.clubEntryOf(clubFacts(buyer, over));

const { now } = clubFacts();

const earlier = now - 40 * 24 * 60 * 60 * 1000;

test('[CL-01] [CL-05] each type of club member gets the right page', () => {
  expect(clubMemberTypes.map((clubMemberType) => [clubMemberType, entry({ clubMemberType })])).toEqual([
    ['Unknown', 'OneClick'],
    ['Waiting', 'None'],
    ['Free', 'UpgradeGate'],
    ['Purchase', 'None'],
    ['Restricted', 'None'],
    ['Withdrawal', 'Join'],
  ]);
});

test('[CL-01] in the month of the withdrawal the page of the club, later one click', () => {
  const clubMemberType = 'Withdrawal';
  expect(entry({ clubMemberType }, { withdrawnAt: now })).toBe('Join');
  expect(entry({ clubMemberType }, { withdrawnAt: earlier })).toBe('OneClick');
});

test('[CL-05] [RL-01] a business buyer has a separate page, as a free member the common one; a visitor signs in', () => {
  expect(entry({ isLogin: false })).toBe('SignIn');
  expect(entry({ isDomesticBusinessman: true })).toBe('BusinessJoin');
  expect(entry({ isDomesticBusinessman: true, isSmileClub: true, clubMemberType: 'Free' })).toBe('UpgradeGate');
  expect(entry({ isDomesticBusinessman: true, isSmileClub: true, clubMemberType: 'Purchase' })).toBe('None');
});

test('[XT-09] hides the club from the universe club, including its free members', () => {
  for (const clubMemberType of clubMemberTypes) expect(entry({ isUniverseClub: true, clubMemberType })).toBe('None');
});

test('[CL-01] [PG-08] Global offers no club; elsewhere one click is for buyers without a violation', () => {
  fc.assert(
    fc.property(arbBuyer, fc.boolean(), (buyer, hasLeftBefore) => {
      const withdrawnAt = hasLeftBefore ? earlier : undefined;
      expect(rules.clubEntryOf(clubFacts(buyer, { isOffered: false, withdrawnAt }))).toBe('None');
      const isOneClick = rules.clubEntryOf(clubFacts(buyer, { withdrawnAt })) === 'OneClick';
      expect(isOneClick).toBe(
        buyer.isLogin &&
          !buyer.isDomesticBusinessman &&
          !buyer.isSmileClub &&
          !buyer.isUniverseClub &&
          buyer.standing === 'Normal' &&
          (buyer.clubMemberType === 'Unknown' || (buyer.clubMemberType === 'Withdrawal' && hasLeftBefore)),
      );
    }),
  );
});

test('[CL-01] the first reason wins: a restricted member sees the restriction, not the membership', () => {
  const verdict = rules.checkClubJoin(clubFacts({ clubMemberType: 'Restricted', isSmileClub: true }));
  expect(E.isLeft(verdict) && verdict.left.code).toBe('CLUB-JOIN-RESTRICTED');
  expect(rules.clubRules.map(({ code }) => code)).toEqual([
    'CLUB-JOIN-GLOBAL',
    'SIGN-IN-FIRST',
    'CLUB-JOIN-RESTRICTED',
    'CLUB-JOIN-MEMBER',
    'CLUB-JOIN-BUSINESS',
    'CLUB-JOIN-WITHDRAWN',
  ]);
});

test('[CL-06] offers dawn delivery in all of Seoul to SmileFresh customers who can join', () => {
  const fresh = [{ cartUnitType: 'Normal' }, { cartUnitType: 'SmileFresh' }] as const;
  const entries = ['OneClick', 'Join', 'BusinessJoin', 'SignIn', 'UpgradeGate', 'None'] as const;
  expect(entries.filter((one) => rules.hasDawnOffer(one, fresh))).toEqual([
    'OneClick',
    'Join',
    'BusinessJoin',
    'SignIn',
  ]);
  expect(entries.filter((one) => rules.hasDawnOffer(one, [{ cartUnitType: 'SmileDelivery' }]))).toEqual([]);
});

test('[CL-01] [ND-06] facts of the page: storefront, buyer, and the withdrawal date once read', () => {
  const asks = (buyer: Partial<Buyer>, over: CartFields = {}, club?: ClubInfo) =>
    rules.canJoinClub(anOpenCart([], { buyer: aBuyer(buyer), pricesAsOf: now, ...over }), club);
  const left = (withdrawDt: typeof earlier) => aClubInfo({ memberType: 'Withdrawal', withdrawDt });
  expect([asks({}), asks({}, { storefront: aStorefront({ language: 'en' }) })]).toEqual([true, false]);
  expect(asks({ clubMemberType: 'Withdrawal' })).toBe(false);
  expect(asks({ clubMemberType: 'Withdrawal' }, {}, left(earlier))).toBe(true);
  expect(asks({ clubMemberType: 'Withdrawal' }, {}, left(now))).toBe(false);
});
