import fc, { type Arbitrary } from 'fast-check';
import type { PricingInput } from '../../price/price-steps.ts';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import { cartUnitId, couponIssueNo, couponPolicyNo, itemNo, sellerKey, shippingPolicyKey } from '../../money/ids.ts';
import { noFlags } from '../../entities/cart/item.ts';
import type { CombinationQuestion } from '../../best-combination/candidates.ts';
import type { Coupon, CouponFlags, CouponTarget } from '../../entities/coupon/coupon.ts';
import type { CouponSituation } from '../../selectors/situation.ts';
import type { Discount } from '../../entities/discount/discount.ts';
import { won } from '../../money/won.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import { aSituation } from '../builders/coupon.ts';
import { anItem, aSeller, aUnit } from '../builders/unit.ts';
import { aBundleTerms, aDiscount, aDiscountPolicy, aPolicy } from '../builders/price.ts';
import { arbBuyer } from './buyer.ts';
import { arbOption, arbWonIn } from './price.ts';

/** The greatest number of units, coupons, items and sellers of a generated question. */
export interface QuestionSize {
  readonly units: number;
  readonly coupons: number;
  readonly items: number;
  readonly sellers: number;
}

const sellerOf = (n: number) => aSeller({ sellerKey: sellerKey(`S${n}`), sellerName: `S${n}` });

const arbDiscountOf: Arbitrary<Discount> = fc
  .record({
    discountType: fc.constantFrom('Ebay' as const, 'Ebay' as const, 'Seller' as const),
    calcType: fc.constantFrom('Rate' as const, 'Amount' as const),
    discountRate: fc.integer({ min: 1, max: 40 }),
    discountPrice: arbWonIn(100, 5000),
    maxDiscountPrice: arbOption(arbWonIn(100, 3000)),
  })
  .map(({ discountType, ...policy }) =>
    aDiscount({ discountNo: `D-${discountType}`, discountType, policy: aDiscountPolicy(policy) }),
  );

/** A bundle discount, which connects units (DC-02). */
const arbBundleDiscount: Arbitrary<Discount> = arbDiscountOf.map((discount) => ({
  ...discount,
  discountNo: 'D-Bundle',
  discountType: 'Bundle',
}));

const arbUnitOf = ({ items, sellers }: QuestionSize, bundle: Discount, id: number): Arbitrary<CartUnit> =>
  fc
    .record({
      item: fc.nat(items - 1),
      seller: fc.nat(sellers - 1),
      price: arbWonIn(500, 20_000),
      quantity: fc.integer({ min: 1, max: 2 }),
      discounts: fc.uniqueArray(fc.oneof({ weight: 3, arbitrary: arbDiscountOf }, fc.constant(bundle)), {
        maxLength: 2,
        selector: (discount) => discount.discountNo,
      }),
      isUsedItem: fc.integer({ min: 0, max: 11 }).map((n) => n === 0),
      isCouponUsable: fc.integer({ min: 0, max: 11 }).map((n) => n > 0),
      isBuyAvailable: fc.integer({ min: 0, max: 11 }).map((n) => n > 0),
      partnershipCode: fc.integer({ min: 0, max: 15 }).map((n) => (n === 0 ? 'P100' : undefined)),
    })
    .map(({ item, seller, price, isUsedItem, ...rest }) =>
      aUnit({
        ...rest,
        cartUnitId: cartUnitId(id),
        item: anItem({ itemNo: itemNo(`I${item}`), itemSellPrice: price, flags: { ...noFlags, isUsedItem } }),
        seller: sellerOf(seller),
        shippingPolicyKey: shippingPolicyKey(`P/S${seller}`),
        unableOrderType: rest.isBuyAvailable ? undefined : 'OTHER',
      }),
    );

const arbPolicyFor = (n: number): Arbitrary<ShippingPolicy> =>
  fc
    .record({
      shippingFee: fc.constantFrom(0, 2500, 3000, 4000).map(won),
      isConditionalFree: fc.boolean(),
      conditionalFreeBasisCost: arbWonIn(1000, 40_000),
    })
    .map((over) => aPolicy({ shippingPolicyKey: shippingPolicyKey(`P/S${n}`), ...over }));

const seldom = fc.integer({ min: 0, max: 19 }).map((n) => n === 0);

const arbCouponFlags: Arbitrary<CouponFlags> = fc.record({
  isClub: seldom,
  isBusiness: seldom,
  isMobile: seldom,
  isApp: seldom,
  isDelivery: seldom,
  isOversea: seldom,
  isTimeSale: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  isFreeShipping: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
});

const arbTarget = ({ items, sellers }: QuestionSize): Arbitrary<CouponTarget> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<CouponTarget>({ type: 'All' }) },
    {
      weight: 1,
      arbitrary: fc.nat(items - 1).map((n): CouponTarget => ({ type: 'Items', itemNos: [itemNo(`I${n}`)] })),
    },
    {
      weight: 1,
      arbitrary: fc.nat(sellers - 1).map((n): CouponTarget => ({ type: 'Sellers', sellerKeys: [sellerKey(`S${n}`)] })),
    },
    { weight: 1, arbitrary: fc.constant<CouponTarget>({ type: 'LargeCategories', codes: ['L1'] }) },
  );

/**
 * An owned or downloadable coupon of any type that often fits a cart of this size.
 * @example
 * const size = { units: 3, coupons: 2, items: 2, sellers: 2 };
 * fc.sample(arbHeldCoupon(size, 7), 1)[0]?.couponName; // coupon 7
 */
export const arbHeldCoupon = (size: QuestionSize, n: number): Arbitrary<Coupon> =>
  fc.constantFrom('Rate' as const, 'Amount' as const).chain((discountUnitType) =>
    fc.record({
      issueNo: fc.boolean().map((isHeld) => (isHeld ? couponIssueNo(`C${n}`) : undefined)),
      policyNo: fc.constant(couponPolicyNo(`P${n}`)),
      couponType: fc.constantFrom(
        ...(['BuyerCoupon', 'BuyerCoupon', 'SellerDupCoupon', 'SellerDupCoupon', 'SuperCoupon', 'Unknown'] as const),
      ),
      discountUnitType: fc.constant(discountUnitType),
      discountValue: discountUnitType === 'Rate' ? fc.integer({ min: 0, max: 100 }) : fc.integer({ min: 0, max: 6000 }),
      couponName: fc.constant(`coupon ${n}`),
      possiblePrice: fc.oneof(fc.constant(won(0)), arbWonIn(0, 30_000)),
      limitPrice: fc.oneof(fc.constant(won(0)), arbWonIn(0, 4000)),
      expiredDate: fc.oneof(
        { weight: 9, arbitrary: fc.constant('2026-12-31T00:00:00Z') },
        fc.constant('2026-01-01T00:00:00Z'),
      ),
      flags: arbCouponFlags,
      target: arbTarget(size),
      paymentCouponName: fc.oneof(
        { weight: 3, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom('A카드', 'B카드') },
      ),
      eventNo: fc.constant(`${n}`),
      encStr: fc.constant(''),
      couponPromotionType: fc.constant(''),
      issuable: fc.constant(false),
    }),
  );

/** Generates the situations of a unit that decide which coupons it can use. */
export const arbSituation: Arbitrary<CouponSituation> = fc.oneof(
  { weight: 8, arbitrary: fc.constant(aSituation()) },
  {
    weight: 1,
    arbitrary: fc
      .record({
        buyer: arbBuyer,
        device: fc.constantFrom('pc' as const, 'm' as const),
        isApp: fc.boolean(),
        isOversea: fc.boolean(),
      })
      .map((over) => aSituation(over)),
  },
);

const arbPricing = (size: QuestionSize): Arbitrary<PricingInput> =>
  fc
    .record({
      units: fc
        .tuple(fc.oneof(fc.integer({ min: 1, max: size.units }), fc.constant(size.units)), arbBundleDiscount)
        .chain(([count, bundle]) =>
          fc.tuple(...Array.from({ length: count }, (_, n) => arbUnitOf(size, bundle, n + 1))),
        ),
      shippingPolicies: fc.tuple(...Array.from({ length: size.sellers }, (_, n) => arbPolicyFor(n))),
      isMaxCharge: fc.boolean(),
      shippingKnown: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
      isSelected: fc.array(
        fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
        { minLength: size.units, maxLength: size.units },
      ),
    })
    .map(({ units, shippingPolicies, isMaxCharge, shippingKnown, isSelected }) => ({
      units,
      selected: new Set(units.filter((unit, n) => isSelected[n] && isOrderable(unit)).map((unit) => unit.cartUnitId)),
      shippingPolicies,
      bundleTerms: [...new Set(units.map((unit) => unit.bundleKey))].map((bundleKey) =>
        aBundleTerms({ bundleKey, isMaxCharge }),
      ),
      appliedCoupons: [],
      buyer: { isSmileClub: false, isUniverseClub: false },
      thresholds: { ordinary: won(15_000), club: won(12_000), universeClub: won(10_000) },
      serverBundles: undefined,
      shippingKnown,
    }));

/**
 * A question on coupons of at most this size (CP-19).
 * @example
 * const questions = fc.sample(arbQuestion({ units: 2, coupons: 2, items: 1, sellers: 1 }), 3);
 * questions.map(bestCombination).every(({ saving }) => saving >= 0); // true
 */
export const arbQuestion = (size: QuestionSize): Arbitrary<CombinationQuestion> =>
  fc.record({
    pricing: arbPricing(size),
    coupons: fc
      .oneof(fc.integer({ min: 0, max: size.coupons }), fc.constant(size.coupons))
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, n) => arbHeldCoupon(size, n + 1)))),
    situation: arbSituation,
  });
