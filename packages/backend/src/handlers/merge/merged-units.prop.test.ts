import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId, itemNo } from '@baguni/domain';
import { lawRuns } from '@baguni/domain/testing';
import type { NewUnit, StoredUnit } from '../../store/rows.ts';
import { aNewUnit } from '../../testing/rows.ts';
import { mergedUnits, type MergeLimits } from './merged-units.ts';

const unlimited = (): MergeLimits => ({ min: 1, max: O.none, multiple: 1, additionsLeft: new Map() });
const arbUnit = fc
  .record({
    no: fc.constantFrom('A', 'B', 'C', 'D'),
    option: fc.constantFrom('red', 'blue'),
    quantity: fc.integer({ min: 1, max: 999 }),
  })
  .map(({ no, option, quantity }) => {
    const { detail } = aNewUnit();
    const options = [{ optionNo: option, entries: null, optionPrice: null }];
    return aNewUnit({ itemNo: itemNo(no), quantity, detail: { ...detail, options } });
  });
const keyOf = ({ itemNo: no, detail }: NewUnit): string => `${no}/${detail.options[0]?.optionNo}`;

/** A buyer's cart holds each choice once, as carts do. */
const arbMine = fc
  .uniqueArray(arbUnit, { selector: keyOf, maxLength: 8 })
  .map((units) => units.map((unit, i): StoredUnit => ({ ...unit, cartUnitId: cartUnitId(i + 1), version: 1 })));
const arbTheirs = fc.array(arbUnit, { maxLength: 12 });

const after = (mine: readonly StoredUnit[], theirs: readonly NewUnit[], size = 100): ReadonlyMap<string, number> => {
  const { changed, added } = mergedUnits(mine, theirs, unlimited, size);
  return new Map([...mine, ...changed, ...added].map((unit) => [keyOf(unit), unit.quantity]));
};

test('[CM-03] every choice of both carts is there, with the sum of its pieces up to 999', () => {
  fc.assert(
    fc.property(arbMine, arbTheirs, (mine, theirs) => {
      const sums = new Map<string, number>();
      for (const unit of [...mine, ...theirs]) sums.set(keyOf(unit), (sums.get(keyOf(unit)) ?? 0) + unit.quantity);
      expect(after(mine, theirs)).toEqual(new Map([...sums].map(([key, sum]) => [key, Math.min(sum, 999)])));
    }),
    { numRuns: lawRuns(100) },
  );
});

test('[CM-03 QT-02] multiples of 0 are no multiples', () => {
  const mine = { ...aNewUnit({ quantity: 2 }), cartUnitId: cartUnitId(1), version: 1 };
  const { changed } = mergedUnits([mine], [aNewUnit({ quantity: 3 })], () => ({ ...unlimited(), multiple: 0 }), 100);
  expect(changed.map(({ quantity }) => quantity)).toEqual([5]);
});

test('[CM-03] the order of the guest’s units does not matter while there is room', () => {
  fc.assert(
    fc.property(arbMine, arbTheirs, (mine, theirs) => {
      expect(after(mine, theirs.toReversed())).toEqual(after(mine, theirs));
    }),
    { numRuns: lawRuns(100) },
  );
});

test('[CM-03] a cart never grows beyond its size, and never loses a unit or a piece that it had', () => {
  fc.assert(
    fc.property(arbMine, arbTheirs, fc.nat(10), (mine, theirs, size) => {
      const merged = after(mine, theirs, size);
      expect(merged.size).toBeLessThanOrEqual(Math.max(size, mine.length));
      for (const unit of mine) expect(merged.get(keyOf(unit))).toBeGreaterThanOrEqual(unit.quantity);
    }),
    { numRuns: lawRuns(100) },
  );
});
