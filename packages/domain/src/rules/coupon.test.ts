import { option as O } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { noFlags } from '../entities/cart/item.ts';
import { cartUnitId, itemNo, sellerKey } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { aBuyer } from '../testing/builders/buyer.ts';
import { aPlace, aSituation, couponFacts, couponFlags } from '../testing/builders/coupon.ts';
import { anItem, aSmileDeliveryUnit, aUnit, testNow } from '../testing/builders/unit.ts';
import { findingOf, isBroken, saidIn } from '../testing/rules.ts';
import {
  belowMinimum,
  domesticShipping,
  expired,
  noFee,
  notABusinessBuyer,
  notAClubMember,
  notCouponUsable,
  notForThisUnit,
  notInTheApp,
  notOnMobile,
  notSignedIn,
  notSmileDelivery,
  partnerChannel,
  registrationItem,
  sellerExcluded,
  simpleMember,
  usedItem,
} from './coupon.ts';

const by = (over: Parameters<typeof aBuyer>[0]) => couponFacts({}, { situation: aSituation({ buyer: aBuyer(over) }) });

describe('CART-BR5-01 not signed in', () => {
  test('[CP-01] a guest has no coupons and is offered to sign in; a member has', () => {
    const nobody = by({ isLogin: false, memberType: 'NonMember' });
    expect(findingOf(notSignedIn, nobody).fixes).toEqual([{ type: 'SignIn' }]);
    expect(isBroken(notSignedIn, by({ isLogin: false, memberType: 'Member' }))).toBe(true);
    expect(isBroken(notSignedIn, by({ isLogin: true, memberType: 'NonMember' }))).toBe(true);
    expect(isBroken(notSignedIn, by({ isLogin: true, memberType: 'SimpleMember' }))).toBe(false);
    expect(isBroken(notSignedIn, couponFacts())).toBe(false);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(notSignedIn, by({ isLogin: false })))).toEqual({
      ko: '쿠폰은 로그인하신 후 사용할 수 있습니다.',
      en: 'Please sign in to use coupons.',
      cn: '登录后即可使用优惠券。',
      jp: 'クーポンはログインするとご利用いただけます。',
    });
  });
});

describe('CART-BR5-20 simple member', () => {
  test('[CP-01] a simple member must verify first, a member need not; a guest must sign in first', () => {
    expect(isBroken(simpleMember, by({ memberType: 'SimpleMember' }))).toBe(true);
    expect(isBroken(simpleMember, by({ memberType: 'Member' }))).toBe(false);
    expect(isBroken(simpleMember, by({ memberType: 'SimpleMember', isLogin: false }))).toBe(false);
  });

  test('[CP-01] [RL-01] a verified simple member uses coupons like a member; verification is offered', () => {
    expect(isBroken(simpleMember, by({ memberType: 'SimpleMember', isIdentityVerified: true }))).toBe(false);
    const found = findingOf(simpleMember, by({ memberType: 'SimpleMember', isIdentityVerified: false }));
    expect([found.units, found.fixes]).toEqual([[1], [{ type: 'VerifyIdentity' }]]);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(simpleMember, by({ memberType: 'SimpleMember' })))).toEqual({
      ko: '쿠폰을 사용하려면 먼저 본인 인증을 해 주십시오.',
      en: 'Please verify your identity before you use coupons.',
      cn: '使用优惠券前，请先进行身份验证。',
      jp: 'クーポンをご利用になるには、先に本人認証を行ってください。',
    });
  });
});

describe('COUPON-BUSINESS not a business buyer', () => {
  const flagged = (over: Parameters<typeof couponFacts>[1] = {}) =>
    couponFacts({ flags: couponFlags('isBusiness') }, over);

  test('[CP-20] accepts a business coupon for business buyers only', () => {
    expect(isBroken(notABusinessBuyer, flagged())).toBe(true);
    expect(
      isBroken(
        notABusinessBuyer,
        flagged({ situation: aSituation({ buyer: aBuyer({ isDomesticBusinessman: true }) }) }),
      ),
    ).toBe(false);
  });

  test('[CP-20] accepts a coupon without the flag', () => {
    expect(isBroken(notABusinessBuyer, couponFacts())).toBe(false);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(notABusinessBuyer, flagged()))).toEqual({
      ko: '사업자 회원만 사용할 수 있는 쿠폰입니다.',
      en: 'This coupon is for business members only.',
      cn: '该优惠券仅限企业会员使用。',
      jp: '法人会員のみご利用いただけるクーポンです。',
    });
  });
});

describe('COUPON-CLUB not a club member', () => {
  const flagged = (over: Parameters<typeof couponFacts>[1] = {}) => couponFacts({ flags: couponFlags('isClub') }, over);

  test('[CP-20] accepts a club coupon for club members only', () => {
    expect(isBroken(notAClubMember, flagged())).toBe(true);
    expect(isBroken(notAClubMember, flagged({ situation: aSituation({ buyer: aBuyer({ isSmileClub: true }) }) }))).toBe(
      false,
    );
  });

  test('[CP-20] accepts a coupon without the flag', () => {
    expect(isBroken(notAClubMember, couponFacts())).toBe(false);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(notAClubMember, flagged()))).toEqual({
      ko: '클럽 회원만 사용할 수 있는 쿠폰입니다.',
      en: 'This coupon is for club members only.',
      cn: '该优惠券仅限俱乐部会员使用。',
      jp: 'クラブ会員のみご利用いただけるクーポンです。',
    });
  });
});

describe('CART-BR5-02 partner channel', () => {
  const refused = aUnit({ cartUnitId: cartUnitId(2), partnershipCode: O.some('P100') });

  const facts = couponFacts({}, { units: [refused] });

  test('[CP-02] a unit from a partner channel takes no coupon', () => {
    expect(findingOf(partnerChannel, facts).units).toEqual([cartUnitId(2)]);
    expect(isBroken(partnerChannel, couponFacts())).toBe(false);
  });

  test('[CP-02] one such unit among several is enough, and only it is named', () => {
    const among = couponFacts({}, { units: [aUnit(), refused] });
    expect(findingOf(partnerChannel, among).units).toEqual([cartUnitId(2)]);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(partnerChannel, facts))).toEqual({
      ko: '제휴 채널로 담은 상품에는 쿠폰을 사용할 수 없습니다.',
      en: 'Coupons cannot be used on items added through a partner channel.',
      cn: '通过合作渠道加入购物车的商品不能使用优惠券。',
      jp: '提携チャネルからカートに入れた商品には、クーポンをご利用いただけません。',
    });
  });
});

describe('CART-BR5-04 used item', () => {
  const refused = aUnit({ cartUnitId: cartUnitId(2), item: anItem({ flags: { ...noFlags, isUsedItem: true } }) });

  const facts = couponFacts({}, { units: [refused] });

  test('[CP-02] a used item takes no coupon', () => {
    expect(findingOf(usedItem, facts).units).toEqual([cartUnitId(2)]);
    expect(isBroken(usedItem, couponFacts())).toBe(false);
  });

  test('[CP-02] one such unit among several is enough, and only it is named', () => {
    const among = couponFacts({}, { units: [aUnit(), refused] });
    expect(findingOf(usedItem, among).units).toEqual([cartUnitId(2)]);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(usedItem, facts))).toEqual({
      ko: '중고 상품에는 쿠폰을 사용할 수 없습니다.',
      en: 'Coupons cannot be used on used items.',
      cn: '二手商品不能使用优惠券。',
      jp: '中古商品にはクーポンをご利用いただけません。',
    });
  });
});

describe('CART-BR5-05 not coupon usable', () => {
  const refused = aUnit({ cartUnitId: cartUnitId(2), isCouponUsable: false });

  const facts = couponFacts({}, { units: [refused] });

  test('[CP-02] a unit excluded from coupons takes none', () => {
    expect(findingOf(notCouponUsable, facts).units).toEqual([cartUnitId(2)]);
    expect(isBroken(notCouponUsable, couponFacts())).toBe(false);
  });

  test('[CP-02] one such unit among several is enough, and only it is named', () => {
    const among = couponFacts({}, { units: [aUnit(), refused] });
    expect(findingOf(notCouponUsable, among).units).toEqual([cartUnitId(2)]);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(notCouponUsable, facts))).toEqual({
      ko: '쿠폰을 사용할 수 없는 상품입니다.',
      en: 'Coupons cannot be used on this item.',
      cn: '该商品不能使用优惠券。',
      jp: 'クーポンをご利用いただけない商品です。',
    });
  });
});

describe('CART-BR5-06 registration item', () => {
  const refused = aUnit({
    cartUnitId: cartUnitId(2),
    isCouponUsable: false,
    unusableCouponType: O.some('REGISTRATION_ITEM'),
  });

  const facts = couponFacts({}, { units: [refused], situation: aSituation() });

  test('[CP-02] a registration item takes no coupon', () => {
    expect(findingOf(registrationItem, facts).units).toEqual([cartUnitId(2)]);
    expect(isBroken(registrationItem, couponFacts())).toBe(false);
  });

  test('[CP-02] one such unit among several is enough, and only it is named', () => {
    const among = couponFacts({}, { units: [aUnit(), refused], situation: aSituation() });
    expect(findingOf(registrationItem, among).units).toEqual([cartUnitId(2)]);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(registrationItem, facts))).toEqual({
      ko: '등록 상품에는 쿠폰을 사용할 수 없습니다.',
      en: 'Coupons cannot be used on registration items.',
      cn: '登记类商品不能使用优惠券。',
      jp: '登録商品にはクーポンをご利用いただけません。',
    });
  });
});

describe('CART-BR5-07 seller excluded', () => {
  const refused = aUnit({
    cartUnitId: cartUnitId(2),
    isCouponUsable: false,
    unusableCouponType: O.some('SELLER_EXCLUDED'),
  });

  const facts = couponFacts({}, { units: [refused], situation: aSituation() });

  test('[CP-02] an item excluded by its seller takes no coupon', () => {
    expect(findingOf(sellerExcluded, facts).units).toEqual([cartUnitId(2)]);
    expect(isBroken(sellerExcluded, couponFacts())).toBe(false);
  });

  test('[CP-02] one such unit among several is enough, and only it is named', () => {
    const among = couponFacts({}, { units: [aUnit(), refused], situation: aSituation() });
    expect(findingOf(sellerExcluded, among).units).toEqual([cartUnitId(2)]);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(sellerExcluded, facts))).toEqual({
      ko: '판매자가 쿠폰 적용을 제외한 상품입니다.',
      en: 'The seller has excluded this item from coupons.',
      cn: '卖家已将该商品排除在优惠券适用范围之外。',
      jp: '販売者がクーポンの対象外とした商品です。',
    });
  });
});

describe('CART-BR5-08 not for this unit', () => {
  test('[CP-02] accepts only items, sellers or categories of the coupon', () => {
    const fits = (target: Parameters<typeof couponFacts>[0]) => !isBroken(notForThisUnit, couponFacts(target));
    expect(fits({ target: { type: 'All' } })).toBe(true);
    expect(fits({ target: { type: 'Items', itemNos: [itemNo('I1')] } })).toBe(true);
    expect(fits({ target: { type: 'Items', itemNos: [itemNo('I2')] } })).toBe(false);
    expect(fits({ target: { type: 'Sellers', sellerKeys: [sellerKey('S1')] } })).toBe(true);
    expect(fits({ target: { type: 'Sellers', sellerKeys: [] } })).toBe(false);
    expect(fits({ target: { type: 'LargeCategories', codes: ['L0', 'L1'] } })).toBe(true);
    expect(fits({ target: { type: 'LargeCategories', codes: ['M1'] } })).toBe(false);
  });

  test('[CP-02] one matching unit of several is enough', () => {
    const units = ['I1', 'I2'].map((no, i) =>
      aUnit({ cartUnitId: cartUnitId(i + 1), item: anItem({ itemNo: itemNo(no) }) }),
    );
    const forItem = (no: string) =>
      couponFacts({ target: { type: 'Items', itemNos: [itemNo(no)] } }, { units, place: aPlace('Unit') });
    expect(['I1', 'I2', 'I3'].map((no) => isBroken(notForThisUnit, forItem(no)))).toEqual([false, false, true]);
  });

  test.each([
    ['BuyerCoupon', 'Unit'],
    ['SellerDupCoupon', 'ItemGroup'],
    ['SuperCoupon', 'ItemGroup'],
    ['Unknown', 'nowhere'],
  ] as const)('[CP-02] a %s fits a place of kind %s', (couponType, only) => {
    for (const type of ['Unit', 'ItemGroup', 'Bundle'] as const)
      expect(isBroken(notForThisUnit, couponFacts({ couponType }, { place: aPlace(type) }))).toBe(type !== only);
  });

  test('[CP-05] a free-shipping coupon fits a parcel whatever its type', () => {
    const shipping = { couponType: 'Unknown', flags: couponFlags('isFreeShipping') } as const;
    for (const type of ['Unit', 'ItemGroup', 'Bundle'] as const)
      expect(isBroken(notForThisUnit, couponFacts(shipping, { place: aPlace(type) }))).toBe(type !== 'Bundle');
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(notForThisUnit, couponFacts({ couponType: 'Unknown' })))).toEqual({
      ko: '이 쿠폰은 선택하신 상품에 사용할 수 없습니다.',
      en: 'This coupon cannot be used on the selected item.',
      cn: '该优惠券不能用于所选商品。',
      jp: 'このクーポンは選択した商品にはご利用いただけません。',
    });
  });
});

describe('CART-BR5-11 domestic shipping', () => {
  const flagged = (over: Parameters<typeof couponFacts>[1] = {}) =>
    couponFacts({ flags: couponFlags('isOversea') }, over);

  test('[CP-04] refuses an overseas coupon for domestic shipping', () => {
    expect(isBroken(domesticShipping, flagged())).toBe(true);
    expect(isBroken(domesticShipping, flagged({ situation: aSituation({ isOversea: true }) }))).toBe(false);
  });

  test('[CP-04] accepts a coupon without the flag', () => {
    expect(isBroken(domesticShipping, couponFacts())).toBe(false);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(domesticShipping, flagged()))).toEqual({
      ko: '해외배송 전용 쿠폰입니다. 국내배송에는 사용할 수 없습니다.',
      en: 'This coupon is for overseas shipping only. It cannot be used with domestic shipping.',
      cn: '该优惠券仅限海外配送使用，不能用于韩国国内配送。',
      jp: '海外配送専用のクーポンです。国内配送にはご利用いただけません。',
    });
  });
});

describe('COUPON-APP not in the app', () => {
  const flagged = (over: Parameters<typeof couponFacts>[1] = {}) => couponFacts({ flags: couponFlags('isApp') }, over);

  test('[CP-20] accepts an app coupon in the app only', () => {
    expect(isBroken(notInTheApp, flagged())).toBe(true);
    expect(isBroken(notInTheApp, flagged({ situation: aSituation({ device: 'm' }) }))).toBe(true);
    expect(isBroken(notInTheApp, flagged({ situation: aSituation({ device: 'm', isApp: true }) }))).toBe(false);
  });

  test('[CP-20] accepts a coupon without the flag', () => {
    expect(isBroken(notInTheApp, couponFacts())).toBe(false);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(notInTheApp, flagged()))).toEqual({
      ko: '앱에서만 사용할 수 있는 쿠폰입니다.',
      en: 'This coupon can be used in the app only.',
      cn: '该优惠券仅限在应用内使用。',
      jp: 'アプリでのみご利用いただけるクーポンです。',
    });
  });
});

describe('COUPON-DELIVERY not smile delivery', () => {
  const flagged = (over: Parameters<typeof couponFacts>[1] = {}) =>
    couponFacts({ flags: couponFlags('isDelivery') }, over);

  test('[CP-20] accepts a delivery coupon for SmileDelivery items only', () => {
    expect(isBroken(notSmileDelivery, flagged())).toBe(true);
    expect(isBroken(notSmileDelivery, flagged({ units: [aSmileDeliveryUnit()] }))).toBe(false);
    expect(isBroken(notSmileDelivery, flagged({ units: [aSmileDeliveryUnit(), aUnit()] }))).toBe(true);
  });

  test('[CP-20] accepts a coupon without the flag', () => {
    expect(isBroken(notSmileDelivery, couponFacts())).toBe(false);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(notSmileDelivery, flagged()))).toEqual({
      ko: '스마일배송 상품에만 사용할 수 있는 쿠폰입니다.',
      en: 'This coupon can be used on SmileDelivery items only.',
      cn: '该优惠券仅限用于 Smile 配送商品。',
      jp: 'スマイル配送の商品にのみご利用いただけるクーポンです。',
    });
  });
});

describe('COUPON-EXPIRED expired', () => {
  const until = (ms: number) => couponFacts({ expiredDate: new Date(testNow + ms).toISOString() });

  test('[CP-10] a coupon is valid until its last millisecond', () => {
    expect(isBroken(expired, until(0))).toBe(false);
    expect(isBroken(expired, until(1))).toBe(false);
    expect(isBroken(expired, until(-1))).toBe(true);
  });

  test('[CP-10] an unreadable date counts as expired', () => {
    expect(isBroken(expired, couponFacts({ expiredDate: 'soon' }))).toBe(true);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(expired, until(-1)))).toEqual({
      ko: '사용 기간이 지난 쿠폰입니다.',
      en: 'This coupon has expired.',
      cn: '该优惠券已过有效期。',
      jp: '有効期限が過ぎたクーポンです。',
    });
  });
});

describe('COUPON-MOBILE not on mobile', () => {
  const flagged = (over: Parameters<typeof couponFacts>[1] = {}) =>
    couponFacts({ flags: couponFlags('isMobile') }, over);

  test('[CP-20] accepts a mobile coupon on a mobile device or in the app', () => {
    expect(isBroken(notOnMobile, flagged())).toBe(true);
    expect(isBroken(notOnMobile, flagged({ situation: aSituation({ device: 'm' }) }))).toBe(false);
    expect(isBroken(notOnMobile, flagged({ situation: aSituation({ isApp: true }) }))).toBe(false);
  });

  test('[CP-20] accepts a coupon without the flag', () => {
    expect(isBroken(notOnMobile, couponFacts())).toBe(false);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(notOnMobile, flagged()))).toEqual({
      ko: '모바일에서만 사용할 수 있는 쿠폰입니다.',
      en: 'This coupon can be used on mobile devices only.',
      cn: '该优惠券仅限在移动设备上使用。',
      jp: 'モバイルでのみご利用いただけるクーポンです。',
    });
  });
});

describe('CART-BR5-21 no fee', () => {
  const shipping = (fee: number) => couponFacts({ flags: couponFlags('isFreeShipping') }, { bundleFee: won(fee) });

  test('[CP-05] a shipping coupon needs a fee of at least 1 won', () => {
    expect(isBroken(noFee, shipping(0))).toBe(true);
    expect(isBroken(noFee, shipping(1))).toBe(false);
  });

  test('[CP-05] other coupons need no fee', () => {
    expect(isBroken(noFee, couponFacts())).toBe(false);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(noFee, shipping(0)))).toEqual({
      ko: '배송비 쿠폰은 배송비가 부과될 때만 사용할 수 있습니다.',
      en: 'A shipping coupon can be used only when a shipping fee is charged.',
      cn: '运费优惠券仅在收取运费时可以使用。',
      jp: '送料クーポンは、送料がかかる場合にのみご利用いただけます。',
    });
  });
});

describe('COUPON-MINIMUM below minimum', () => {
  const buying = (price: number) => couponFacts({ possiblePrice: won(5000) }, { price: won(price) });

  test('[CP-03] accepts the exact minimum purchase', () => {
    expect(isBroken(belowMinimum, buying(4999))).toBe(true);
    expect(isBroken(belowMinimum, buying(5000))).toBe(false);
  });

  test('[CP-03] accepts any amount without a minimum purchase', () => {
    expect(isBroken(belowMinimum, couponFacts({}, { price: won(0) }))).toBe(false);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(belowMinimum, buying(4999)))).toEqual({
      ko: '5,000원 이상 구매하실 때 사용할 수 있는 쿠폰입니다.',
      en: 'This coupon can be used on purchases of ₩5,000 or more.',
      cn: '该优惠券需购买满5,000韩元方可使用。',
      jp: '5,000ウォン以上のご購入でご利用いただけるクーポンです。',
    });
  });
});
