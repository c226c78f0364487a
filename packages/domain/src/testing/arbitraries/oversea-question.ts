import { option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import type { CombinationQuestion } from '../../best-combination/model/question.ts';
import type { OverseaCharge } from '../../price/overseas/overseas-fees.ts';
import { priceCart } from '../../price/price-cart.ts';
import { most, noWon, won, type Won } from '../../money/won.ts';
import { arbWonIn } from './price.ts';

/** Distance of overseas shipping to its free threshold, in thousandths of the goods, and its fee. */
const arbTurn = fc.record({
  below: fc.oneof(fc.integer({ min: -150, max: 300 }), fc.constantFrom(0, 1000)),
  fees: fc.array(arbWonIn(0, 8000), { minLength: 9, maxLength: 9 }),
  /** By unit: rarely one that the company does not carry. */
  staying: fc.array(
    fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    { minLength: 9, maxLength: 9 },
  ),
});

type Turn = typeof arbTurn extends Arbitrary<infer T> ? T : never;

const chargeOf = ({ units }: CombinationQuestion['pricing'], goods: Won, turn: Turn): OverseaCharge => ({
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
  freeFrom: O.some(most(noWon, won(goods - Math.round((goods * turn.below) / 1000)))),
});

/**
 * Adds overseas shipping that is free from about the price of the goods (OV-11, CP-19).
 * @example
 * const questions = arbWithOversea(arbQuestion({ units: 2, coupons: 2, items: 1, sellers: 1 }));
 * fc.sample(questions, 3).every(({ pricing }) => O.isSome(pricing.oversea ?? O.none)); // true
 */
export const arbWithOversea = (questions: Arbitrary<CombinationQuestion>): Arbitrary<CombinationQuestion> =>
  fc.tuple(questions, arbTurn).map(([question, turn]): CombinationQuestion => {
    const { pricing } = question;
    const goods = priceCart({ ...pricing, appliedCoupons: [] }).extraDiscountBasis;
    // a search with free shipping takes longer to prove
    return {
      ...question,
      nodeLimit: 8000,
      pricing: { ...pricing, oversea: O.some(chargeOf(pricing, goods, turn)) },
    };
  });
