import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Buyer,
  type BuyerStanding,
  type ClubMemberType,
  type MemberType,
  buyerStandings,
  clubMemberTypes,
  memberTypes,
} from '../../entities/buyer/buyer.ts';
import { isOrderable } from '../../entities/cart/cart-unit.ts';
import { sellerKey } from '../../money/ids.ts';
import { aBuyer } from '../../testing/builders/buyer.ts';
import { aSeller } from '../../testing/builders/unit.ts';
import { bars } from '../../testing/checkout-rules.ts';
import {
  arbCheckoutFacts,
  findingOf,
  flaggedUnit,
  isBroken,
  leavingOut,
  ordering,
  saidIn,
} from '../../testing/rules.ts';
import { flagged } from '../../testing/unit-kinds.ts';
import {
  adultNotCertified,
  businessOnly,
  clubOnly,
  employeeMallOnly,
  itemNotVerified,
  membersOnly,
  ownItem,
  restrictedBuyer,
  under19,
  withdrawnBuyer,
} from './buyer.ts';
import { unavailableUnit } from './selection.ts';

describe('CART-BR1-25 own item', () => {
  const asked = (...own: readonly string[]) =>
    ordering([flaggedUnit(1)], { buyer: aBuyer({ ownSellerKeys: own.map(sellerKey) }) });

  test('[CK-12] refuses items of the own shop only', () => {
    expect(isBroken(ownItem, asked('S2', 'S1'))).toBe(true);
    expect(isBroken(ownItem, asked('S2'))).toBe(false);
    expect(isBroken(ownItem, asked())).toBe(false);
  });

  bars('[CK-12 CK-18] what the buyer sells is barred', ownItem, {
    isBarred: (unit, { ownSellerKeys }) => ownSellerKeys.includes(unit.seller.sellerKey),
    unit: {
      is: ({ seller }) => seller.sellerKey === sellerKey('S1'),
      ways: [(unit) => ({ ...unit, seller: aSeller() })],
    },
    buyer: { ownSellerKeys: [sellerKey('S1')] },
  });

  test('[CK-12] has a message in every language', () => {
    expect(saidIn(findingOf(ownItem, asked('S1')))).toEqual({
      ko: '‘사과’ 상품은 회원님이 판매하시는 상품이므로 구매할 수 없습니다.',
      en: 'You sell ‘사과’ yourself, so you cannot buy it.',
      cn: '“사과”是您自己销售的商品，无法购买。',
      jp: '「사과」はご自身が販売している商品のため、購入できません。',
    });
  });
});

describe('CART-BR1-26 under 19', () => {
  const asked = (isUnder19: boolean, isCertificatedAdult = false) =>
    ordering([flaggedUnit(1, ['isAdult'])], { buyer: aBuyer({ isUnder19, isCertificatedAdult }) });

  test('[CK-11] refuses buyers under 19 despite a certificate; from 19 on the rule does not apply', () => {
    expect(isBroken(under19, asked(true))).toBe(true);
    expect(isBroken(under19, asked(true, true))).toBe(true);
    expect(isBroken(under19, asked(false))).toBe(false);
    expect(isBroken(under19, ordering([flaggedUnit(1)], { buyer: aBuyer({ isUnder19: true }) }))).toBe(false);
  });

  bars('[CK-11 CK-18] adult items are barred to who is under 19', under19, {
    isBarred: (unit, { isUnder19 }) => unit.item.flags.isAdult && isUnder19,
    unit: flagged('isAdult'),
    buyer: { isUnder19: true },
  });

  test('[CK-11] has a message in every language', () => {
    expect(saidIn(findingOf(under19, asked(true)))).toEqual({
      ko: '‘사과’ 상품은 만 19세 미만이면 구매할 수 없습니다.',
      en: 'You must be 19 or older to buy ‘사과’.',
      cn: '未满19周岁不能购买“사과”。',
      jp: '「사과」は19歳未満の方は購入できません。',
    });
  });
});

describe('CART-BR7-10 members only', () => {
  const asked = (memberType: MemberType, isMembersOnly = true) =>
    ordering([flaggedUnit(1, isMembersOnly ? ['isMembersOnly'] : [])], { buyer: aBuyer({ memberType }) });

  test('[CK-12] refuses a visitor, accepts simple members and members; other items pass', () => {
    expect(memberTypes.map((type) => isBroken(membersOnly, asked(type)))).toEqual([true, false, false]);
    expect(isBroken(membersOnly, asked('NonMember', false))).toBe(false);
  });

  bars('[CK-12 CK-18] members’ items are barred to visitors', membersOnly, {
    isBarred: (unit, { memberType }) => unit.item.flags.isMembersOnly && memberType === 'NonMember',
    unit: flagged('isMembersOnly'),
    buyer: { memberType: 'NonMember' },
    lifting: [{ type: 'SignIn' }],
  });

  test('[CK-12] has a message in every language', () => {
    expect(saidIn(findingOf(membersOnly, asked('NonMember')))).toEqual({
      ko: '‘사과’ 상품은 회원만 주문할 수 있습니다. 로그인해 주십시오.',
      en: 'Only members can order ‘사과’. Please sign in.',
      cn: '“사과”仅限会员订购，请登录。',
      jp: '「사과」は会員のみ注文できます。ログインしてください。',
    });
  });
});

describe('CART-BR7-13 club only', () => {
  const asked = (clubMemberType: ClubMemberType, isSmileClub = false) =>
    ordering([flaggedUnit(1, ['isClubOnly'])], { buyer: aBuyer({ clubMemberType, isSmileClub }) });

  test('[CK-12] accepts club members and refuses all others; other items pass', () => {
    for (const type of clubMemberTypes) {
      expect(isBroken(clubOnly, asked(type, true))).toBe(false);
      expect(isBroken(clubOnly, asked(type))).toBe(true);
    }
    expect(isBroken(clubOnly, ordering([flaggedUnit(1)]))).toBe(false);
  });

  test('[CK-12] the code depends on the club status of the buyer', () => {
    expect(clubMemberTypes.map((type) => [type, findingOf(clubOnly, asked(type)).code])).toEqual([
      ['Unknown', 'CART-BR7-13'],
      ['Waiting', 'CART-BR7-48'],
      ['Free', 'CART-BR7-48'],
      ['Purchase', 'CART-BR7-13'],
      ['Restricted', 'CART-BR7-49'],
      ['Withdrawal', 'CART-BR7-49'],
    ]);
  });

  test.each(['Waiting', 'Withdrawal'] as const)('[CK-12] the same message for %s in every language', (type) => {
    expect(saidIn(findingOf(clubOnly, asked(type)))).toEqual(saidIn(findingOf(clubOnly, asked('Unknown'))));
  });

  bars('[CK-12 CK-18] the club’s items are barred to who is not in it', clubOnly, {
    isBarred: (unit, { isSmileClub }) => unit.item.flags.isClubOnly && !isSmileClub,
    unit: flagged('isClubOnly'),
    buyer: { isSmileClub: false },
  });

  test('[CK-12] has a message in every language', () => {
    expect(saidIn(findingOf(clubOnly, asked('Unknown')))).toEqual({
      ko: '‘사과’ 상품은 스마일클럽 회원만 주문할 수 있습니다.',
      en: 'Only Smile Club members can order ‘사과’.',
      cn: '“사과”仅限 Smile Club 会员订购。',
      jp: '「사과」はスマイルクラブ会員のみ注文できます。',
    });
  });
});

describe('CART-BR7-16 restricted buyer', () => {
  const asked = (over: Partial<Buyer>) => ordering([flaggedUnit(7), flaggedUnit(8)], { buyer: aBuyer(over) });

  test('[CK-12] refuses buyers restricted in marketplace or club, and no others', () => {
    const bad = buyerStandings.filter((standing) => isBroken(restrictedBuyer, asked({ standing })));
    expect(bad).toEqual(['Restricted']);
    const badClub = clubMemberTypes.filter((clubMemberType) => isBroken(restrictedBuyer, asked({ clubMemberType })));
    expect(badClub).toEqual(['Restricted']);
  });

  test('[CK-12] concerns all selected units without a fix, and no empty order', () => {
    expect(findingOf(restrictedBuyer, asked({ standing: 'Restricted' }))).toMatchObject({ units: [7, 8], fixes: [] });
    expect(isBroken(restrictedBuyer, ordering([], { buyer: aBuyer({ standing: 'Restricted' }) }))).toBe(false);
  });

  test('[CK-12] has a message in every language', () => {
    expect(saidIn(findingOf(restrictedBuyer, asked({ standing: 'Restricted' })))).toEqual({
      ko: '구매가 제한된 회원이므로 주문할 수 없습니다. 고객센터에 문의해 주십시오.',
      en: 'You cannot order because your purchases are restricted. Please contact customer service.',
      cn: '您的账户被限制购买，无法订购。请联系客服中心。',
      jp: 'ご購入が制限されているため、注文できません。カスタマーセンターにお問い合わせください。',
    });
  });
});

describe('CART-BR7-17 withdrawn buyer', () => {
  const asked = (standing: BuyerStanding) =>
    ordering([flaggedUnit(7), flaggedUnit(8)], { buyer: aBuyer({ standing }) });

  test('[CK-12] refuses withdrawn buyers, and no others', () => {
    expect(buyerStandings.filter((standing) => isBroken(withdrawnBuyer, asked(standing)))).toEqual(['Withdrawn']);
  });

  test('[CK-12] concerns all selected units without a fix, and no empty order', () => {
    expect(findingOf(withdrawnBuyer, asked('Withdrawn'))).toMatchObject({ units: [7, 8], fixes: [] });
    expect(isBroken(withdrawnBuyer, ordering([], { buyer: aBuyer({ standing: 'Withdrawn' }) }))).toBe(false);
  });

  test('[CK-12] has a message in every language', () => {
    expect(saidIn(findingOf(withdrawnBuyer, asked('Withdrawn')))).toEqual({
      ko: '탈퇴한 회원이므로 주문할 수 없습니다. 다시 가입하신 후 주문해 주십시오.',
      en: 'You cannot order because this membership has been withdrawn. Please register again.',
      cn: '您的会员资格已注销，无法订购。请重新注册后再下单。',
      jp: '退会済みの会員のため、注文できません。もう一度ご登録ください。',
    });
  });
});

describe('CART-BR7-45 business only', () => {
  const deal = flaggedUnit(1, ['isSmileClubBizDeal']);

  const other = flaggedUnit(2);

  test('[RL-01 CK-02] refuses a deal for business buyers to all others, club members included', () => {
    const by = (buyer: Parameters<typeof aBuyer>[0]) =>
      isBroken(businessOnly, ordering([deal], { buyer: aBuyer(buyer) }));
    expect(by({})).toBe(true);
    expect(by({ isSmileClub: true })).toBe(true);
    expect(by({ isDomesticBusinessman: true })).toBe(false);
    expect(isBroken(businessOnly, ordering([other]))).toBe(false);
  });

  test('[CK-02] the code depends on other units in the order', () => {
    expect(findingOf(businessOnly, ordering([deal])).code).toBe('CART-BR7-45');
    expect(findingOf(businessOnly, ordering([other, deal])).code).toBe('CART-BR7-46');
  });

  test('[CK-02 CK-18] does not report a deal twice if it is unorderable for another reason', () => {
    const closed = { ...deal, isBuyAvailable: false };
    expect(isBroken(businessOnly, ordering([closed]))).toBe(false);
    expect(isBroken(unavailableUnit, ordering([closed]))).toBe(true);
  });

  test('[RL-01 CK-18] applies to exactly those units, until they are excluded', () => {
    fc.assert(
      fc.property(arbCheckoutFacts, (facts) => {
        const ids = facts.chosen
          .filter(
            (unit) => unit.item.flags.isSmileClubBizDeal && isOrderable(unit) && !facts.buyer.isDomesticBusinessman,
          )
          .map((unit) => unit.cartUnitId);
        expect(isBroken(businessOnly, facts)).toBe(ids.length > 0);
        if (ids.length === 0) return;
        expect(findingOf(businessOnly, facts)).toMatchObject({
          units: ids,
          fixes: [{ type: 'Deselect', cartUnitIds: ids }],
        });
        expect(isBroken(businessOnly, leavingOut(facts, ids))).toBe(false);
      }),
    );
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(businessOnly, ordering([deal])))).toEqual({
      ko: '‘사과’ 상품은 스마일클럽 비즈 특가로, 사업자 회원만 주문할 수 있습니다.',
      en: '‘사과’ is a Smile Club Biz deal that only business members can order.',
      cn: '“사과”为 Smile Club Biz 特惠商品，仅限企业会员订购。',
      jp: '「사과」はスマイルクラブビズ特価のため、法人会員のみ注文できます。',
    });
    expect(saidIn(findingOf(businessOnly, ordering([deal, other])))).toEqual({
      ko: '‘사과’ 상품은 사업자 회원 전용 스마일클럽 비즈 특가입니다. 이 상품을 제외하고 주문해 주십시오.',
      en: '‘사과’ is a Smile Club Biz deal for business members only. Please order without this item.',
      cn: '“사과”为企业会员专享的 Smile Club Biz 特惠商品，请去除该商品后再订购。',
      jp: '「사과」は法人会員専用のスマイルクラブビズ特価です。この商品を除いてご注文ください。',
    });
  });
});

describe('EMPLOYEE-MALL-ONLY not via the mall', () => {
  const asked = (isViaEmployeeMall: boolean) => ordering([flaggedUnit(1, ['isEmployeeMall'], { isViaEmployeeMall })]);

  test('[RL-02] accepts access through the employee mall only', () => {
    expect(isBroken(employeeMallOnly, asked(true))).toBe(false);
    expect(isBroken(employeeMallOnly, asked(false))).toBe(true);
    expect(isBroken(employeeMallOnly, ordering([flaggedUnit(1)]))).toBe(false);
  });

  bars('[RL-02 CK-18] the employee mall’s items are barred by any other way', employeeMallOnly, {
    isBarred: (unit) => unit.item.flags.isEmployeeMall && !unit.isViaEmployeeMall,
    unit: flagged('isEmployeeMall'),
  });

  test('[RL-02] has a message in every language', () => {
    expect(saidIn(findingOf(employeeMallOnly, asked(false)))).toEqual({
      ko: '‘사과’ 상품은 임직원몰에서만 주문할 수 있습니다.',
      en: '‘사과’ can be ordered only in the employee mall.',
      cn: '“사과”只能在员工商城订购。',
      jp: '「사과」は社員モールでのみ注文できます。',
    });
  });
});

describe('UNABLE-ADULT_LIMIT not certified', () => {
  const asked = (isCertificatedAdult: boolean, isUnder19 = false) =>
    ordering([flaggedUnit(1, ['isAdult'])], { buyer: aBuyer({ isUnder19, isCertificatedAdult }) });

  test('[CK-11] requests a certificate from uncertified buyers who can get one, and from no others', () => {
    expect(isBroken(adultNotCertified, asked(false))).toBe(true);
    expect(isBroken(adultNotCertified, asked(true))).toBe(false);
    expect(isBroken(adultNotCertified, asked(false, true))).toBe(false);
    expect(
      isBroken(adultNotCertified, ordering([flaggedUnit(1)], { buyer: aBuyer({ isCertificatedAdult: false }) })),
    ).toBe(false);
  });

  test('[CK-11] an unorderable unit has its own reason, because a certificate does not help', () => {
    const gone = flaggedUnit(1, ['isAdult'], { isBuyAvailable: false });
    const uncertified = { buyer: aBuyer({ isCertificatedAdult: false }) };
    expect(isBroken(adultNotCertified, ordering([gone], uncertified))).toBe(false);
    const found = findingOf(adultNotCertified, ordering([gone, flaggedUnit(2, ['isAdult'])], uncertified));
    expect(found.units).toEqual([2]);
  });

  bars('[CK-11 CK-18] adult items are barred to who may be an adult and has not certified it', adultNotCertified, {
    isBarred: (unit, { isUnder19, isCertificatedAdult }) =>
      unit.item.flags.isAdult && isOrderable(unit) && !isUnder19 && !isCertificatedAdult,
    unit: flagged('isAdult'),
    buyer: { isUnder19: false, isCertificatedAdult: false },
    lifting: [{ type: 'VerifyAdult' }],
  });

  test('[CK-11] has a message in every language', () => {
    expect(saidIn(findingOf(adultNotCertified, asked(false)))).toEqual({
      ko: '‘사과’ 상품은 성인 인증을 하신 후 주문할 수 있습니다.',
      en: '‘사과’ can be ordered after you have verified that you are an adult.',
      cn: '“사과”需完成年龄验证后方可订购。',
      jp: '「사과」は成人認証後にご注文いただけます。',
    });
  });
});

describe('VERIFY-ITEM not verified', () => {
  const asked = (memberType: MemberType, isIdentityVerified = false, isNeedAuthentication = true) =>
    ordering([flaggedUnit(1), flaggedUnit(2, [], { isNeedAuthentication })], {
      buyer: aBuyer({ memberType, isIdentityVerified }),
    });

  test('[CK-11] requests verification from an unverified simple member only', () => {
    expect(memberTypes.filter((type) => isBroken(itemNotVerified, asked(type)))).toEqual(['SimpleMember']);
    expect(isBroken(itemNotVerified, asked('SimpleMember', true))).toBe(false);
    expect(isBroken(itemNotVerified, asked('SimpleMember', false, false))).toBe(false);
  });

  test('[CK-11 LY-07] verification fixes it, or excluding the units', () => {
    const found = findingOf(itemNotVerified, asked('SimpleMember'));
    expect(found.units).toEqual([2]);
    expect(found.fixes).toEqual([{ type: 'VerifyIdentity' }, { type: 'Deselect', cartUnitIds: [2] }]);
    expect(isBroken(itemNotVerified, leavingOut(asked('SimpleMember'), found.units))).toBe(false);
  });

  test('[CK-11] has a message in every language', () => {
    expect(saidIn(findingOf(itemNotVerified, asked('SimpleMember')))).toEqual({
      ko: '본인 인증이 필요한 상품이 있습니다. 본인 인증을 하신 후 주문할 수 있습니다.',
      en: 'Some items can be ordered only after you have verified your identity.',
      cn: '部分商品需完成身份验证后方可订购。',
      jp: '本人認証が必要な商品があります。本人認証後にご注文いただけます。',
    });
  });
});
