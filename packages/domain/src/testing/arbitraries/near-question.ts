import fc, { type Arbitrary } from 'fast-check';
import type { PricingInput } from '../../price/price-steps.ts';
import type { PricedCart } from '../../price/priced-cart.ts';
import { bundleKey, type BundleKey } from '../../money/ids.ts';
import type { CombinationQuestion } from '../../best-combination/candidates.ts';
import { noCouponFlags, type Coupon } from '../../entities/coupon/coupon.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { priceCart } from '../../price/price-cart.ts';
import { won, most, noWon, type Won } from '../../money/won.ts';
import { aBundleTerms, aCoupon } from '../builders/price.ts';
import { aSituation } from '../builders/coupon.ts';
import { arbQuestion, type QuestionSize } from './coupon.ts';
import type { ExtraDiscountCandidate } from '../../entities/discount/discount.ts';
import { testNow } from '../builders/unit.ts';
import { arbExtraDiscount, arbWonIn } from './price.ts';
import type { OverseaCharge } from '../../price/parcel/shipping-fees.ts';

const arbTurns: Arbitrary<readonly number[]> = fc.array(fc.nat(999), { minLength: 24, maxLength: 24 });

const inParcels = (pricing: PricingInput, turns: readonly number[]): PricingInput => {
  const units = pricing.units.map((unit, n) => ({
    ...unit,
    bundleKey: (turns[n] ?? 0) % 3 === 0 ? bundleKey(`${unit.bundleKey}/2`) : unit.bundleKey,
  }));
  const keys = [...new Set(units.map((unit) => unit.bundleKey))];
  return { ...pricing, units, bundleTerms: keys.map((key) => aBundleTerms({ bundleKey: key })) };
};

/** The prices without option discounts, which a coupon of a buyer replaces (PR-03). */
const strippedOf = (pricing: PricingInput): PricedCart =>
  priceCart({
    ...pricing,
    appliedCoupons: [aCoupon({ discountUnitType: 'Amount', discountValue: 0, cartUnitIds: [...pricing.selected] })],
  });

/** Free shipping starts between the parcel price with and without option discounts, `termsOf` their difference. */
export const nearFree = (
  pricing: PricingInput,
  bare: PricedCart,
  termsOf: (width: number, n: number) => readonly [reach: number, fee: number],
): PricingInput => {
  const stripped = strippedOf(pricing);
  const goods = (priced: PricedCart, key: BundleKey | undefined): number =>
    key === undefined ? 0 : (priced.bundleFees.get(key)?.subtotal ?? 0);
  const shippingPolicies = pricing.shippingPolicies.map((policy, n) => {
    const key = pricing.units.find((unit) => unit.shippingPolicyKey === policy.shippingPolicyKey)?.bundleKey;
    const low = goods(bare, key);
    const [reach, fee] = termsOf(goods(stripped, key) - low, n);
    const conditionalFreeBasisCost = won(Math.max(0, low + reach));
    return { ...policy, isConditionalFree: true, shippingFee: won(fee), conditionalFreeBasisCost };
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
  const pricing = nearFree(parcelled, bare, (width, n) => {
    const turn = turns[n + 12] ?? 0;
    return [Math.round((width * turn) / 900), 500 + turn * 5];
  });
  const coupons = question.coupons.map((coupon, n) => nearMinimum(coupon, pricing, bare, turns[n + 6] ?? 0));
  return { pricing, coupons, situation: aSituation() };
};

/** A question with free shipping and minimum purchases close to their thresholds (CP-03, SH-03, CP-19). */
export const arbTightQuestion = (size: QuestionSize): Arbitrary<CombinationQuestion> =>
  fc.tuple(arbQuestion(size), arbTurns).map(([question, turns]) => tightened(question, turns));

/** Parameters of an extra discount: its threshold below the price of the goods, in thousandths, and its amount. */
interface ExtraTurn {
  readonly candidate: ExtraDiscountCandidate;
  readonly below: number;
  readonly share: number;
}

const arbExtraTurn: Arbitrary<ExtraTurn> = fc.record({
  candidate: arbExtraDiscount(testNow),
  below: fc.oneof(fc.nat(300), fc.constantFrom(0, 1000)),
  share: fc.integer({ min: 1, max: 250 }),
});

const nearExtra = (goods: Won, { candidate, below, share }: ExtraTurn, n: number): ExtraDiscountCandidate => ({
  ...candidate,
  masterNo: `E${n}`,
  baseAmount: most(noWon, won(goods - Math.round((goods * below) / 1000))),
  discountAmount: won(Math.round((goods * share) / 1000)),
  discountRate: Math.ceil(share / 10),
  maxDiscountAmount: share % 2 === 0 ? undefined : won(Math.round((goods * share) / 1500)),
});

/** Adds a few extra discounts that most combinations with an extra coupon would miss (DC-04, CP-19). */
export const arbWithExtras = (questions: Arbitrary<CombinationQuestion>): Arbitrary<CombinationQuestion> =>
  fc
    .tuple(questions, fc.array(arbExtraTurn, { minLength: 1, maxLength: 3 }))
    .map(([question, turns]): CombinationQuestion => {
      const goods = priceCart({ ...question.pricing, appliedCoupons: [] }).extraDiscountBasis;
      const candidates = turns.map((turn, n) => nearExtra(goods, turn, n));
      // about one of 3,000 is not proved within the default limit
      return {
        ...question,
        nodeLimit: 8000,
        pricing: { ...question.pricing, extraDiscounts: { candidates, now: testNow } },
      };
    });

/** Distance of overseas shipping to its free threshold, in thousandths of the goods, and its fee. */
const arbOverseaTurn = fc.record({
  below: fc.oneof(fc.integer({ min: -150, max: 300 }), fc.constantFrom(0, 1000)),
  fees: fc.array(arbWonIn(0, 8000), { minLength: 9, maxLength: 9 }),
  /** By unit: rarely one that the company does not carry. */
  staying: fc.array(
    fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    { minLength: 9, maxLength: 9 },
  ),
});

type OverseaTurn = typeof arbOverseaTurn extends Arbitrary<infer T> ? T : never;

const chargeOf = ({ units }: CombinationQuestion['pricing'], goods: Won, turn: OverseaTurn): OverseaCharge => ({
  selectedCompany: 'EMS',
  fees: [
    {
      shippingCompany: 'EMS',
      shippingFees: units.map(({ cartUnitId }, n) => ({
        cartUnitId,
        shippingFee: turn.fees[n] ?? noWon,
        shippingWeight: 1,
      })),
    },
  ],
  unavailable: [
    {
      shippingCompany: 'EMS',
      unavailableCartUnitIds: units.flatMap(({ cartUnitId }, n) => (turn.staying[n] ? [cartUnitId] : [])),
    },
  ],
  freeFrom: most(noWon, won(goods - Math.round((goods * turn.below) / 1000))),
});

/** Adds overseas shipping that is free from about the price of the goods (OV-11, CP-19). */
export const arbWithOversea = (questions: Arbitrary<CombinationQuestion>): Arbitrary<CombinationQuestion> =>
  fc.tuple(questions, arbOverseaTurn).map(([question, turn]): CombinationQuestion => {
    const { pricing } = question;
    const goods = priceCart({ ...pricing, appliedCoupons: [] }).extraDiscountBasis;
    // a search with free shipping takes longer to prove
    return {
      ...question,
      nodeLimit: 8000,
      pricing: { ...pricing, oversea: chargeOf(pricing, goods, turn) },
    };
  });
