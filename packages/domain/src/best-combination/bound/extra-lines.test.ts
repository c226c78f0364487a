import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extraWorth, type ExtraDiscountCandidate } from '../../entities/discount/extra-discount.ts';
import { pricingInput } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';
import { anExtraDiscount, anOpenCart, arbExtraDiscount, testNow } from '../../testing/index.ts';
import { benefitsOf, lowestAtStart, steeper, maxRise } from './extra-lines.ts';
import { laws } from '../../testing/laws.ts';
import type { Problem, Assignment } from '../model/block.ts';

const { forAll } = laws(300);

const none = { from: 0, carriedFrom: 0, lines: [{ share: 0, carried: 0, hundredths: 0 }] };
const giftsWith = (...over: readonly Partial<ExtraDiscountCandidate>[]) =>
  benefitsOf({
    ...pricingInput(anOpenCart()),
    extraDiscounts: { now: testNow, candidates: over.map((one) => anExtraDiscount(one)) },
  });

test('[DC-04 CP-19] without active extra discounts there is no benefit', () => {
  const { extraDiscounts: _, ...pricing } = pricingInput(anOpenCart());
  expect([benefitsOf(pricing), giftsWith({ endDate: new Date(testNow - 1).toISOString() })]).toEqual([[none], [none]]);
});

const line = (share: number, hundredths = 0, carried = 0) => ({ share, carried, hundredths });

test('[DC-04 CP-19] a rate gives at most its whole per cent and at most its maximum', () => {
  const maxDiscountAmount = O.some(won(3000));
  expect(giftsWith({ discountRate: 5, baseAmount: won(700), maxDiscountAmount })).toEqual([
    none,
    { from: 700, carriedFrom: 0, lines: [line(5), line(0, 300_000)] },
  ]);
  const shareOf = (discountRate: number) => giftsWith({ discountRate, maxDiscountAmount: O.none })[1]?.lines;
  expect([4.1, 100, 120].flatMap(shareOf)).toEqual([line(5), line(100), line(100)]);
});

test('[DC-04 CP-19] an amount gives at most itself, the cost of the goods, and its maximum', () => {
  const linesFor = (baseAmount: number, maxDiscountAmount: ExtraDiscountCandidate['maxDiscountAmount']) =>
    giftsWith({ unit: 'Amount', baseAmount: won(baseAmount), discountAmount: won(900), maxDiscountAmount })[1]?.lines;
  expect(linesFor(899, O.none)).toEqual([line(0, 90_000), line(100)]);
  expect(linesFor(899, O.some(won(800)))).toEqual([line(0, 90_000), line(100), line(0, 80_000)]);
  // if the minimum is at least the amount, the discount never exceeds the goods
  expect(linesFor(900, O.none)).toEqual([line(0, 90_000)]);
});

test('[DC-04 CP-19] from the threshold of a benefit on, no line is below the benefit, whatever its slope', () => {
  const given = arbExtraDiscount(testNow).map((one) => ({ ...one, endDate: new Date(testNow).toISOString() }));
  const arbRise = fc.integer({ min: 0, max: 100 });
  forAll([given, fc.nat(2_000_000), arbRise, arbRise], (candidate, above, share, carried) => {
    const benefit = giftsWith(candidate)[1];
    const goods = won(candidate.baseAmount + above);
    for (const line of benefit?.lines ?? []) {
      const rising = steeper(line, { from: candidate.baseAmount, carriedFrom: 0, lines: [] }, share, carried);
      const max = (rising.share + rising.carried) * goods + rising.hundredths;
      expect(max).toBeGreaterThanOrEqual(100 * extraWorth(candidate, goods));
    }
  });
});

test('[DC-04 OV-11 CP-19] the steepest lines start at the lowest value of the benefit at its threshold', () => {
  const [, benefit] = giftsWith({ discountRate: 5, baseAmount: won(70_000), maxDiscountAmount: O.some(won(3000)) });
  expect(benefit && lowestAtStart(benefit)).toEqual(line(0, 300_000));
  expect(benefit && steeper(line(0, 300_000), benefit, 100, 0)).toEqual(line(100, -6_700_000));
});

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

test.each([
  ['the allowed choices that leave most', rise([]), 200],
  ['without the first coupon', rise([], [0]), 0],
  ['without any coupon', rise([], [0, 1, 2, 3]), 0],
  ['with the first coupon', rise([buyer]), 200],
  ['with another coupon', rise([other]), -100],
  ['with an additional coupon', rise([dup]), 200 - 300],
  ['with both', rise([other, dup]), -100 - 300],
  ['with a super coupon', rise([over]), -400],
  ['with an additional coupon of no worth', rise([dup], [], problem(0)), -Infinity],
  ['with a super coupon of no worth', rise([over], [], problem(300, 0)), -Infinity],
  ['with a coupon of 1 won', rise([dup], [], problem(1)), 199],
])('[CP-19 DC-04] the price of the goods rises by at most: %s', (_, found, expected) => expect(found).toBe(expected));
