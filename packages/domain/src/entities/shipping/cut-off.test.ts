import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { testNow } from '../../testing/index.ts';
import { cutOffWithinHour } from './cut-off.ts';
import { forAll } from '../../testing/laws.ts';

const minute = 60_000;
const inMs = (left: number): string => new Date(testNow + left).toISOString();
const minutes = (left: number): number | undefined => O.toUndefined(cutOffWithinHour(inMs(left), testNow))?.minutesLeft;

test.each([
  [60 * minute + 1, undefined],
  [60 * minute, 60],
  [59 * minute + 1, 60],
  [59 * minute, 59],
  [1, 1],
  [0, undefined],
  [-1, undefined],
])('[PG-16] shows %s minutes at %d ms before the cut-off', (left, told) => {
  expect(minutes(left)).toBe(told);
});

test('[PG-16] a cut-off in any time zone is the same moment; an unreadable one is none', () => {
  expect(cutOffWithinHour('2026-11-20T12:30:00.000+09:00', testNow)).toEqual(O.some({ minutesLeft: 30 }));
  for (const text of ['', '24:70', 'noon', '2026-02-31T00:00:00Z'])
    expect(cutOffWithinHour(text, testNow)).toEqual(O.none);
});

test('[PG-16] appears once, counts down by whole minutes and disappears', () => {
  forAll([fc.integer({ min: -minute, max: 90 * minute }), fc.integer({ min: 0, max: minute })], (left, passed) => {
    const [before, after] = [minutes(left), minutes(left - passed)];
    if (before === undefined) expect(left <= 0 ? after : undefined).toBeUndefined();
    else expect([before, before - 1, undefined]).toContain(after);
    if (before !== undefined && after === undefined) expect(left - passed).toBeLessThanOrEqual(0);
  });
});
