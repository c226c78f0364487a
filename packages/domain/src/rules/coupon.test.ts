import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { noFlags } from '../entities/cart/item.ts';
import type { Coupon, CouponFlags } from '../entities/coupon/coupon.ts';
import { cartUnitId, itemNo, sellerKey } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { aBuyer } from '../testing/builders/buyer.ts';
import { aPlace, aSituation, couponFacts, couponFlags } from '../testing/builders/coupon.ts';
import { anItem, aSmileDeliveryUnit, aUnit, testNow } from '../testing/builders/unit.ts';
import { type RuleRow, testRule } from '../testing/rule-table.ts';
import * as rules from './coupon.ts';
import type { CouponFacts } from './facts.ts';

const by = (over: Parameters<typeof aBuyer>[0]) => couponFacts({}, { situation: aSituation({ buyer: aBuyer(over) }) });

testRule('CART-BR5-01 not signed in', rules.notSignedIn, [
  '[CP-01] a guest has no coupons and is offered to sign in; a member has',
  [couponFacts(), by({ isLogin: true, memberType: 'SimpleMember' })],
  [
    by({ isLogin: false, memberType: 'NonMember' }),
    by({ isLogin: false, memberType: 'Member' }),
    by({ isLogin: true, memberType: 'NonMember' }),
  ],
  { units: [1], fixes: [{ type: 'SignIn' }], en: 'Please sign in to use coupons.' },
]);

testRule('CART-BR5-20 simple member', rules.simpleMember, [
  '[CP-01] [RL-01] a simple member verifies first, which is offered; a member need not, and a guest signs in first',
  [
    by({ memberType: 'Member' }),
    by({ memberType: 'SimpleMember', isLogin: false }),
    by({ memberType: 'SimpleMember', isIdentityVerified: true }),
  ],
  [by({ memberType: 'SimpleMember' }), by({ memberType: 'SimpleMember', isIdentityVerified: false })],
  { units: [1], fixes: [{ type: 'VerifyIdentity' }], en: 'Please verify your identity before you use coupons.' },
]);

/** The row of a flag: it restricts the coupon to `valid` places, and a coupon without it is valid anywhere. */
const restricting = (
  title: string,
  flag: keyof CouponFlags,
  valid: readonly Partial<CouponFacts>[],
  invalid: readonly Partial<CouponFacts>[],
  en: string,
): RuleRow<CouponFacts> => {
  const flagged = (over: Partial<CouponFacts>) => couponFacts({ flags: couponFlags(flag) }, over);
  return [title, [couponFacts(), ...valid.map(flagged)], [{}, ...invalid].map(flagged), { fixes: [], en }];
};
const at = (over: Parameters<typeof aSituation>[0]) => ({ situation: aSituation(over) });

testRule('COUPON-BUSINESS not a business buyer', rules.notABusinessBuyer, [
  restricting(
    '[CP-20] accepts a business coupon for business buyers only',
    'isBusiness',
    [at({ buyer: aBuyer({ isDomesticBusinessman: true }) })],
    [],
    'This coupon is for business members only.',
  ),
]);

testRule('COUPON-CLUB not a club member', rules.notAClubMember, [
  restricting(
    '[CP-20] accepts a club coupon for club members only',
    'isClub',
    [at({ buyer: aBuyer({ isSmileClub: true }) })],
    [],
    'This coupon is for club members only.',
  ),
]);

testRule('CART-BR5-11 domestic shipping', rules.domesticShipping, [
  restricting(
    '[CP-04] refuses an overseas coupon for domestic shipping',
    'isOversea',
    [at({ isOversea: true })],
    [],
    'This coupon is for overseas shipping only. It cannot be used with domestic shipping.',
  ),
]);

testRule('COUPON-APP not in the app', rules.notInTheApp, [
  restricting(
    '[CP-20] accepts an app coupon in the app only',
    'isApp',
    [at({ device: 'm', isApp: true })],
    [at({ device: 'm' })],
    'This coupon can be used in the app only.',
  ),
]);

testRule('COUPON-DELIVERY not smile delivery', rules.notSmileDelivery, [
  restricting(
    '[CP-20] accepts a delivery coupon for SmileDelivery items only',
    'isDelivery',
    [{ units: [aSmileDeliveryUnit()] }],
    [{ units: [aSmileDeliveryUnit(), aUnit()] }],
    'This coupon can be used on SmileDelivery items only.',
  ),
]);

testRule('COUPON-MOBILE not on mobile', rules.notOnMobile, [
  restricting(
    '[CP-20] accepts a mobile coupon on a mobile device or in the app',
    'isMobile',
    [at({ device: 'm' }), at({ isApp: true })],
    [],
    'This coupon can be used on mobile devices only.',
  ),
]);

/** The row of units that take no coupon: one of several is enough, and only it is named. */
const withoutCoupons = (title: string, over: Partial<CartUnit>, en: string): RuleRow<CouponFacts> => {
  const refused = aUnit({ cartUnitId: cartUnitId(2), ...over });
  return [
    `[CP-02] ${title} takes no coupon; one among several is enough, and only it is named`,
    [couponFacts()],
    [couponFacts({}, { units: [refused] }), couponFacts({}, { units: [aUnit(), refused] })],
    { units: [2], fixes: [], en },
  ];
};

testRule('CART-BR5-02 partner channel', rules.partnerChannel, [
  withoutCoupons(
    'a unit from a partner channel',
    { partnershipCode: 'P100' },
    'Coupons cannot be used on items added through a partner channel.',
  ),
]);

testRule('CART-BR5-04 used item', rules.usedItem, [
  withoutCoupons(
    'a used item',
    { item: anItem({ flags: { ...noFlags, isUsedItem: true } }) },
    'Coupons cannot be used on used items.',
  ),
]);

testRule('CART-BR5-05 not coupon usable', rules.notCouponUsable, [
  withoutCoupons('an excluded unit', { isCouponUsable: false }, 'Coupons cannot be used on this item.'),
]);

testRule('CART-BR5-06 registration item', rules.registrationItem, [
  withoutCoupons(
    'a registration item',
    { isCouponUsable: false, unusableCouponType: 'REGISTRATION_ITEM' },
    'Coupons cannot be used on items that need an activation or an application.',
  ),
]);

testRule('CART-BR5-07 seller excluded', rules.sellerExcluded, [
  withoutCoupons(
    'an item excluded by its seller',
    { isCouponUsable: false, unusableCouponType: 'SELLER_EXCLUDED' },
    'The seller has excluded this item from coupons.',
  ),
]);

const targeting = (...targets: readonly Coupon['target'][]) => targets.map((target) => couponFacts({ target }));
const twoUnits = ['I1', 'I2'].map((no, i) =>
  aUnit({ cartUnitId: cartUnitId(i + 1), item: anItem({ itemNo: itemNo(no) }) }),
);
const forItem = (no: string) =>
  couponFacts({ target: { type: 'Items', itemNos: [itemNo(no)] } }, { units: twoUnits, place: aPlace('Unit') });
const kinds = ['Unit', 'ItemGroup', 'Bundle'] as const;
const fitting = (title: string, coupon: Partial<Coupon>, only?: (typeof kinds)[number]): RuleRow<CouponFacts> => {
  const on = (places: readonly (typeof kinds)[number][]) =>
    places.map((type) => couponFacts(coupon, { place: aPlace(type) }));
  return [title, on(kinds.filter((kind) => kind === only)), on(kinds.filter((kind) => kind !== only))];
};
testRule('CART-BR5-08 not for this unit', rules.notForThisUnit, [
  [
    '[CP-02] accepts only items, sellers or categories of the coupon',
    targeting(
      { type: 'All' },
      { type: 'Items', itemNos: [itemNo('I1')] },
      { type: 'Sellers', sellerKeys: [sellerKey('S1')] },
      { type: 'LargeCategories', codes: ['L0', 'L1'] },
    ),
    targeting(
      { type: 'Items', itemNos: [itemNo('I2')] },
      { type: 'Sellers', sellerKeys: [] },
      { type: 'LargeCategories', codes: ['M1'] },
    ),
    { fixes: [], en: 'This coupon cannot be used on the selected item.' },
  ],
  ['[CP-02] one matching unit of several is enough', [forItem('I1'), forItem('I2')], [forItem('I3')]],
  fitting('[CP-02] a buyer coupon fits a unit', { couponType: 'BuyerCoupon' }, 'Unit'),
  fitting('[CP-02] an additional coupon fits an item group', { couponType: 'SellerDupCoupon' }, 'ItemGroup'),
  fitting('[CP-02] a super coupon fits an item group', { couponType: 'SuperCoupon' }, 'ItemGroup'),
  fitting('[CP-02] a coupon of unknown type fits no place', { couponType: 'Unknown' }),
  fitting(
    '[CP-05] a free-shipping coupon fits a parcel whatever its type',
    { couponType: 'Unknown', flags: couponFlags('isFreeShipping') },
    'Bundle',
  ),
]);

const until = (ms: number) => couponFacts({ expiredDate: new Date(testNow + ms).toISOString() });
testRule('COUPON-EXPIRED expired', rules.expired, [
  '[CP-10] a coupon is valid until its last millisecond; an unreadable date counts as expired',
  [until(0), until(1)],
  [until(-1), couponFacts({ expiredDate: 'soon' })],
  { fixes: [], en: 'This coupon has expired.' },
]);

const shipping = (fee: number) => couponFacts({ flags: couponFlags('isFreeShipping') }, { bundleFee: won(fee) });
testRule('CART-BR5-21 no fee', rules.noFee, [
  '[CP-05] a shipping coupon needs a fee of at least 1 won; other coupons need none',
  [shipping(1), couponFacts()],
  [shipping(0)],
  { fixes: [], en: 'A shipping coupon can be used only when a shipping fee is charged.' },
]);

const buying = (price: number) => couponFacts({ possiblePrice: won(5000) }, { price: won(price) });
const taking = (discountValue: number, over: Partial<Coupon> = {}) =>
  couponFacts({ discountUnitType: 'Amount', discountValue, ...over }, { price: won(5000) });
testRule('ZERO-WON-COUPON above the price', rules.abovePrice, [
  [
    '[PR-07] accepts a coupon of the whole price, and refuses one won more',
    [taking(5000), taking(5001, { limitPrice: won(5000) }), couponFacts({ discountValue: 100 }, { price: won(5000) })],
    [taking(5001), taking(9999, { limitPrice: won(5001) })],
    {
      params: { product: '사과' },
      fixes: [],
      en: 'With this coupon ‘사과’ cannot be ordered, because its price would be below ₩0.',
    },
  ],
  [
    '[PR-07] a shipping coupon reduces a fee, and a price below the minimum purchase has its own reason',
    [taking(5001, { flags: couponFlags('isFreeShipping') }), taking(5001, { possiblePrice: won(5001) })],
    [taking(5001, { possiblePrice: won(5000) })],
  ],
]);

testRule('COUPON-MINIMUM below minimum', rules.belowMinimum, [
  '[CP-03] accepts the exact minimum purchase, and any amount without a minimum',
  [buying(5000), couponFacts({}, { price: won(0) })],
  [buying(4999)],
  { params: { min: 5000 }, fixes: [], en: 'This coupon can be used on purchases of ₩5,000 or more.' },
]);
