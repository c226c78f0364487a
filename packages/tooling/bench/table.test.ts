import { expect, test } from 'vitest';
import { single, type Row } from './row.ts';
import { rowsFrom, sectionOf, tableOf, withSection } from './table.ts';

const rows: readonly Row[] = [
  {
    part: 'engine',
    name: 'price with ledger',
    unit: 'µs',
    product: { p50: 12.34, p95: 20, p99: 1234.5 },
    floor: { p50: 1.5, p95: 2, p99: 2.25 },
  },
  { part: 'engine', name: 'growth of the price', unit: 'exponent', product: single(1.04) },
];

test('a table that is read back has the rows that were written, by the digits that count', () => {
  const [first, second] = rowsFrom('engine', tableOf(rows));
  expect(first?.product).toEqual({ p50: 12.3, p95: 20, p99: 1230 });
  expect(first?.floor).toEqual({ p50: 1.5, p95: 2, p99: 2.25 });
  expect(second).toEqual(rows[1]);
  expect(rowsFrom('engine', tableOf(rows))).toHaveLength(2);
});

test('a ratio and its budget stand beside each other', () => {
  expect(tableOf(rows).split('\n')[2]).toMatch(/\| +8\.23 \| +≤ \d+ \|$/u);
});

test('a section is written between its own marks and leaves the others alone', () => {
  const doc =
    'a\n<!-- bench best -->\nold\n<!-- end of bench best -->\n<!-- bench page -->\n<!-- end of bench page -->\n';
  const next = withSection('best', doc, 'new');
  expect(sectionOf('best', next).trim()).toBe('new');
  expect(next).toContain('<!-- bench page -->\n<!-- end of bench page -->\n');
  expect(() => withSection('server', doc, 'new')).toThrow('no place for server');
});
