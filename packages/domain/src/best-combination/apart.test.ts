import { expect, test } from 'vitest';
import { apartBy } from '../testing/apart.ts';
import { aCouponCart } from '../testing/index.ts';
import { bestCombination } from './best-combination.ts';

const seeds = [1, 2, 3, 4, 5];

test.each(Object.entries(apartBy))('[EN-09 CP-19] ten coupons on ten units are proved: %s', (_, excludes) => {
  for (const seed of seeds) {
    const question = aCouponCart(seed, 10, 10);
    const best = bestCombination({ ...question, isApart: (a, b) => excludes(a, b) || excludes(b, a) });
    const alone = question.coupons.map((coupon) => bestCombination({ ...question, coupons: [coupon] }).saving);
    expect(best.isProved).toBe(true);
    expect(best.saving).toBeGreaterThanOrEqual(Math.max(...alone));
  }
});

test('[EN-09 CP-19] with one coupon per order, the bound equals the best coupon without branching', () => {
  for (const seed of seeds) {
    const question = aCouponCart(seed, 20, 20);
    const best = bestCombination({ ...question, isApart: () => true });
    // the root relaxations only, without branching
    expect(best.nodes).toBeLessThan(8);
    expect(best.isProved).toBe(true);
  }
});
