import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PackingLp, type PackingColumn } from './packing-lp.ts';

const arbColumn: fc.Arbitrary<PackingColumn> = fc.record({
  value: fc.integer({ min: 0, max: 1000 }),
  rows: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }),
});

test('[CP-19] the prices of a solution cover every column, and cost what its parts are worth', () => {
  fc.assert(
    fc.property(fc.array(arbColumn, { maxLength: 25 }), (columns) => {
      const lp = new PackingLp(6);
      for (const column of columns) lp.add(column);
      lp.solve();
      const prices = [...lp.prices];
      for (const { value, rows } of columns)
        expect(rows.reduce((sum, row) => sum + (prices[row] ?? 0), 0)).toBeGreaterThan(value - 0.01);
      for (const price of prices) expect(price).toBeGreaterThan(-0.01);
      const worth = lp.parts().reduce((sum, [column, part]) => sum + column.value * part, 0);
      expect(Math.abs(worth - prices.reduce((a, b) => a + b, 0))).toBeLessThan(1);
    }),
  );
});

test('[CP-19] two halves of a torn row are worth what they should be', () => {
  const lp = new PackingLp(3);
  // any two of three columns share a row: half of each is best
  for (const rows of [
    [0, 1],
    [1, 2],
    [0, 2],
  ])
    lp.add({ value: 100, rows });
  lp.solve();
  expect(lp.parts().map(([, part]) => Math.round(part * 100))).toEqual([50, 50, 50]);
  expect(Math.round([...lp.prices].reduce((a, b) => a + b, 0))).toBe(150);
});

test('[CP-19] columns may be added after a solution', () => {
  const lp = new PackingLp(1);
  lp.add({ value: 1, rows: [0] });
  lp.solve();
  lp.add({ value: 5, rows: [0] });
  lp.solve();
  expect(lp.parts().map(([{ value }]) => value)).toEqual([5]);
});
