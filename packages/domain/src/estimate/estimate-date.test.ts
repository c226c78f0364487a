import { expect, test } from 'vitest';
import { estimateDate, estimateTimestamp, isEstimateDate } from './estimate-date.ts';

test('[ES-01] the date is the day in Korea, which starts at 15:00 UTC', () => {
  expect(estimateDate(Date.UTC(2026, 10, 22, 14, 59, 59, 999))).toBe('2026.11.22');
  expect(estimateDate(Date.UTC(2026, 10, 22, 15))).toBe('2026.11.23');
  expect(estimateDate(Date.UTC(2026, 11, 31, 15))).toBe('2027.01.01');
});

test('[ES-04] the timestamp is the second in Korea', () => {
  expect(estimateTimestamp(Date.UTC(2026, 10, 22, 1, 2, 3, 999))).toBe('20261122100203');
});

test.each([
  ['2026.02.28', true],
  ['2026.02.29', false],
  ['2028.02.29', true],
  ['2026.13.01', false],
  ['2026.1.01', false],
  ['2026-01-01', false],
  ['x2026.01.01', false],
  ['2026.01.010', false],
  ['', false],
  ['=1+1', false],
])('[ES-01] %s is a date: %s', (text, isDate) => {
  expect(isEstimateDate(text)).toBe(isDate);
});
