import fc, { type Arbitrary } from 'fast-check';
import { cartOf } from '../engine/cart/cart-of.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { noCouponFlags, type Coupon } from '../entities/coupon/coupon.ts';
import { currencyOf, JPY, KRW, KWD, USD, type Currency } from '../money/currency.ts';
import { marketplaceRules } from '../engine/marketplace.ts';
import { defineExclusion, type OwnExclusion } from '../engine/promotions/exclusion.ts';
import type { EngineCart } from '../engine/cart/engine-cart.ts';
import { defineRule, type ShopFacts, type ShopRule } from '../engine/rule.ts';
import type { Shop } from '../engine/shop.ts';
import { shopOf } from '../engine/terms.ts';
import { arbExcludes } from './apart.ts';
import { arbQuestion } from './arbitraries/coupon.ts';
import { arbWithExtras, arbTightQuestion } from './arbitraries/near-question.ts';
import { aBuyer } from './builders/buyer.ts';
import { testNow } from './builders/unit.ts';
import { arbAnyOffers, arbBuyerOffers } from './shop-offers.ts';

export interface ShopWorld {
  readonly shop: Shop;
  readonly cart: EngineCart;
  /** ms since 1970 UTC. */
  readonly now: number;
}

const currencies: readonly Currency[] = [
  KRW,
  JPY,
  USD,
  KWD,
  currencyOf('CHF', 2, 'HalfUp'),
  currencyOf('BHD', 3, 'HalfEven'),
  currencyOf('XTS', 0, 'Up'),
];

const ruleOf = (code: string, isBroken: (facts: ShopFacts) => boolean): ShopRule =>
  defineRule({
    code,
    message: { en: '' },
    broken: (facts) => (isBroken(facts) ? { params: {} } : undefined),
  });

/** Rules violated by more offers, by fewer, or independently. */
const arbRule: Arbitrary<ShopRule> = fc.oneof(
  fc.integer({ min: 1000, max: 30_000 }).chain((amount) =>
    fc.constantFrom(
      ruleOf('LEAST', ({ payable }) => payable < amount),
      ruleOf('MOST', ({ payable }) => payable > amount),
      ruleOf('LEAST-GOODS', ({ payableWithoutShipping }) => payableWithoutShipping < amount),
    ),
  ),
  fc.constantFrom(
    ruleOf('EVEN-COUPONS', ({ coupons }) => coupons.length % 2 === 1),
    ruleOf('ONE-PROMOTION', ({ promotions }) => promotions.length > 1),
    ruleOf('PROMOTIONS-OR-COUPONS', ({ promotions, coupons }) => promotions.length > 0 && coupons.length > 0),
    ruleOf('PROMOTIONS-WITH-COUPONS', ({ promotions, coupons }) => promotions.length > 0 && coupons.length === 0),
    ruleOf(
      'A-FOR-CLUB',
      ({ promotions, buyer }) => promotions.some(({ offer }) => offer.id === 'a') && !buyer.isSmileClub,
    ),
    ruleOf('NO-COUPON-ON-1', ({ chosen }) =>
      chosen.some(({ cartUnitId, appliedCouponIssueNoes: on }: CartUnit) => cartUnitId % 3 === 1 && on?.length),
    ),
    ruleOf('ODD-TOTAL', ({ payable }) => payable % 2 === 1),
  ),
);

const arbExclusions: Arbitrary<readonly OwnExclusion[]> = fc
  .array(arbExcludes, { maxLength: 2 })
  .map((all) => all.map((excludes, n) => defineExclusion({ code: `APART-${n}`, message: { en: '' }, excludes })));

/** Makes a coupon eligible for any buyer now, because other tests cover eligibility. */
const eased = (coupon: Coupon): Coupon => ({
  ...coupon,
  couponType: coupon.couponType === 'Unknown' ? 'BuyerCoupon' : coupon.couponType,
  flags: { ...noCouponFlags, isTimeSale: coupon.flags.isTimeSale, isFreeShipping: coupon.flags.isFreeShipping },
  expiredDate: '2026-12-31T00:00:00Z',
});

const small = { units: 3, coupons: 3, items: 2, sellers: 2 };

/** Small cases for brute force. */
export const arbShopWorld: Arbitrary<ShopWorld> = fc
  .record({
    question: fc.oneof(arbQuestion(small), arbTightQuestion(small), arbWithExtras(arbTightQuestion(small))),
    currency: fc.constantFrom(...currencies),
    offers: arbAnyOffers(testNow, ['a', 'b', 'c']),
    exclusions: arbExclusions,
    rules: fc.array(arbRule, { maxLength: 2 }),
    isSmileClub: fc.boolean(),
    ofBuyer: arbBuyerOffers(['a', 'b', 'c']),
    rounding: fc.constantFrom(undefined, 'HalfUp' as const, 'HalfEven' as const, 'Up' as const),
  })
  .map(
    ({
      question: { pricing, coupons },
      currency,
      offers,
      exclusions,
      rules,
      isSmileClub,
      ofBuyer,
      rounding,
    }): ShopWorld => {
      const { units, selected, shippingPolicies, bundleTerms, extraDiscounts } = pricing;
      const distinct = rules.filter(({ code }, i) => rules.findIndex((one) => one.code === code) === i);
      const cart = cartOf(units, {
        selected: [...selected],
        shipping: { policies: shippingPolicies, bundleTerms },
        buyer: aBuyer({ isSmileClub }),
        coupons: { status: 'Known', offered: coupons.map(eased) },
        discounts: { extra: extraDiscounts?.candidates ?? [], funding: [] },
      });
      return {
        shop: shopOf({
          currency,
          promotions: offers,
          exclusions,
          rules: [...marketplaceRules, ...distinct],
          ...(rounding ? { rounding } : {}),
        }),
        cart: { ...cart, ...ofBuyer, currency: currency.code, promotions: [] },
        now: testNow,
      };
    },
  );
