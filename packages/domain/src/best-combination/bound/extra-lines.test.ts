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

test('[DC-04 CP-19] a rate gives at most its whole per cent and at most its maximum', () => {
  const maxDiscountAmount = O.some(won(3000));
  expect(giftsWith({ discountRate: 5, baseAmount: won(700), maxDiscountAmount })).toEqual([
    none,
    {
      from: 700,
      carriedFrom: 0,
      lines: [
        { share: 5, carried: 0, hundredths: 0 },
        { share: 0, carried: 0, hundredths: 300000 },
      ],
    },
  ]);
  const shareOf = (discountRate: number) => giftsWith({ discountRate, maxDiscountAmount: O.none })[1]?.lines;
  expect(shareOf(4.1)).toEqual([{ share: 5, carried: 0, hundredths: 0 }]);
  expect(shareOf(100)).toEqual([{ share: 100, carried: 0, hundredths: 0 }]);
  expect(shareOf(120)).toEqual([{ share: 100, carried: 0, hundredths: 0 }]);
});

test('[DC-04 CP-19] an amount gives at most itself, the cost of the goods, and its maximum', () => {
  const amount = { unit: 'Amount', baseAmount: won(899), discountAmount: won(900) } as const;
  const lines = [
    { share: 0, carried: 0, hundredths: 90000 },
    { share: 100, carried: 0, hundredths: 0 },
  ];
  expect(giftsWith({ ...amount, maxDiscountAmount: O.none })[1]?.lines).toEqual(lines);
  expect(giftsWith({ ...amount, maxDiscountAmount: O.some(won(800)) })[1]?.lines).toEqual([
    ...lines,
    { share: 0, carried: 0, hundredths: 80000 },
  ]);
  // if the minimum is at least the amount, the discount never exceeds the goods
  expect(giftsWith({ ...amount, baseAmount: won(900), maxDiscountAmount: O.none })[1]?.lines).toEqual(
    lines.slice(0, 1),
  );
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
  const lowest = benefit && lowestAtStart(benefit);
  expect(lowest).toEqual({ share: 0, carried: 0, hundredths: 300_000 });
  expect(benefit && lowest && steeper(lowest, benefit, 100, 0)).toEqual({
    share: 100,
    carried: 0,
    hundredths: -6_700_000,
  });
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

test('[CP-19 DC-04] the goods cost most with the allowed choices that leave most of each unit', () => {
  expect([rise([]), rise([], [0]), rise([], [0, 1, 2, 3])]).toEqual([200, 0, 0]);
});

test('[CP-19 DC-04] a chosen assignment determines the remaining price', () => {
  expect([rise([buyer]), rise([other])]).toEqual([200, -100]);
  expect(rise([dup])).toBe(200 - 300);
  expect(rise([other, dup])).toBe(-100 - 300);
  expect(rise([over])).toBe(-400);
});

test('[CP-19 DC-04] a coupon without a saving is in no choice', () => {
  expect(rise([dup], [], problem(0))).toBe(-Infinity);
  expect(rise([over], [], problem(300, 0))).toBe(-Infinity);
  expect(rise([dup], [], problem(1))).toBe(199);
});
