import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payableOf } from '../selectors/priced-of.ts';
import { languages } from '../storefront/storefront.ts';
import { arbCartState } from '../testing/index.ts';
import { estimateBuyerOf } from './estimate-buyer.ts';
import { estimateTables } from './estimate-tables.ts';
import { estimateOf } from './estimate.ts';
import type { SheetCell, SheetTable } from './sheet.ts';
import { estimateWords } from './words/index.ts';
import { laws } from '../testing/laws.ts';

const { forAll, law } = laws(500);

const numberOf = (cell: SheetCell | undefined): number => (cell?.type === 'Number' ? cell.value : 0);
const columnSum = (table: SheetTable, column: number): number =>
  table.reduce((sum, row) => sum + numberOf(row[column]), 0);
const amountOf = (table: SheetTable, head: string): number | undefined => {
  const row = table.find(([first]) => first?.type === 'Head' && first.text === head);
  return row && numberOf(row[1]);
};

test('[ES-03] every sum of the sheet equals the sum of the cart, in won, in every language', () => {
  forAll([arbCartState, fc.constantFrom(...languages)], (state, language) => {
    const words = estimateWords[language];
    const { bodyTable, summaryTable } = estimateTables(estimateOf(state, estimateBuyerOf(state), ''), words);
    const of = (head: string): number => amountOf(summaryTable, head) ?? 0;
    expect(of(words.total)).toBe(payableOf(state));
    expect(columnSum(bodyTable, 4)).toBe(of(words.supplyPrice));
    expect(columnSum(bodyTable, 5)).toBe(of(words.discount));
    expect(columnSum(bodyTable, 6)).toBe(of(words.supplyTotal));
    expect(of(words.supplyPrice) - of(words.discount)).toBe(of(words.supplyTotal));
    expect(of(words.supplyTotal) + of(words.shipping) + of(words.overseaShipping)).toBe(of(words.total));
  });
});

law('[ES-02] no line is negative unless a unit is, and no discount increases a price', [arbCartState], (state) => {
  for (const line of estimateOf(state, estimateBuyerOf(state), '').groups.flat()) {
    expect(line.discount).toBeGreaterThanOrEqual(0);
    expect(line.supplyTotal).toBe(line.supplyPrice - line.discount);
    if (line.supplyPrice >= 0) expect(line.supplyTotal).toBeGreaterThanOrEqual(0);
  }
});
