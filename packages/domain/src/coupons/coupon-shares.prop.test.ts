import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestCombination } from '../best-combination/best-combination.ts';
import { sum } from '../money/won.ts';
import { totalOfKind } from '../price/ledger/ledger.ts';
import { arbQuestion, arbTightQuestion, arbWithExtras } from '../testing/index.ts';
import { priceWith } from './coupon-assignment.ts';
import { couponShares } from './coupon-shares.ts';
import { laws } from '../testing/laws.ts';

const { forAll } = laws(150);

const middling = { units: 9, coupons: 14, items: 4, sellers: 3 };

test('[CP-19 PR-08] the shares of all coupons add up to the total coupon saving, and each share belongs to one unit', () => {
  forAll(
    [fc.oneof(arbQuestion(middling), arbTightQuestion(middling), arbWithExtras(arbQuestion(middling)))],
    (question) => {
      const { pricing } = question;
      const { chosen } = bestCombination(question);
      const { entries } = priceWith(pricing, chosen).priced;
      const shares = chosen.map(({ coupon, place }) => {
        const each = couponShares(entries, pricing.units, coupon, place.cartUnitIds);
        for (const { cartUnitId, amount } of each) {
          expect(place.cartUnitIds).toContain(cartUnitId);
          expect(amount).toBeGreaterThan(0);
        }
        return sum(each.map(({ amount }) => amount));
      });
      expect(sum(shares) + totalOfKind(entries, 'Coupon')).toBe(0);
    },
  );
});
