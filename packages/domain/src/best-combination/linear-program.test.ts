import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LinearProgram, type LpColumn } from './linear-program.ts';
import { laws } from '../testing/laws.ts';

const ROWS = 10;
const arbMany: fc.Arbitrary<readonly LpColumn[]> = fc.array(
  fc
    .record({
      value: fc.integer({ min: 1, max: 1000 }),
      rows: fc.uniqueArray(fc.nat(ROWS - 1), { minLength: 1, maxLength: 5 }),
    })
    .map((column) => ({ ...column, amounts: column.rows.map(() => 1) })),
  { minLength: 20, maxLength: 40, size: 'max' },
);
const solved = (...batches: readonly (readonly LpColumn[])[]): LinearProgram<LpColumn> => {
  const lp = new LinearProgram(Array.from({ length: ROWS }, () => 1));
  for (const columns of batches) {
    for (const column of columns) lp.add(column);
    lp.solve();
  }
  return lp;
};
const total = (amounts: Iterable<number>): number => [...amounts].reduce((a, b) => a + b, 0);
test('[CP-19] a solution is valid: no row exceeds one, no price is negative, no column exceeds its price', () => {
  laws(300).forAll([arbMany], (columns) => {
    const lp = solved(columns);
    const { prices } = lp;
    for (const price of prices) expect(price).toBeGreaterThanOrEqual(-1e-9);
    for (const { value, rows } of columns)
      expect(value - total(rows.map((row) => prices[row] ?? 0))).toBeLessThanOrEqual(1e-5);
    const parts = lp.parts();
    for (let row = 0; row < ROWS; row += 1)
      expect(total(parts.flatMap(([{ rows }, part]) => (rows.includes(row) ? [part] : [])))).toBeLessThan(1 + 1e-4);
    for (const [, part] of parts) expect(part).toBeGreaterThan(1e-4);
    expect(Math.abs(total(parts.map(([{ value }, part]) => value * part)) - total(prices))).toBeLessThan(0.05);
  });
});

test('[CP-19] adding columns later gives the same value as adding them at once, and leaves earlier solutions unchanged', () => {
  laws(300).forAll([arbMany, fc.nat(20)], (columns, first) => {
    const worth = total(solved(columns).prices);
    expect(Math.abs(total(solved(columns.slice(0, first), columns.slice(first)).prices) - worth)).toBeLessThan(0.01);
    const again = solved(columns);
    const before = [...again.prices];
    again.solve();
    expect([...again.prices]).toEqual(before);
  });
});

test('[CP-19] without columns every price is 0; a column without rivals fills its row', () => {
  expect([...solved([]).prices]).toEqual(Array.from({ length: ROWS }, () => 0));
  const lp = solved([{ value: 7, rows: [3], amounts: [1] }]);
  expect(lp.parts().map(([{ value }, part]) => [value, part.toFixed(4)])).toEqual([[7, '1.0000']]);
  expect([...lp.prices]).toEqual([0, 0, 0, 7, 0, 0, 0, 0, 0, 0]);
});

test('[CP-19] amounts and limits other than one: takes the best value per amount first', () => {
  const lp = new LinearProgram([10]);
  for (const column of [
    { value: 30, rows: [0], amounts: [5] },
    { value: 20, rows: [0], amounts: [2] },
  ])
    lp.add(column);
  lp.solve();
  expect(lp.parts().map(([{ value }, part]) => [value, part.toFixed(3)])).toEqual([[20, '5.000']]);
  expect([...lp.prices]).toEqual([10]);
});
