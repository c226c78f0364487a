import { either as E, option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { type Buyer, guest } from '../entities/buyer/buyer.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { CouponFlags } from '../entities/coupon/held-coupon.ts';
import { noOversea } from '../entities/overseas/oversea.ts';
import { sellerKey } from '../money/ids.ts';
import { judge } from '../rule/judge.ts';
import { featuresOf } from '../storefront/features.ts';
import { languages } from '../storefront/storefront.ts';
import { aBuyer } from '../testing/builders/buyer.ts';
import { aStorefront } from '../testing/builders/cart.ts';
import { aSituation, couponFacts, couponFlags } from '../testing/builders/coupon.ts';
import { aSeller } from '../testing/builders/unit.ts';
import { flaggedUnit, ordering } from '../testing/rules.ts';
import { checkoutRules } from './checkout-rules.ts';
import { couponRules } from './coupon.ts';
import type { CheckoutFacts } from './facts.ts';

const codeOf = (facts: CheckoutFacts): string => {
  const verdict = judge(checkoutRules)(facts);
  return E.isLeft(verdict) ? verdict.left.code : 'yes';
};

const kinds = {
  ordinary: flaggedUnit(1),
  membersOnly: flaggedUnit(1, ['isMembersOnly']),
  authenticated: flaggedUnit(1, [], { isNeedAuthentication: true }),
  adult: flaggedUnit(1, ['isAdult']),
  club: flaggedUnit(1, ['isClubOnly']),
  businessOnly: flaggedUnit(1, ['isSmileClubBizDeal']),
  ownShop: flaggedUnit(1, [], { seller: aSeller({ sellerKey: sellerKey('MINE') }) }),
} as const satisfies Readonly<Record<string, CartUnit>>;

const coupon = (buyer: Buyer, ...flags: readonly (keyof CouponFlags)[]): string => {
  const verdict = judge(couponRules)(
    couponFacts({ flags: couponFlags(...flags) }, { situation: aSituation({ buyer }) }),
  );
  return E.isLeft(verdict) ? verdict.left.code : 'yes';
};

const mayBuy = (buyer: Buyer) => ({
  ...Object.fromEntries(Object.entries(kinds).map(([kind, unit]) => [kind, codeOf(ordering([unit], { buyer }))])),
  overseas: codeOf(
    ordering([kinds.ordinary], {
      buyer,
      oversea: O.some({ ...noOversea, country: 'Japan', papers: { ...noOversea.papers, isConsented: true } }),
    }),
  ),
  coupon: coupon(buyer),
  businessCoupon: coupon(buyer, 'isBusiness'),
});

const ordinary = {
  ordinary: 'yes',
  membersOnly: 'yes',
  authenticated: 'yes',
  adult: 'UNABLE-ADULT_LIMIT',
  club: 'CART-BR7-13',
  businessOnly: 'CART-BR7-45',
  ownShop: 'yes',
  overseas: 'VERIFY-OVERSEA',
  coupon: 'yes',
  businessCoupon: 'COUPON-BUSINESS',
};
const never = (code: string) =>
  Object.fromEntries(
    ['ordinary', 'membersOnly', 'authenticated', 'adult', 'club', 'businessOnly', 'ownShop', 'overseas'].map((kind) => [
      kind,
      code,
    ]),
  );
const member = (over: Partial<Buyer> = {}) => aBuyer({ isCertificatedAdult: false, ...over });

test.each([
  [
    'non-member',
    guest,
    { ...ordinary, membersOnly: 'CART-BR7-10', coupon: 'CART-BR5-01', businessCoupon: 'CART-BR5-01' },
  ],
  [
    'simple member',
    member({ memberType: 'SimpleMember' }),
    { ...ordinary, authenticated: 'VERIFY-ITEM', coupon: 'CART-BR5-20', businessCoupon: 'CART-BR5-20' },
  ],
  [
    'simple member who has verified who they are',
    member({ memberType: 'SimpleMember', isIdentityVerified: true }),
    { ...ordinary, overseas: 'yes' },
  ],
  ['member', member(), ordinary],
  ['verified member', member({ isIdentityVerified: true }), { ...ordinary, overseas: 'yes' }],
  [
    'domestic business buyer',
    member({ isDomesticBusinessman: true }),
    { ...ordinary, businessOnly: 'yes', businessCoupon: 'yes' },
  ],
  ['certificated adult', member({ isCertificatedAdult: true }), { ...ordinary, adult: 'yes' }],
  [
    'under 19, certificate or not',
    member({ isCertificatedAdult: true, isUnder19: true }),
    { ...ordinary, adult: 'CART-BR1-26' },
  ],
  ['club member', member({ isSmileClub: true, clubMemberType: 'Purchase' }), { ...ordinary, club: 'yes' }],
  ['club: free and in', member({ isSmileClub: true, clubMemberType: 'Free' }), { ...ordinary, club: 'yes' }],
  ['club: free and not in', member({ clubMemberType: 'Free' }), { ...ordinary, club: 'CART-BR7-48' }],
  ['club: waiting', member({ clubMemberType: 'Waiting' }), { ...ordinary, club: 'CART-BR7-48' }],
  ['club: withdrawal', member({ clubMemberType: 'Withdrawal' }), { ...ordinary, club: 'CART-BR7-49' }],
  ['club: restricted', member({ clubMemberType: 'Restricted' }), { ...ordinary, ...never('CART-BR7-16') }],
  ['restricted buyer', member({ standing: 'Restricted' }), { ...ordinary, ...never('CART-BR7-16') }],
  ['withdrawn member', member({ standing: 'Withdrawn' }), { ...ordinary, ...never('CART-BR7-17') }],
  ['seller', member({ ownSellerKeys: [sellerKey('MINE')] }), { ...ordinary, ownShop: 'CART-BR1-25' }],
] as const)('[RL-01 CK-11 CK-12] %s: what they may order and use', (_, buyer, expected) => {
  expect(mayBuy(buyer)).toEqual(expected);
});

test('[RL-01] Global, i.e. every language except Korean, hides club, address book and express shop', () => {
  const hidden = languages.map((language) => {
    const { club, addressBook, expressShop } = featuresOf(aStorefront({ language }));
    return [language, club, addressBook, expressShop];
  });
  expect(hidden).toEqual([
    ['ko', true, true, true],
    ['en', false, false, false],
    ['cn', false, false, false],
    ['jp', false, false, false],
  ]);
});

test('[RL-01 RL-02] Global does not change who may buy which items', () => {
  const features = featuresOf(aStorefront({ language: 'en' }));
  for (const unit of Object.values(kinds))
    for (const buyer of [guest, member(), member({ isSmileClub: true })])
      expect(codeOf(ordering([unit], { buyer, features }))).toBe(codeOf(ordering([unit], { buyer })));
});
