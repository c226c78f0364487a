import fc from 'fast-check';
import * as E from '../money/either.ts';
import { describe, expect, test } from 'vitest';
import { noPapers, noOversea } from '../entities/overseas/oversea.ts';
import { messageParams } from '../messages/keys.ts';
import type { MessageKey } from '../messages/ko.ts';
import { cartUnitId, sellerKey } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { diagnose, judge } from '../rule/rule.ts';
import { aBuyer } from '../testing/builders/buyer.ts';
import { anOpenCart, aStorefront } from '../testing/builders/cart.ts';
import { aSeller, aSmileDeliveryUnit, aUnit } from '../testing/builders/unit.ts';
import { shipping } from '../testing/oversea-rules.ts';
import { arbCheckoutFacts, flaggedUnit, ordering } from '../testing/rules.ts';
import { checkoutRules } from './checkout-rules.ts';
import { checkoutFactsOf, questionCodeOf } from './checkout/checkout-facts.ts';
import type { CheckoutFacts } from './facts.ts';
import { guest, type Buyer } from '../entities/buyer/buyer.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { CouponFlags } from '../entities/coupon/coupon.ts';
import { featuresOf } from '../storefront/features.ts';
import { languages } from '../storefront/storefront.ts';
import { aSituation, couponFacts, couponFlags } from '../testing/builders/coupon.ts';
import { couponRules } from './coupon.ts';

describe('checkout', () => {
  const codes = (facts: CheckoutFacts) => diagnose(checkoutRules)(facts).map((found) => found.code);

  test('[CK-01 CK-02] accepts an ordinary order', () => {
    const facts = ordering([aUnit()]);
    expect(judge(checkoutRules)(facts)).toEqual(E.right(facts));
  });

  test('[CK-01] an empty order has only the reason of the empty selection', () => {
    expect(codes(ordering([], { payable: won(0) }))).toEqual(['CART-BR7-01']);
  });

  test('[CK-01 CK-02 PR-07] reasons follow the order of the specification', () => {
    const chosen = Array.from({ length: 31 }, (_, i) =>
      aUnit({ cartUnitId: cartUnitId(i), isBuyAvailable: i !== 5, unableOrderType: undefined }),
    );
    const facts = ordering(chosen, { payable: won(0), zeroWonUnits: [cartUnitId(0)] });
    expect(codes(facts)).toEqual(['CART-BR7-33', 'CART-BR7-36', 'ZERO-WON-ITEM', 'CART-BR7-47']);
  });

  test('[CK-13] validity first, then separate orders, then identity', () => {
    const chosen = [
      flaggedUnit(1, ['isAdult']),
      flaggedUnit(2, ['isInstall']),
      flaggedUnit(3, ['isPending'], { isNeedAuthentication: true }),
      flaggedUnit(4, [], { seller: aSeller({ sellerKey: sellerKey('MINE') }) }),
    ];
    const buyer = aBuyer({
      memberType: 'SimpleMember',
      isCertificatedAdult: false,
      standing: 'Restricted',
      ownSellerKeys: [sellerKey('MINE')],
    });
    expect(codes(ordering(chosen, { buyer, payable: won(0) }))).toEqual([
      'CART-BR7-16',
      'CART-BR1-25',
      'CART-BR7-43-PENDING',
      'CART-BR7-47',
      'ASK-INSTALL-FIRST',
      'VERIFY-ITEM',
      'UNABLE-ADULT_LIMIT',
    ]);
  });

  test('[CK-13 OV-12] overseas: validity, then separate orders, then identity and papers', () => {
    const chosen = [flaggedUnit(1, ['isAdult']), flaggedUnit(2, ['isInstall'], { isNeedAuthentication: true })];
    const buyer = aBuyer({ memberType: 'SimpleMember', isCertificatedAdult: false });
    const unavailable = [{ shippingCompany: 'SFExpress', unavailableCartUnitIds: [cartUnitId(2)] }] as const;
    const facts = shipping('China', 'SFExpress', chosen, { unavailable, papers: noPapers });
    expect(codes({ ...facts, buyer, payable: won(0) })).toEqual([
      'CART-BR7-22',
      'CART-BR7-47',
      'ASK-INSTALL-FIRST',
      'VERIFY-OVERSEA',
      'VERIFY-ITEM',
      'UNABLE-ADULT_LIMIT',
      'ASK-CHINA-ID-IMAGE',
      'ASK-OVERSEA-CONSENT',
    ]);
  });

  test('[CK-01 CK-02] every reason has its message values, and the first is the result of judge', () => {
    fc.assert(
      fc.property(arbCheckoutFacts, (facts) => {
        const all = diagnose(checkoutRules)(facts);
        const judged = judge(checkoutRules)(facts);
        expect(E.isLeft(judged) ? judged.left : undefined).toEqual(all[0]);
        for (const found of all) expect(Object.keys(found.params)).toEqual(messageParams[found.code]);
      }),
    );
  });

  test('[SE-04 CK-02] the facts contain the selected units of the tab, including unorderable ones', () => {
    const [normal, smile, gone] = [
      aUnit(),
      aSmileDeliveryUnit({ cartUnitId: cartUnitId(2) }),
      aSmileDeliveryUnit({ cartUnitId: cartUnitId(3), isBuyAvailable: false }),
    ];
    const selected = [cartUnitId(3), cartUnitId(2), cartUnitId(1)];
    const state = anOpenCart([normal, smile, gone], { selected, tab: 'SmileDelivery' });
    const facts = checkoutFactsOf(state);
    expect(facts.chosen).toEqual([smile, gone]);
    expect(facts.payable).toBe(12_500);
    expect(codes(facts)).toEqual(['CART-BR7-36']);
  });
});

describe('prompts', () => {
  const codes = checkoutRules.flatMap((rule) => rule.codes);

  test('[CK-05 CK-06 CK-09] prompts ask with their own code', () => {
    const prompts: readonly MessageKey[] = [
      'ASK-SMILE-FRESH-FIRST',
      'ASK-MAX-INSTALL',
      'ASK-INSTALL-FIRST',
      'ASK-EXPRESS-FIRST',
    ];
    expect(prompts.map(questionCodeOf)).toEqual(prompts);
    for (const prompt of prompts) expect(codes).toContain(prompt);
  });

  test('[CK-07 CK-08] e-coupons and income-duty items have a question in addition to the message', () => {
    expect(questionCodeOf('CART-BR7-08')).toBe('ASK-ECOUPON-FIRST');
    expect(questionCodeOf('CART-BR7-09')).toBe('ASK-INCOME-DUTY');
  });

  test('[CK-17] every question has exactly the values of its finding', () => {
    for (const code of codes) expect(messageParams[questionCodeOf(code)]).toEqual(messageParams[code]);
  });
});

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
      oversea: { ...noOversea, country: 'Japan', papers: { ...noOversea.papers, isConsented: true } },
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
  ['under 19', member({ isCertificatedAdult: true, isUnder19: true }), { ...ordinary, adult: 'CART-BR1-26' }],
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
