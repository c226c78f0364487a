import { option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import type { CombinationQuestion } from '../../best-combination/model/question.ts';
import type { ExtraDiscountCandidate } from '../../entities/discount/extra-discount.ts';
import { priceCart } from '../../price/price-cart.ts';
import { most, noWon, won, type Won } from '../../money/won.ts';
import { testNow } from '../builders/unit.ts';
import { arbExtraDiscount } from './price.ts';

/** Parameters of an extra discount: its threshold below the price of the goods, in thousandths, and its amount. */
interface Turn {
  readonly candidate: ExtraDiscountCandidate;
  readonly below: number;
  readonly share: number;
}

const arbTurn: Arbitrary<Turn> = fc.record({
  candidate: arbExtraDiscount(testNow),
  below: fc.oneof(fc.nat(300), fc.constantFrom(0, 1000)),
  share: fc.integer({ min: 1, max: 250 }),
});

const near = (goods: Won, { candidate, below, share }: Turn, n: number): ExtraDiscountCandidate => ({
  ...candidate,
  masterNo: `E${n}`,
  baseAmount: most(noWon, won(goods - Math.round((goods * below) / 1000))),
  discountAmount: won(Math.round((goods * share) / 1000)),
  discountRate: Math.ceil(share / 10),
  maxDiscountAmount: share % 2 === 0 ? O.none : O.some(won(Math.round((goods * share) / 1500))),
});

/**
 * Adds a few extra discounts that most combinations with an extra coupon would miss (DC-04, CP-19).
 * @example
 * const questions = arbWithExtras(arbQuestion({ units: 2, coupons: 2, items: 1, sellers: 1 }));
 * fc.sample(questions, 3).every(({ pricing }) => (pricing.extraDiscounts?.candidates.length ?? 0) > 0); // true
 */
export const arbWithExtras = (questions: Arbitrary<CombinationQuestion>): Arbitrary<CombinationQuestion> =>
  fc
    .tuple(questions, fc.array(arbTurn, { minLength: 1, maxLength: 3 }))
    .map(([question, turns]): CombinationQuestion => {
      const goods = priceCart({ ...question.pricing, appliedCoupons: [] }).extraDiscountBasis;
      const candidates = turns.map((turn, n) => near(goods, turn, n));
      // about one of 3,000 is not proved within the default limit
      return {
        ...question,
        nodeLimit: 8000,
        pricing: { ...question.pricing, extraDiscounts: { candidates, now: testNow } },
      };
    });
