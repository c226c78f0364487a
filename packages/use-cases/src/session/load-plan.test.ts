import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anUnorderableUnit, arbUnits, aUnit, testNow } from '@baguni/domain/testing';
import { cartUnitId, isOrderable } from '@baguni/domain/internal';
import { autoSelected } from './load-plan.ts';

const HOUR = 60 * 60 * 1000;
const one = cartUnitId(1);
const insertedAgo = (ms: number) => aUnit({ insertDateISO: new Date(testNow - ms).toISOString() });

test.each([
  [0, true],
  [1, true],
  [24 * HOUR - 1, true],
  [24 * HOUR, true],
  [24 * HOUR + 1, false],
  [30 * 24 * HOUR, false],
  [-1, false],
])('[LS-02] added %d ms ago: %s', (age, isWithin) => {
  expect(autoSelected([insertedAgo(age)], testNow)).toEqual(isWithin ? [one] : []);
});

test('[LS-02] an unreadable date selects no unit', () => {
  expect(autoSelected([aUnit({ insertDateISO: 'yesterday' })], testNow)).toEqual([]);
});

test('[LS-02] an unorderable unit is not selected, even if it was before', () => {
  expect(autoSelected([anUnorderableUnit()], testNow)).toEqual([]);
  expect(autoSelected([anUnorderableUnit()], testNow, { known: [one], selected: [one] })).toEqual([]);
});

test('[LS-02] units shown before on this page keep their selection', () => {
  expect(autoSelected([insertedAgo(HOUR)], testNow, { known: [one], selected: [] })).toEqual([]);
  expect(autoSelected([insertedAgo(48 * HOUR)], testNow, { known: [one], selected: [one] })).toEqual([one]);
});

test('[LS-02] an immediate reload keeps the selection', () => {
  fc.assert(
    fc.property(arbUnits, (units) => {
      const selected = autoSelected(units, testNow);
      const known = units.map((unit) => unit.cartUnitId);
      expect(autoSelected(units, testNow, { known, selected })).toEqual(selected);
      expect(units.filter((unit) => selected.includes(unit.cartUnitId)).every(isOrderable)).toBe(true);
    }),
  );
});

test('[LS-02] some generated carts have new units that are selected, others have only old ones', () => {
  const carts = fc.sample(arbUnits, { numRuns: 50, seed: 3 });
  const shares = carts.map((units) => [autoSelected(units, testNow).length, units.filter(isOrderable).length]);
  expect(shares.some(([chosen = 0]) => chosen > 0)).toBe(true);
  expect(shares.some(([chosen = 0, all = 0]) => chosen < all)).toBe(true);
});
