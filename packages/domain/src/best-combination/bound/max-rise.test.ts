import { expect, test } from 'vitest';
import type { Problem, Assignment } from '../model/block.ts';
import { maxRise } from './extra-lines.ts';

const anAssignment = (index: number) => ({ index }) as Assignment;
const [buyer, other, dup, over] = [0, 1, 2, 3].map(anAssignment) as [Assignment, Assignment, Assignment, Assignment];
const off = (assignment: Assignment, amount: number) => ({ assignment, worth: () => amount });
const choice = (assignment: Assignment | undefined, left: number) => ({ assignment, left, delta: 0, net: 0 });

/** A unit of 1,000 won (1,200 under the first coupon, which ends its option discount) and one of 500 won. */
const problem = (dupWorth = 300, superWorth = 400): Problem => {
  const unitChoices = [[choice(undefined, 1000), choice(buyer, 1200), choice(other, 900)], [choice(undefined, 500)]];
  const sellerDupCoupons = [{ ...off(dup, dupWorth), slope: 0, rounding: 0, from: 0 }];
  const superCoupons = [off(over, superWorth)];
  const group = {
    unitChoices,
    minLeft: [900, 500],
    sellerDupCoupons,
    superCoupons,
    maxLeft: 1700,
    assignmentIndexes: new Set([0, 1, 2, 3]),
    fullPrice: 1500,
  };
  return {
    blocks: [{ groups: [group] }, { groups: [] }],
    assignments: [],
    resources: 0,
    assignmentsOf: [],
    startsForbidden: [],
  } as never;
};
const rise = (chosen: readonly Assignment[], forbidden: readonly number[] = [], of = problem()) =>
  maxRise(of, {
    chosen,
    forbidden: Uint8Array.from([0, 1, 2, 3], (assignment) => (forbidden.includes(assignment) ? 1 : 0)),
  });

test('[CP-19 DC-04] the goods cost most with the allowed choices that leave most of each unit', () => {
  expect(rise([])).toBe(200);
  expect(rise([], [0])).toBe(0);
  expect(rise([], [0, 1, 2, 3])).toBe(0);
});

test('[CP-19 DC-04] a chosen assignment determines the remaining price', () => {
  expect(rise([buyer])).toBe(200);
  expect(rise([other])).toBe(-100);
  expect(rise([dup])).toBe(200 - 300);
  expect(rise([other, dup])).toBe(-100 - 300);
  expect(rise([over])).toBe(-400);
});

test('[CP-19 DC-04] a coupon without a saving is in no choice', () => {
  expect(rise([dup], [], problem(0))).toBe(-Infinity);
  expect(rise([over], [], problem(300, 0))).toBe(-Infinity);
  expect(rise([dup], [], problem(1))).toBe(199);
});
