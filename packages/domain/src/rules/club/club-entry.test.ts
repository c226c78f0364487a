import { either as E, option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClubInfo } from '../../entities/club/club.ts';
import { clubMemberTypes, type Buyer } from '../../entities/buyer/buyer.ts';
import { arbBuyer } from '../../testing/arbitraries/buyer.ts';
import type { Cart } from '../../cart/cart.ts';
import { aBuyer } from '../../testing/builders/buyer.ts';
import { anOpenCart, aStorefront } from '../../testing/builders/cart.ts';
import { aClubInfo, clubFacts } from '../../testing/builders/club.ts';
import { clubEntryOf } from './club-entry.ts';
import { hasDawnOffer } from './dawn-offer.ts';
import { canJoinClub } from './facts-of.ts';
import { checkClubJoin, clubRules } from './index.ts';

const entry = (buyer: Partial<Buyer>, over: Parameters<typeof clubFacts>[1] = {}) =>
  clubEntryOf(clubFacts(buyer, over));
const { now } = clubFacts();
const earlier = O.some(now - 40 * 24 * 60 * 60 * 1000);

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
  expect(entry({ clubMemberType }, { withdrawnAt: O.some(now) })).toBe('Join');
  expect(entry({ clubMemberType }, { withdrawnAt: earlier })).toBe('OneClick');
});

test('[CL-05] a business buyer has a separate page, and as a free member the common one', () => {
  expect(entry({ isDomesticBusinessman: true })).toBe('BusinessJoin');
  expect(entry({ isDomesticBusinessman: true, isSmileClub: true, clubMemberType: 'Free' })).toBe('UpgradeGate');
  expect(entry({ isDomesticBusinessman: true, isSmileClub: true, clubMemberType: 'Purchase' })).toBe('None');
});

test('[RL-01] a visitor goes to sign-in', () => expect(entry({ isLogin: false })).toBe('SignIn'));

test('[XT-09] hides the club from the universe club, including its free members', () => {
  for (const clubMemberType of clubMemberTypes) expect(entry({ isUniverseClub: true, clubMemberType })).toBe('None');
});

test('[CL-01] [PG-08] Global offers no club; elsewhere one click is for buyers without a violation', () => {
  fc.assert(
    fc.property(arbBuyer, fc.boolean(), (buyer, hasLeftBefore) => {
      const withdrawnAt = hasLeftBefore ? earlier : O.none;
      expect(clubEntryOf(clubFacts(buyer, { isOffered: false, withdrawnAt }))).toBe('None');
      const isOneClick = clubEntryOf(clubFacts(buyer, { withdrawnAt })) === 'OneClick';
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
  const verdict = checkClubJoin(clubFacts({ clubMemberType: 'Restricted', isSmileClub: true }));
  expect(E.isLeft(verdict) && verdict.left.code).toBe('CLUB-JOIN-RESTRICTED');
  expect(clubRules.map(({ code }) => code)).toEqual([
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
  expect(entries.filter((one) => hasDawnOffer(one, fresh))).toEqual(['OneClick', 'Join', 'BusinessJoin', 'SignIn']);
  expect(entries.filter((one) => hasDawnOffer(one, [{ cartUnitType: 'SmileDelivery' }]))).toEqual([]);
});

test('[CL-01] [ND-06] facts of the page: storefront, buyer, and the withdrawal date once read', () => {
  const asks = (buyer: Partial<Buyer>, over: Partial<Cart> = {}, club?: ClubInfo) =>
    canJoinClub(anOpenCart([], { buyer: aBuyer(buyer), pricesAsOf: now, ...over }), club);
  const left = (withdrawDt: typeof earlier) => aClubInfo({ memberType: 'Withdrawal', withdrawDt });
  expect([asks({}), asks({}, { storefront: aStorefront({ language: 'en' }) })]).toEqual([true, false]);
  expect(asks({ clubMemberType: 'Withdrawal' })).toBe(false);
  expect(asks({ clubMemberType: 'Withdrawal' }, {}, left(earlier))).toBe(true);
  expect(asks({ clubMemberType: 'Withdrawal' }, {}, left(O.some(now)))).toBe(false);
});
