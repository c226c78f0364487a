import { expect } from 'vitest';
import { priceWith } from '../coupons/coupon-assignment.ts';
import { arbQuestion } from '../testing/index.ts';
import { law } from '../testing/laws.ts';
import { bestCombination } from './best-combination.ts';
import { usefulCoupons } from './useful-coupons.ts';

const small = { units: 4, coupons: 6, items: 3, sellers: 2 };

law(
  '[CM-23] each useful coupon saves at least its amount alone, and the best combination as much',
  [arbQuestion(small)],
  (question) => {
    const useful = usefulCoupons(question);
    const bare = priceWith(question.pricing, []).payable;
    for (const { coupon, place, saving } of useful) {
      expect(saving).toBeGreaterThan(0);
      expect(bare - priceWith(question.pricing, [{ coupon, place }]).payable).toBeGreaterThanOrEqual(saving);
    }
    const most = Math.max(0, ...useful.map(({ saving }) => saving));
    expect(bestCombination(question).saving).toBeGreaterThanOrEqual(most);
  },
);
