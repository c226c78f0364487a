import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import type { Cart } from '../cart/cart.ts';
import { type Buyer, buyerStandings, clubMemberTypes } from '../entities/buyer/buyer.ts';
import type { ClubInfo } from '../entities/club/club.ts';
import { arbBuyer } from '../testing/arbitraries/buyer.ts';
import { aBuyer, aClubInfo, clubFacts } from '../testing/builders/buyer.ts';
import { aStorefront, anOpenCart } from '../testing/builders/cart.ts';
import { findingOf, isBroken, saidIn } from '../testing/rules.ts';
import {
  alreadyClubMember,
  businessJoinsElsewhere,
  canJoinClub,
  checkClubJoin,
  clubEntryOf,
  clubNotOffered,
  clubRules,
  hasDawnOffer,
  leftClubThisMonth,
  restrictedFromClub,
  visitorMustSignIn,
} from './club.ts';

describe('CLUB-JOIN-BUSINESS business buyer', () => {
  test('[CL-01] [CL-05] refuses a business buyer, accepts all others', () => {
    const of = (isDomesticBusinessman: boolean) =>
      isBroken(businessJoinsElsewhere, clubFacts({ isDomesticBusinessman }));
    expect([of(false), of(true)]).toEqual([false, true]);
  });

  test('[CL-01] [ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(businessJoinsElsewhere, clubFacts({ isDomesticBusinessman: true })))).toEqual({
      ko: '사업자 회원은 사업자 전용 클럽 가입을 이용해 주십시오.',
      en: 'Business members join the club on a separate page.',
      cn: '企业会员请通过企业专用页面加入俱乐部。',
      jp: '法人会員の方は、法人専用のページからクラブにご入会ください。',
    });
  });
});

describe('CLUB-JOIN-GLOBAL not offered', () => {
  test('[CL-01] [PG-08] a storefront without a club refuses everyone', () => {
    expect([true, false].map((isOffered) => isBroken(clubNotOffered, clubFacts({}, { isOffered })))).toEqual([
      false,
      true,
    ]);
  });

  test('[CL-01] [ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(clubNotOffered, clubFacts({}, { isOffered: false })))).toEqual({
      ko: '이 언어에서는 클럽에 가입할 수 없습니다.',
      en: 'Club membership is not available in this language.',
      cn: '此语言的站点不提供俱乐部。',
      jp: 'この言語のサイトではクラブをご利用いただけません。',
    });
  });
});

describe('CLUB-JOIN-MEMBER already member', () => {
  test('[CL-01] refuses club members and pending members', () => {
    const refused = clubMemberTypes.filter((clubMemberType) =>
      isBroken(alreadyClubMember, clubFacts({ clubMemberType })),
    );
    expect(refused).toEqual(['Waiting', 'Free', 'Purchase']);
    expect(isBroken(alreadyClubMember, clubFacts({ isSmileClub: true }))).toBe(true);
  });

  test('[XT-09] refuses members of the universe club', () => {
    expect(isBroken(alreadyClubMember, clubFacts({ isUniverseClub: true }))).toBe(true);
  });

  test('[CL-01] [ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(alreadyClubMember, clubFacts({ isSmileClub: true })))).toEqual({
      ko: '이미 클럽 회원입니다.',
      en: 'You are already a club member.',
      cn: '您已是俱乐部会员。',
      jp: 'すでにクラブ会員です。',
    });
  });
});

describe('CLUB-JOIN-RESTRICTED restricted', () => {
  test('[CL-01] [CK-12] refuses a restricted membership and a restricted buyer', () => {
    const refused = clubMemberTypes.filter((clubMemberType) =>
      isBroken(restrictedFromClub, clubFacts({ clubMemberType })),
    );
    expect(refused).toEqual(['Restricted']);
    expect(buyerStandings.filter((standing) => isBroken(restrictedFromClub, clubFacts({ standing })))).toEqual([
      'Restricted',
      'Withdrawn',
    ]);
  });

  test('[CL-01] [ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(restrictedFromClub, clubFacts({ clubMemberType: 'Restricted' })))).toEqual({
      ko: '클럽 가입이 제한된 회원입니다. 고객센터로 문의해 주십시오.',
      en: 'You are restricted from joining the club. Please contact customer service.',
      cn: '您的俱乐部入会受到限制。请联系客服中心。',
      jp: 'クラブへのご入会が制限されています。カスタマーセンターへお問い合わせください。',
    });
  });
});

describe('CLUB-JOIN-WITHDRAWN this month', () => {
  const left = (withdrawn: string | null, now: string, clubMemberType: 'Withdrawal' | 'Unknown' = 'Withdrawal') =>
    clubFacts(
      { clubMemberType },
      { withdrawnAt: withdrawn === null ? O.none : O.some(Date.parse(withdrawn)), now: Date.parse(now) },
    );

  test.each([
    ['2026-11-01T00:00:00+09:00', '2026-11-30T23:59:59.999+09:00', true],
    ['2026-10-31T23:59:59.999+09:00', '2026-11-01T00:00:00+09:00', false],
    // both are in November in UTC
    ['2026-11-30T23:59:59.999+09:00', '2026-12-01T00:00:00+09:00', false],
    ['2025-11-20T12:00:00+09:00', '2026-11-20T12:00:00+09:00', false],
    ['2025-12-31T23:00:00+09:00', '2026-01-01T00:00:00+09:00', false],
    // the client clock is behind the server
    ['2026-12-01T00:00:00+09:00', '2026-11-30T23:59:00+09:00', true],
    [null, '2026-11-20T12:00:00+09:00', true],
  ])('[CL-01] left on %s, asked on %s: refused %s', (withdrawn, now, expected) => {
    expect(isBroken(leftClubThisMonth, left(withdrawn, now))).toBe(expected);
    expect(isBroken(leftClubThisMonth, left(withdrawn, now, 'Unknown'))).toBe(false);
  });

  test('[CL-01] a withdrawn member can join again from the next month on, without an end', () => {
    const moment = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
    fc.assert(
      fc.property(moment, moment, fc.constantFrom(...clubMemberTypes), (withdrawn, now, clubMemberType) => {
        const broken = (at: number) =>
          isBroken(leftClubThisMonth, clubFacts({ clubMemberType }, { withdrawnAt: O.some(withdrawn), now: at }));
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

  test('[CL-01] [ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(leftClubThisMonth, left('2026-11-01', '2026-11-02')))).toEqual({
      ko: '클럽을 탈퇴하신 달에는 다시 가입하실 수 없습니다. 다음 달에 가입해 주십시오.',
      en: 'You left the club this month. You can join again next month.',
      cn: '您在本月退出了俱乐部，请于下个月再加入。',
      jp: 'クラブを退会された月は、再入会いただけません。翌月以降にお申し込みください。',
    });
  });
});

describe('SIGN-IN-FIRST visitor', () => {
  test('[CL-01] [RL-01] a visitor must sign in, a signed-in buyer need not', () => {
    expect(isBroken(visitorMustSignIn, clubFacts())).toBe(false);
    expect(findingOf(visitorMustSignIn, clubFacts({ isLogin: false })).fixes).toEqual([{ type: 'SignIn' }]);
  });

  test('[CL-01] [ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(visitorMustSignIn, clubFacts({ isLogin: false })))).toEqual({
      ko: '먼저 로그인해 주십시오.',
      en: 'Please sign in first.',
      cn: '请先登录。',
      jp: '先にログインしてください。',
    });
  });
});

describe('club entry', () => {
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
});
