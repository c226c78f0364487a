import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plenty } from '../testing/coupon-problems.ts';
import { aHeldCoupon, aPlace } from '../testing/builders/coupon.ts';
import { laws } from '../testing/laws.ts';
import { won } from '../money/won.ts';
import { bestOfFronts, bestOfGroup, type Point } from './best-of-block.ts';
import type { Assignment, Block, Group, GroupCoupon, Terms, UnitChoice } from './model.ts';

const point = (value: number, rise = 0): Point => ({ value, rise, assignments: [] });
const arbPoint = fc
  .record({ value: fc.integer({ min: -30, max: 30 }), rise: fc.nat(20) })
  .map(({ value, rise }) => point(value, rise));

const isBetter = (one: Point, other: Point): boolean =>
  one.value >= other.value && one.rise >= other.rise && (one.value > other.value || one.rise > other.rise);

/** The points that no other one dominates, by rise. */
const undominated = (points: readonly Point[]): readonly (readonly [value: number, rise: number])[] =>
  points
    .filter(
      (one, i) =>
        !points.some((two, j) => isBetter(two, one) || (j < i && two.value === one.value && two.rise === one.rise)),
    )
    .toSorted((a, b) => b.rise - a.rise)
    .map(({ value, rise }) => [value, rise]);

const assigned = (index: number): Assignment => ({
  index,
  coupon: aHeldCoupon(),
  place: aPlace('Unit'),
  placeIndex: index,
  resources: [index],
  price: won(0),
  bundleFee: won(0),
  worth: won(0),
});

const termsOf = (prices: readonly number[] = [], forbidden: readonly number[] = []): Terms => ({
  budget: plenty(),
  prices: Float64Array.from({ length: 200 }, (_, n) => prices[n] ?? 0),
  forbidden: Uint8Array.from({ length: 200 }, (_, n) => (forbidden.includes(n) ? 1 : 0)),
  weights: { goods: 1, overseas: 1 },
});

type Fronts = readonly (readonly Point[])[];

const tryAll = (fronts: Fronts, need: number): number => {
  const [first, ...rest] = fronts;
  if (!first) return need <= 0 ? 0 : -Infinity;
  return Math.max(...first.map(({ rise, value }) => value + tryAll(rest, need - rise)));
};

const blockWith = (fees: ReadonlyMap<number, number>, coupon: number): Block => {
  const feeSaved = (rise: number): number => Math.max(...[...fees].map(([step, fee]) => (step <= rise ? fee : 0)));
  const worth = (rise: number): number => Math.max(0, Math.min(coupon, 50 - feeSaved(rise)));
  const feeSteps = [...fees.keys()].toSorted((a, b) => a - b);
  return { groups: [], feeSaved, feeSteps, shippingCoupons: [{ assignment: assigned(0), worth }] };
};

test('[CP-19 SH-03] finds the best rise of a parcel, compared with brute force', () => {
  const arbFronts = fc.array(fc.array(arbPoint, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
  const arbFees = fc.array(fc.tuple(fc.integer({ min: 1, max: 80 }), fc.nat(50)), { maxLength: 3 });
  laws(2000).forAll([arbFronts, arbFees, fc.nat(20), fc.nat(20)], (fronts, fees, coupon, price) => {
    const block = blockWith(new Map([[0, 0], ...fees]), coupon);
    const ship = block.shippingCoupons[0]!;
    const feeAt = (step: number): number => block.feeSaved(step) + Math.max(0, ship.worth(step) - price);
    const max = Math.max(...block.feeSteps.map((step) => tryAll(fronts, step) + feeAt(step)));
    const found = bestOfFronts(block, fronts, termsOf([price]));
    expect(found?.value).toBe(max > 0 ? max : undefined);
  });
});

test('[CP-05 CP-19] spends no shipping coupon on a fee that becomes free', () => {
  const block = blockWith(new Map([[0, 0], [10, 50]]), 50); // prettier-ignore
  const fronts = [[{ ...point(0, 10), assignments: [assigned(1)] }, point(0)]];
  const used = (terms: Terms, some: Fronts = fronts) =>
    bestOfFronts(block, some, terms)?.assignments.map(({ index }) => index);
  expect([used(termsOf()), used(termsOf(), [[point(0, 9)]]), used(termsOf([], [0]), [[point(0, 9)]])]).toEqual([
    [1],
    [0],
    undefined,
  ]);
});

interface Unit {
  readonly rise: number;
  readonly nets: readonly number[];
}

const PRICE = 1000;
const SHARED = 4;

/** Units of 1,000 won; the coupons with a saving of 0 do not fit. */
const groupOf = (units: readonly Unit[], dup: Pick<GroupCoupon, 'assignment' | 'worth'> | undefined): Group => {
  const unitChoices = units.map(({ rise, nets }, i): readonly UnitChoice[] => [
    { assignment: undefined, left: PRICE, delta: 0, net: 0 },
    ...nets.flatMap((net, coupon) =>
      net === 0
        ? []
        : [{ assignment: { ...assigned(10 * i + coupon), resources: [coupon] }, left: PRICE - net, delta: rise, net }],
    ),
  ]);
  return {
    unitChoices,
    isOverseas: units.map(() => false),
    groupCoupons: dup ? [{ excluded: new Set(), most: Infinity, excess: 0, ...dup }] : [],
    assignments: [],
  };
};

/** All points of a group by brute force: each coupon once. */
const allPoints = ({ unitChoices, groupCoupons }: Group, { prices }: Terms): readonly Point[] => {
  const points: Point[] = [];
  const go = (chosen: readonly UnitChoice[]): void => {
    const choices = unitChoices[chosen.length];
    if (choices) {
      for (const choice of choices) {
        const used = chosen.some(({ assignment }) => assignment?.resources[0] === choice.assignment?.resources[0]);
        if (!choice.assignment || !used) go([...chosen, choice]);
      }
      return;
    }
    const rise = chosen.reduce((sum, { delta }) => sum + delta, 0);
    const left = chosen.reduce((sum, choice) => sum + choice.left, 0);
    const value = chosen.reduce(
      (sum, { assignment, net }) => sum + net - (prices[assignment?.resources[0] ?? 98] ?? 0),
      0,
    );
    points.push(point(value, rise));
    for (const { worth } of groupCoupons) {
      const taken = worth(left);
      if (taken > 0) points.push(point(value + taken - (prices[SHARED] ?? 0), rise));
    }
  };
  go([]);
  return points;
};

const arbUnit = fc.record({
  rise: fc.oneof(fc.constant(0), fc.nat(20)),
  nets: fc.array(fc.oneof(fc.constant(0), fc.integer({ min: -200, max: 600 })), { minLength: 3, maxLength: 3 }),
});

const arbDup = fc.option(
  fc
    .record({ slope: fc.constantFrom(0.1, 0.5, 1), from: fc.nat(3000), cap: fc.constantFrom(50, 400, 1e6) })
    .map(({ slope, from, cap }) => ({
      assignment: {
        ...assigned(98),
        resources: [SHARED],
        coupon: aHeldCoupon({ discountUnitType: 'Rate', discountValue: 100 * slope }),
      },
      worth: (basis: number) => (basis >= from ? Math.min(cap, Math.floor(basis * slope)) : 0),
    })),
  { nil: undefined },
);

test('[CP-09 CP-19 SH-03] a group has the best points of rise and saving, compared with brute force', () => {
  const arbPrices = fc.array(fc.nat(100), { minLength: 5, maxLength: 5 });
  laws(2000).forAll([fc.array(arbUnit, { minLength: 1, maxLength: 3 }), arbDup, arbPrices], (units, dup, prices) => {
    const [group, terms] = [groupOf(units, dup), termsOf(prices)];
    const all = allPoints(group, terms);
    const found = bestOfGroup(group, 1000, terms);
    expect(found).toHaveLength(undominated(all).length);
    expect(undominated(found)).toEqual(undominated(all));
    // without a fee, no rise makes a difference
    const max = Math.max(...all.map(({ value }) => value));
    expect(bestOfGroup(group, 0, terms).map(({ value, rise }) => [value, rise])).toEqual([[max, 0]]);
  });
});

test('[CP-19] beyond the limit of combinations, the only point of a group is an upper bound of rise and saving', () => {
  const units = Array.from({ length: 12 }, (_, n) => ({
    rise: n,
    nets: Array.from({ length: 8 }, (_, coupon) => 500 + ((7 * n + 5 * coupon) % 11)),
  }));
  // twelve units take eight coupons, but the relaxation gives each unit its best one
  const value = units.reduce((sum, { nets }) => sum + Math.max(...nets), 0);
  expect(bestOfGroup(groupOf(units, undefined), 1000, termsOf())).toMatchObject([{ rise: 66, value }]);
});
