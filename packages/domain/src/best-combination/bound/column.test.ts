import { expect, test } from 'vitest';
import { isFeasible, type Column } from './columns.ts';

const column = (...rows: readonly number[]): Column => ({
  value: 1,
  rows,
  block: 0,
  assignments: [],
  name: '',
  key: '',
});

test('[CP-09 CP-19] a column is feasible if it uses each resource once', () => {
  expect([column(), column(4), column(1, 2, 4)].map(isFeasible)).toEqual([true, true, true]);
  expect([column(1, 1, 4), column(2, 1, 2, 4)].map(isFeasible)).toEqual([false, false]);
});
