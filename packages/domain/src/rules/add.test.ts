import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { messageParams } from '../messages/keys.ts';
import { sellerKey } from '../money/ids.ts';
import { diagnose } from '../rule/judge.ts';
import { arbBuyer } from '../testing/arbitraries/buyer.ts';
import { arbUnit } from '../testing/arbitraries/unit.ts';
import { anItem, anOption, aUnit } from '../testing/builders/unit.ts';
import { choosing, pickedItem } from '../testing/choosing.ts';
import { aSeller } from '../testing/index.ts';
import { adding, findingOf, isBroken, saidIn } from '../testing/rules.ts';
import {
  addRules,
  businessOnlyToAdd,
  checkAdd,
  clubOnlyToAdd,
  employeeMallToAdd,
  membersOnlyToAdd,
  noAddressToAdd,
  notByExpress,
  notItsChoice,
  notOffered,
  ownItemToAdd,
  restrictedToAdd,
  saleStopped,
  under19ToAdd,
  withdrawnToAdd,
} from './add.ts';
import type { AddFacts, ChoiceFacts } from './facts.ts';
import { checkQuantity } from './quantity.ts';

describe('CART-BR1-04 not its choice', () => {
  type Choice = readonly [optionNos: readonly string[], additionNos: readonly string[]];

  const isRefused = ([optionNos, additionNos]: Choice, item = pickedItem): boolean => {
    const additions = additionNos.map((additionNo) => ({ additionNo, quantity: 1 }));
    return isBroken(notItsChoice, choosing({ item: O.some(item), choice: { optionNos, additions } }));
  };

  test.each<Choice>([
    [['R'], []],
    [['B'], ['A']],
  ])('[CM-06] one option is picked, with additions or without: %j %j', (...choice) => {
    expect(isRefused(choice)).toBe(false);
  });

  test.each<Choice>([
    [[], []],
    [['R', 'B'], []],
    [['X'], []],
    [['R'], ['X']],
    [['R'], ['A', 'A']],
  ])('[CM-06] no option, two, one that it has not, and additions that it has not or twice: %j %j', (...choice) => {
    expect(isRefused(choice)).toBe(true);
  });

  test('[CM-06] allows no pick without options; measured and entered options are not picked', () => {
    expect(isRefused([[], []], anItem())).toBe(false);
    expect(isRefused([['R'], []], anItem())).toBe(true);
    for (const optionType of ['Text', 'Calculation'] as const)
      expect(isRefused([['T'], []], anItem({ options: [anOption({ optionNo: 'T', optionType })] }))).toBe(true);
  });

  const made = anItem({
    options: [
      anOption({ optionNo: 'R' }),
      anOption({ optionNo: 'T', optionType: 'Text', optionEntries: [{ name: 'Engraving', value: '' }] }),
      anOption({ optionNo: 'M', optionType: 'Calculation', optionEntries: [{ name: 'Width', value: '' }] }),
    ],
  });

  const measures = { M: { min: 30, max: 500, wonPerSquareMetre: 9_000 } };

  const [engraved, measured] = [
    { optionNo: 'T', values: ['Tori'] },
    { optionNo: 'M', values: ['120'] },
  ];

  test.each<readonly [string, boolean, NonNullable<ChoiceFacts['choice']['entered']>]>([
    ['both, in any order', false, [measured, engraved]],
    ['one left out', true, [engraved]],
    ['one twice', true, [engraved, engraved]],
    ['one twice, beside the other', true, [engraved, measured, measured]],
    ['one that is picked', true, [engraved, { optionNo: 'R', values: ['x'] }]],
    ['one that it has not', true, [engraved, measured, { optionNo: 'X', values: ['x'] }]],
    ['below the least measure', true, [engraved, { optionNo: 'M', values: ['29'] }]],
    ['a text with a control character', true, [measured, { optionNo: 'T', values: ['a\u0000'] }]],
    ['a value too many', true, [measured, { optionNo: 'T', values: ['a', 'b'] }]],
  ])('[CM-06] [PG-21] measured and written: %s is refused %s', (_, isRefusedSo, entered) => {
    const choice = { optionNos: ['R'], additions: [], entered };
    expect(isBroken(notItsChoice, choosing({ item: O.some(made), choice, measures }))).toBe(isRefusedSo);
  });

  test('[CM-06] refuses a made-to-measure option without terms, or next to an unpicked option', () => {
    const facts = { item: O.some(made), choice: { optionNos: ['R'], additions: [], entered: [engraved, measured] } };
    expect(isBroken(notItsChoice, choosing({ ...facts, measures }))).toBe(false);
    expect(isBroken(notItsChoice, choosing(facts))).toBe(true);
    expect(isBroken(notItsChoice, choosing({ ...facts, measures, choice: { ...facts.choice, optionNos: [] } }))).toBe(
      true,
    );
  });

  test('[CM-06] has a message in every language', () => {
    const found = findingOf(notItsChoice, choosing({ choice: { optionNos: ['X'], additions: [] } }));
    expect(saidIn(found)).toMatchObject({
      ko: '상품이 변경되었거나 품절되었습니다. 상품 상세 페이지에서 다시 선택해 주십시오.',
      en: 'The item has changed or is out of stock. Please choose it again on its detail page.',
    });
  });
});

describe('CART-BR1-20 sale stopped', () => {
  test('[CM-06] refuses an item whose sale has stopped', () => {
    expect(isBroken(saleStopped, choosing())).toBe(false);
    const found = findingOf(saleStopped, choosing({ isStopped: true }));
    expect(found).toEqual({ code: 'CART-BR1-20', params: {}, units: [], fixes: [] });
    expect(saidIn(found).en).toBe('This item is no longer on sale.');
  });
});

describe('CART-BR1-45 not offered', () => {
  test('[CM-06] refuses an item that the marketplace does not offer', () => {
    expect(isBroken(notOffered, choosing())).toBe(false);
    const found = findingOf(notOffered, choosing({ item: O.none }));
    expect(found).toEqual({ code: 'CART-BR1-45', params: {}, units: [], fixes: [] });
    expect(saidIn(found).en).toBe('This item cannot be added to the cart.');
  });
});

describe('CART-BR1-25 own item put in', () => {
  test('[CM-06] refuses items of the own shop', () => {
    expect(isBroken(ownItemToAdd, adding({}, { buyer: { ownSellerKeys: [sellerKey('S1')] } }))).toBe(true);
    expect(isBroken(ownItemToAdd, adding({}, { buyer: { ownSellerKeys: [sellerKey('S2')] } }))).toBe(false);
    expect(isBroken(ownItemToAdd, adding())).toBe(false);
  });

  test('[CM-06] CART-BR1-25 has a message in every language', () => {
    expect(saidIn(findingOf(ownItemToAdd, adding({}, { buyer: { ownSellerKeys: [sellerKey('S1')] } })))).toEqual({
      ko: '‘사과’ 상품은 회원님이 판매하시는 상품이므로 구매할 수 없습니다.',
      en: 'You sell ‘사과’ yourself, so you cannot buy it.',
      cn: '“사과”是您自己销售的商品，无法购买。',
      jp: '「사과」はご自身が販売している商品のため、購入できません。',
    });
  });
});

describe('CART-BR1-26 under 19 put in', () => {
  test('[CM-06] refuses adult items under 19 and accepts them from 19 on', () => {
    expect(isBroken(under19ToAdd, adding({ flags: ['isAdult'] }, { buyer: { isUnder19: true } }))).toBe(true);
    expect(isBroken(under19ToAdd, adding({ flags: ['isAdult'] }, { buyer: { isUnder19: false } }))).toBe(false);
    expect(isBroken(under19ToAdd, adding({}, { buyer: { isUnder19: true } }))).toBe(false);
  });

  test('[CM-06] CART-BR1-26 has a message in every language', () => {
    expect(saidIn(findingOf(under19ToAdd, adding({ flags: ['isAdult'] }, { buyer: { isUnder19: true } })))).toEqual({
      ko: '‘사과’ 상품은 만 19세 미만이면 구매할 수 없습니다.',
      en: 'You must be 19 or older to buy ‘사과’.',
      cn: '未满19周岁不能购买“사과”。',
      jp: '「사과」は19歳未満の方は購入できません。',
    });
  });
});

describe('CART-BR1-27 members only', () => {
  test('[CM-06] a visitor must sign in first, a simple member need not', () => {
    expect(
      isBroken(membersOnlyToAdd, adding({ flags: ['isMembersOnly'] }, { buyer: { memberType: 'NonMember' } })),
    ).toBe(true);
    expect(
      isBroken(membersOnlyToAdd, adding({ flags: ['isMembersOnly'] }, { buyer: { memberType: 'SimpleMember' } })),
    ).toBe(false);
    expect(isBroken(membersOnlyToAdd, adding({}, { buyer: { memberType: 'NonMember' } }))).toBe(false);
    expect(
      findingOf(membersOnlyToAdd, adding({ flags: ['isMembersOnly'] }, { buyer: { memberType: 'NonMember' } })),
    ).toMatchObject({ units: [], fixes: [{ type: 'SignIn' }] });
  });

  test('[CM-06] CART-BR1-27 has a message in every language', () => {
    expect(
      saidIn(findingOf(membersOnlyToAdd, adding({ flags: ['isMembersOnly'] }, { buyer: { memberType: 'NonMember' } }))),
    ).toEqual({
      ko: '회원만 구매할 수 있는 상품입니다. 로그인해 주십시오.',
      en: 'This item is for members only. Please sign in.',
      cn: '该商品仅限会员购买，请登录。',
      jp: '会員のみ購入できる商品です。ログインしてください。',
    });
  });
});

describe('CART-BR1-29 restricted buyer', () => {
  test('[CM-06] refuses restricted buyers and accepts all others', () => {
    expect(isBroken(restrictedToAdd, adding({}, { buyer: { standing: 'Restricted' } }))).toBe(true);
    expect(isBroken(restrictedToAdd, adding({}, { buyer: { clubMemberType: 'Restricted' } }))).toBe(true);
    expect(isBroken(restrictedToAdd, adding({}, { buyer: { standing: 'Withdrawn' } }))).toBe(false);
    expect(isBroken(restrictedToAdd, adding())).toBe(false);
  });

  test('[CM-06] CART-BR1-29 has a message in every language', () => {
    expect(saidIn(findingOf(restrictedToAdd, adding({}, { buyer: { standing: 'Restricted' } })))).toEqual({
      ko: '이용이 제한된 회원입니다. 고객센터에 문의해 주십시오.',
      en: 'Your account is restricted. Please contact customer service.',
      cn: '您的账户已被限制使用，请联系客服中心。',
      jp: 'ご利用が制限されています。カスタマーセンターにお問い合わせください。',
    });
  });
});

describe('CART-BR1-36 club members only', () => {
  test('[CM-06] accepts club members only', () => {
    expect(isBroken(clubOnlyToAdd, adding({ flags: ['isClubOnly'] }))).toBe(true);
    expect(isBroken(clubOnlyToAdd, adding({ flags: ['isClubOnly'] }, { buyer: { isSmileClub: true } }))).toBe(false);
    expect(isBroken(clubOnlyToAdd, adding())).toBe(false);
  });

  test('[CM-06] CART-BR1-36 has a message in every language', () => {
    expect(saidIn(findingOf(clubOnlyToAdd, adding({ flags: ['isClubOnly'] })))).toEqual({
      ko: '‘사과’ 상품은 스마일클럽 회원만 구매할 수 있습니다.',
      en: 'Only Smile Club members can buy ‘사과’.',
      cn: '“사과”仅限 Smile Club 会员购买。',
      jp: '「사과」はスマイルクラブ会員のみ購入できます。',
    });
  });
});

describe('CART-BR1-38 business only', () => {
  test('[CM-06] accepts business buyers only; others are offered to sign in as one', () => {
    expect(isBroken(businessOnlyToAdd, adding({ flags: ['isSmileClubBizDeal'] }))).toBe(true);
    expect(
      isBroken(
        businessOnlyToAdd,
        adding({ flags: ['isSmileClubBizDeal'] }, { buyer: { isDomesticBusinessman: true } }),
      ),
    ).toBe(false);
    expect(isBroken(businessOnlyToAdd, adding())).toBe(false);
    expect(findingOf(businessOnlyToAdd, adding({ flags: ['isSmileClubBizDeal'] }))).toMatchObject({
      units: [],
      fixes: [{ type: 'SignIn' }],
    });
  });

  test('[CM-06] CART-BR1-38 has a message in every language', () => {
    expect(saidIn(findingOf(businessOnlyToAdd, adding({ flags: ['isSmileClubBizDeal'] })))).toEqual({
      ko: '‘사과’ 상품은 사업자 회원만 구매할 수 있습니다. 사업자 회원으로 로그인해 주십시오.',
      en: 'Only business members can buy ‘사과’. Please sign in as a business member.',
      cn: '“사과”仅限企业会员购买，请以企业会员身份登录。',
      jp: '「사과」は法人会員のみ購入できます。法人会員としてログインしてください。',
    });
  });
});

describe('CART-BR1-39 withdrawn member', () => {
  test('[CM-06] refuses withdrawn members and accepts all others', () => {
    expect(isBroken(withdrawnToAdd, adding({}, { buyer: { standing: 'Withdrawn' } }))).toBe(true);
    expect(isBroken(withdrawnToAdd, adding({}, { buyer: { standing: 'Restricted' } }))).toBe(false);
    expect(isBroken(withdrawnToAdd, adding())).toBe(false);
  });

  test('[CM-06] CART-BR1-39 has a message in every language', () => {
    expect(saidIn(findingOf(withdrawnToAdd, adding({}, { buyer: { standing: 'Withdrawn' } })))).toEqual({
      ko: '탈퇴한 회원입니다. 다시 가입하신 후 이용해 주십시오.',
      en: 'This membership has been withdrawn. Please register again.',
      cn: '您的会员资格已注销，请重新注册。',
      jp: '退会済みの会員です。もう一度ご登録ください。',
    });
  });
});

describe('EMPLOYEE-MALL-ONLY put in elsewhere', () => {
  test('[CM-06] accepts access through the employee mall only', () => {
    expect(isBroken(employeeMallToAdd, adding({ flags: ['isEmployeeMall'] }))).toBe(true);
    expect(isBroken(employeeMallToAdd, adding({ flags: ['isEmployeeMall'], isViaEmployeeMall: true }))).toBe(false);
    expect(isBroken(employeeMallToAdd, adding())).toBe(false);
  });

  test('[CM-06] EMPLOYEE-MALL-ONLY has a message in every language', () => {
    expect(saidIn(findingOf(employeeMallToAdd, adding({ flags: ['isEmployeeMall'] })))).toEqual({
      ko: '‘사과’ 상품은 임직원몰에서만 주문할 수 있습니다.',
      en: '‘사과’ can be ordered only in the employee mall.',
      cn: '“사과”只能在员工商城订购。',
      jp: '「사과」は社員モールでのみ注文できます。',
    });
  });
});

describe('CART-BR1-08 no address', () => {
  test('[CM-06] same-day items need an address, others do not', () => {
    expect(isBroken(noAddressToAdd, adding({ cartUnitType: 'ExpressShop' }, { hasAddress: false }))).toBe(true);
    expect(isBroken(noAddressToAdd, adding({ cartUnitType: 'ExpressShop' }, { hasAddress: true }))).toBe(false);
    expect(isBroken(noAddressToAdd, adding({ cartUnitType: 'SmileFresh' }, { hasAddress: false }))).toBe(false);
  });

  test('[CM-06] CART-BR1-08 has a message in every language', () => {
    expect(saidIn(findingOf(noAddressToAdd, adding({ cartUnitType: 'ExpressShop' }, { hasAddress: false })))).toEqual({
      ko: '당일배송을 받으실 배송지를 먼저 선택해 주십시오.',
      en: 'Please choose an address for same-day delivery first.',
      cn: '请先选择当日达的收货地址。',
      jp: '即日配送のお届け先を先に選択してください。',
    });
  });
});

describe('CART-BR1-45 not by express', () => {
  const of = (large: string) => ({ category: { large, medium: 'M', small: 'S', detail: 'D' } });

  const [furniture, fruit] = [of('100000012'), of('100000003')];

  const byExpress = (item: typeof fruit): AddFacts => adding({ cartUnitType: 'ExpressShop', ...item });

  const ofChain = (item: typeof fruit): AddFacts => {
    const facts = adding(item);
    return { ...facts, unit: { ...facts.unit, seller: aSeller({ sellerKey: sellerKey('gsMapo') }) } };
  };

  test('[XT-05] refuses items of a barred large category by ExpressShop and from a store chain', () => {
    for (const facts of [byExpress, ofChain])
      expect([isBroken(notByExpress, facts(furniture)), isBroken(notByExpress, facts(fruit))]).toEqual([true, false]);
  });

  test('[XT-05] other services and sellers deliver it', () => {
    for (const cartUnitType of ['Normal', 'SmileFresh', 'SmileDelivery'] as const)
      expect(isBroken(notByExpress, adding({ cartUnitType, ...furniture }))).toBe(false);
  });

  test('[XT-05] adding such an item is refused', () => {
    expect(checkAdd(byExpress(furniture))).toMatchObject({ left: { code: 'CART-BR1-45' } });
  });

  test('[XT-05] CART-BR1-45 has a message in every language', () => {
    expect(saidIn(findingOf(notByExpress, byExpress(furniture)))).toEqual({
      ko: '장바구니에 담을 수 없는 상품입니다.',
      en: 'This item cannot be added to the cart.',
      cn: '该商品无法加入购物车。',
      jp: 'カートに入れられない商品です。',
    });
  });
});

describe('add', () => {
  const arbAddFacts = fc.record<AddFacts>({
    unit: arbUnit,
    buyer: arbBuyer,
    cartUnitCount: fc.constantFrom(0, 1, 99, 100, 101, 200),
    piecesInCart: fc.constantFrom(0, 0, 1, 3, 998),
    hasAddress: fc.boolean(),
  });

  test('[CM-06] an ordinary item can be added', () => {
    const facts = adding();
    expect(checkAdd(facts)).toEqual(E.right(facts));
  });

  test('[CM-06] rules check the buyer first, then the place, then the quantity', () => {
    const facts = adding(
      { flags: ['isAdult', 'isMembersOnly'], cartUnitType: 'ExpressShop', quantity: 1000, stock: O.some(1) },
      { buyer: { isUnder19: true, memberType: 'NonMember' }, cartUnitCount: 100, hasAddress: false },
    );
    expect(diagnose(addRules)(facts).map(({ code }) => code)).toEqual([
      'CART-BR1-27',
      'CART-BR1-26',
      'CART-BR1-08',
      'CART-BR1-43',
      'CART-BR1-32',
      'CART-BR1-01',
    ]);
  });

  test('[CM-06] the first of all reasons is the result of the check, each with its message values', () => {
    fc.assert(
      fc.property(arbAddFacts, (facts) => {
        const all = diagnose(addRules)(facts);
        const checked = checkAdd(facts);
        expect(E.isLeft(checked) ? checked.left : undefined).toEqual(all[0]);
        for (const { code, params } of all) expect(Object.keys(params)).toEqual(messageParams[code]);
      }),
    );
  });

  test('[CM-06 QT-02] an added unit is within every quantity limit', () => {
    fc.assert(
      fc.property(arbAddFacts, (facts) => {
        fc.pre(E.isRight(checkAdd(facts)));
        const pieces = facts.unit.quantity + facts.piecesInCart;
        // an existing unit with a discount agreement follows other limits (QT-03)
        const unit = aUnit({ ...facts.unit, quantity: pieces, isItemDiscountAgreement: false });
        expect(checkQuantity({ unit, asked: String(pieces), hasCoupon: false })).toEqual(E.right(pieces));
      }),
    );
  });
});
