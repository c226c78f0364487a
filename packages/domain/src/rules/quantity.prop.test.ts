import fc from 'fast-check';
import * as E from '../money/either.ts';
import { expect, test } from 'vitest';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { messageParams } from '../messages/keys.ts';
import { diagnose } from '../rule/rule.ts';
import { arbUnit } from '../testing/arbitraries/unit.ts';
import { arbQuantityFacts } from '../testing/rules.ts';
import { checkQuantity, quantityRules } from './quantity.ts';
import { allowedPieces } from './facts.ts';

const passing = (unit: CartUnit): readonly number[] =>
  Array.from({ length: 1001 }, (_, n) => n).filter((n) =>
    E.isRight(checkQuantity({ unit, asked: String(n), hasCoupon: false })),
  );

test('[QT-02] the allowed quantities are exactly those that the rules accept', () => {
  fc.assert(
    fc.property(
      arbUnit.filter((unit) => !unit.isItemDiscountAgreement),
      (unit) => {
        const allowed = allowedPieces(unit);
        const expected = allowed
          ? Array.from(
              { length: (allowed.most - allowed.least) / allowed.step + 1 },
              (_, i) => allowed.least + i * allowed.step,
            )
          : [];
        expect(passing(unit)).toEqual(expected);
      },
    ),
    { numRuns: 50 },
  );
});

test('[QT-01 QT-02] accepts the typed number within every limit and in stock', () => {
  fc.assert(
    fc.property(arbQuantityFacts, ({ unit, asked }) => {
      const checked = checkQuantity({ unit, asked, hasCoupon: false });
      fc.pre(E.isRight(checked));
      const pieces = checked.right;
      const { limits, stock, options, additions } = unit.item;
      expect(String(pieces)).toBe(
        String(asked)
          .trim()
          .replace(/^0+(?=\d)/, ''),
      );
      expect(pieces >= Math.max(1, limits.min) && pieces <= 999).toBe(true);
      expect(pieces % limits.multiple).toBe(0);
      for (const most of [limits.max, stock, ...options.map((option) => option.stock)])
        expect(most === undefined || pieces <= most).toBe(true);
      for (const addition of additions)
        expect(addition.stock === undefined || addition.quantity <= addition.stock).toBe(true);
    }),
  );
});

test('[QT-02] every quantity of a fix is valid', () => {
  fc.assert(
    fc.property(arbQuantityFacts, (facts) => {
      const offered = diagnose(quantityRules)(facts)
        .flatMap(({ fixes }) => fixes)
        .flatMap((fix) => (fix.type === 'SetQuantity' ? [fix.quantity] : []));
      for (const quantity of offered)
        expect(checkQuantity({ ...facts, asked: String(quantity), hasCoupon: false })).toEqual(E.right(quantity));
    }),
  );
});

test('[QT-03] the coupon rule is last: without the coupon the same quantity is valid', () => {
  fc.assert(
    fc.property(arbQuantityFacts, (facts) => {
      const checked = checkQuantity({ ...facts, hasCoupon: true });
      const without = checkQuantity({ ...facts, hasCoupon: false });
      const asksForCoupon = E.isLeft(checked) && checked.left.fixes.some((fix) => fix.type === 'RemoveCoupons');
      expect(asksForCoupon).toBe(E.isRight(without) && without.right !== facts.unit.quantity);
      expect(asksForCoupon ? without : checked).toEqual(without);
    }),
  );
});

test('[QT-01] the first reason is the first of all reasons; each concerns the unit and has its message values', () => {
  fc.assert(
    fc.property(arbQuantityFacts, (facts) => {
      const all = diagnose(quantityRules)(facts);
      const checked = checkQuantity(facts);
      expect(E.isLeft(checked) ? checked.left : undefined).toEqual(all[0]);
      for (const found of all) {
        expect(found.units).toEqual([facts.unit.cartUnitId]);
        expect(Object.keys(found.params).toSorted()).toEqual([...messageParams[found.code]].toSorted());
      }
    }),
  );
});
