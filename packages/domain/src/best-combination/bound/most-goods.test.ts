import { expect, test } from 'vitest';
import type { Problem, Use } from '../model/block.ts';
import { mostRise } from './most-goods.ts';

const aUse = (index: number) => ({ index }) as Use;
const [buyer, other, dup, over] = [aUse(0), aUse(1), aUse(2), aUse(3)];
const off = (use: Use, amount: number) => ({ use, worth: () => amount });
const choice = (use: Use | undefined, left: number) => ({ use, left, delta: 0, net: 0 });

/** A unit of 1,000 won, 1,200 under the first coupon since its option discount goes; one of 500 won. */
const problem = (dupWorth = 300, superWorth = 400): Problem => {
  const seats = [[choice(undefined, 1000), choice(buyer, 1200), choice(other, 900)], [choice(undefined, 500)]];
  const dups = [{ ...off(dup, dupWorth), slope: 0, rounding: 0, from: 0 }];
  const supers = [off(over, superWorth)];
  const group = { seats, least: [900, 500], dups, supers, most: 1700, uses: new Set([0, 1, 2, 3]), bare: 1500 };
  return { blocks: [{ groups: [group] }, { groups: [] }], uses: [], resources: 0, usesOf: [], starts: [] } as never;
};
const rise = (chosen: readonly Use[], closed: readonly number[] = [], of = problem()) =>
  mostRise(of, { chosen, closed: Uint8Array.from([0, 1, 2, 3], (use) => (closed.includes(use) ? 1 : 0)) });

test('[CP-19 DC-04] goods cost most with what leaves most of each unit, of what is not closed', () => {
  expect(rise([])).toBe(200);
  expect(rise([], [0])).toBe(0);
  expect(rise([], [0, 1, 2, 3])).toBe(0);
});

test('[CP-19 DC-04] what is chosen leaves what it leaves', () => {
  expect(rise([buyer])).toBe(200);
  expect(rise([other])).toBe(-100);
  expect(rise([dup])).toBe(200 - 300);
  expect(rise([other, dup])).toBe(-100 - 300);
  expect(rise([over])).toBe(-400);
});

test('[CP-19 DC-04] a coupon that would take nothing off is in no choice at all', () => {
  expect(rise([dup], [], problem(0))).toBe(-Infinity);
  expect(rise([over], [], problem(300, 0))).toBe(-Infinity);
  expect(rise([dup], [], problem(1))).toBe(199);
});
