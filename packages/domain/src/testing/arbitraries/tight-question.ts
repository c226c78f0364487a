import type { PricingInput } from '../../price/pricing-input.ts';
import type { PricedCart } from '../../price/priced/priced-cart.ts';
import fc, { type Arbitrary } from 'fast-check';
import { bundleKey, couponIssueNo, type BundleKey } from '../../money/ids.ts';
import type { CombinationQuestion } from '../../best-combination/model/question.ts';
import { noCouponFlags, type Coupon } from '../../entities/coupon/held-coupon.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { priceCart } from '../../price/price-cart.ts';
import { won } from '../../money/won.ts';
import { aBundleTerms, aCoupon } from '../builders/price.ts';
import { aSituation } from '../builders/coupon.ts';
import { arbQuestion, type QuestionSize } from './coupon.ts';

const arbTurns: Arbitrary<readonly number[]> = fc.array(fc.nat(999), { minLength: 24, maxLength: 24 });

const inParcels = (pricing: PricingInput, turns: readonly number[]): PricingInput => {
  const units = pricing.units.map((unit, n) => ({
    ...unit,
    bundleKey: (turns[n] ?? 0) % 3 === 0 ? bundleKey(`${unit.bundleKey}/2`) : unit.bundleKey,
  }));
  const keys = [...new Set(units.map((unit) => unit.bundleKey))];
  return { ...pricing, units, bundleTerms: keys.map((key) => aBundleTerms({ bundleKey: key })) };
};

const withoutOptionDiscounts = (pricing: PricingInput): PricedCart =>
  priceCart({
    ...pricing,
    appliedCoupons: [
      aCoupon({
        couponIssueNo: couponIssueNo('none'),
        discountUnitType: 'Amount',
        discountValue: 0,
        cartUnitIds: [...pricing.selected],
      }),
    ],
  });

/** Free shipping starts between the parcel price with and without option discounts. */
const nearFree = (pricing: PricingInput, bare: PricedCart, turns: readonly number[]): PricingInput => {
  const stripped = withoutOptionDiscounts(pricing);
  const goods = (priced: PricedCart, key: BundleKey | undefined): number =>
    key === undefined ? 0 : (priced.bundleFees.get(key)?.subtotal ?? 0);
  const shippingPolicies = pricing.shippingPolicies.map((policy, n) => {
    const key = pricing.units.find((unit) => unit.shippingPolicyKey === policy.shippingPolicyKey)?.bundleKey;
    const turn = turns[n] ?? 0;
    const low = goods(bare, key);
    const reach = Math.round(((goods(stripped, key) - low) * turn) / 900);
    return {
      ...policy,
      isConditionalFree: true,
      shippingFee: won(500 + turn * 5),
      conditionalFreeBasisCost: won(Math.max(0, low + reach)),
    };
  });
  return { ...pricing, shippingPolicies };
};

/** Minimum purchases are slightly below the price of units, items or the cart. */
const nearMinimum = (coupon: Coupon, pricing: PricingInput, bare: PricedCart, turn: number): Coupon => {
  const prices = pricing.units.map((unit) => totalOf(bare.unitEntries.get(unit.cartUnitId) ?? []));
  const basis = [0, ...prices, prices.reduce((a, b) => a + b, 0)][turn % (prices.length + 2)] ?? 0;
  const { isTimeSale, isFreeShipping } = coupon.flags;
  return {
    ...coupon,
    possiblePrice: won(Math.max(0, basis - turn * 3)),
    flags: { ...noCouponFlags, isTimeSale, isFreeShipping },
    expiredDate: '2026-12-31T00:00:00Z',
  };
};

const tightened = (question: CombinationQuestion, turns: readonly number[]): CombinationQuestion => {
  const parcelled = inParcels(question.pricing, turns);
  const bare = priceCart(parcelled);
  const pricing = nearFree(parcelled, bare, turns.slice(12));
  const coupons = question.coupons.map((coupon, n) => nearMinimum(coupon, pricing, bare, turns[n + 6] ?? 0));
  return { pricing, coupons, situation: aSituation() };
};

/**
 * A question with free shipping and minimum purchases close to their thresholds (CP-03, SH-03, CP-19).
 * @example
 * const questions = arbTightQuestion({ units: 2, coupons: 2, items: 1, sellers: 1 });
 * fc.sample(questions, 3).every(({ pricing }) => pricing.shippingPolicies.every((policy) => policy.isConditionalFree)); // true
 */
export const arbTightQuestion = (size: QuestionSize): Arbitrary<CombinationQuestion> =>
  fc.tuple(arbQuestion(size), arbTurns).map(([question, turns]) => tightened(question, turns));
