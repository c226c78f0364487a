import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceCart } from '../../price/price-cart.ts';
import { arbQuestion, lawRuns } from '../../testing/index.ts';
import { naiveLeastCost } from '../../testing/naive-combination.ts';
import { priceWith } from '../placed.ts';
import { bestCombination } from './best-combination.ts';
import type { CombinationQuestion } from './question.ts';

const small = { units: 4, coupons: 4, items: 2, sellers: 2 };
const bareOf = ({ pricing }: CombinationQuestion) => priceCart({ ...pricing, appliedCoupons: [] }).payable;

test('[CP-19] the best combination is as good as trying everything, and says that it is proved', () => {
  fc.assert(
    fc.property(arbQuestion(small), (question) => {
      const best = bestCombination(question);
      expect(best.payable).toBe(naiveLeastCost(question));
      expect(best.isProved).toBe(true);
      expect(best.bound).toBe(best.saving);
    }),
    { numRuns: lawRuns(2000) },
  );
});

test('[CP-19 PR-08] what it says it saves is what priceCart says', () => {
  fc.assert(
    fc.property(arbQuestion({ units: 8, coupons: 12, items: 4, sellers: 2 }), (question) => {
      const best = bestCombination(question);
      expect(best.payable).toBe(priceWith(question.pricing, best.chosen).payable);
      expect(best.saving).toBe(bareOf(question) - best.payable);
    }),
    { numRuns: lawRuns(300) },
  );
});
