import { expect, test } from 'vitest';
import { budgets } from './budgets.ts';
import { single, type Row } from './row.ts';
import { shortVerdictsOf, SHORT_MARGIN, verdictsOf } from './verdict.ts';

const rowOf = (over: Partial<Row>): Row => ({
  part: 'engine',
  name: 'checkOrder',
  unit: 'µs',
  product: single(20),
  floor: single(1),
  ...over,
});

const isWithin = (row: Row): boolean => verdictsOf([row]).every((verdict) => verdict.isWithin);

test('a row is within its budget up to the very number, whichever way it points', () => {
  expect(isWithin(rowOf({ product: single(50) }))).toBe(true);
  expect(isWithin(rowOf({ product: single(50.1) }))).toBe(false);
  const proved = (share: number): Row =>
    rowOf({ part: 'best', name: 'proved near free shipping', unit: '%', product: single(share) });
  expect(isWithin(proved(95))).toBe(true);
  expect(isWithin(proved(94.5))).toBe(false);
});

test('a ratio without a floor is beyond its budget: nothing was proved', () => {
  const { floor: _, ...row } = rowOf({});
  expect(isWithin(row)).toBe(false);
});

test('the short form catches a doubling of what was recorded, and nothing that scatter explains', () => {
  const recorded = [rowOf({ product: single(30) })];
  const short = (value: number): boolean =>
    shortVerdictsOf([rowOf({ product: single(value) })], recorded).every((verdict) => verdict.isWithin);
  expect(short(30 * SHORT_MARGIN)).toBe(true);
  expect(short(60)).toBe(false);
});

test('every budget says one limit, and why', () => {
  for (const { most, least, because } of budgets) {
    expect([most, least].filter((limit) => limit !== undefined)).toHaveLength(1);
    expect(because).not.toBe('');
  }
});
