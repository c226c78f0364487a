import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MasterLp, type MasterColumn } from './columns.ts';
import { forAll, laws } from '../../testing/laws.ts';

const arbColumn: fc.Arbitrary<MasterColumn> = fc.record({
  value: fc.integer({ min: 0, max: 1000 }),
  rows: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }),
});

test('[CP-19] the prices of a solution cover every column, and their sum equals the value of the solution', () => {
  forAll([fc.array(arbColumn, { maxLength: 25 })], (columns) => {
    const lp = new MasterLp(6);
    for (const column of columns) lp.add(column);
    lp.solve();
    const prices = [...lp.prices];
    for (const { value, rows } of columns)
      expect(rows.reduce((sum, row) => sum + (prices[row] ?? 0), 0)).toBeGreaterThan(value - 0.01);
    for (const price of prices) expect(price).toBeGreaterThan(-0.01);
    const worth = lp.parts().reduce((sum, [column, part]) => sum + column.value * part, 0);
    expect(Math.abs(worth - prices.reduce((a, b) => a + b, 0))).toBeLessThan(1);
  });
});

test('[CP-19] two halves of a split row have the expected value', () => {
  const lp = new MasterLp(3);
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

test('[CP-19] accepts new columns after a solution', () => {
  const lp = new MasterLp(1);
  lp.add({ value: 1, rows: [0] });
  lp.solve();
  lp.add({ value: 5, rows: [0] });
  lp.solve();
  expect(lp.parts().map(([{ value }]) => value)).toEqual([5]);
});

const ROWS = 10;
const arbMany: fc.Arbitrary<readonly MasterColumn[]> = fc.array(
  fc.record({
    value: fc.integer({ min: 1, max: 1000 }),
    rows: fc.uniqueArray(fc.nat(ROWS - 1), { minLength: 1, maxLength: 5 }),
  }),
  { minLength: 20, maxLength: 40, size: 'max' },
);
const solved = (...batches: readonly (readonly MasterColumn[])[]): MasterLp<MasterColumn> => {
  const lp = new MasterLp(ROWS);
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
  const lp = solved([{ value: 7, rows: [3] }]);
  expect(lp.parts().map(([{ value }, part]) => [value, part.toFixed(4)])).toEqual([[7, '1.0000']]);
  expect([...lp.prices]).toEqual([0, 0, 0, 7, 0, 0, 0, 0, 0, 0]);
});
