import type { Assignment } from '../model/block.ts';

/** A partial assignment and the state it leads to. Points link to the points that they are made of. */
export interface Point {
  /** What is left of the units' prices, in won: the basis of a coupon over all of them. */
  readonly left: number;
  /** By how much the prices after discounts rise, in won. */
  readonly delta: number;
  /** What it saves, less the prices of what it assignments, in won. */
  readonly value: number;
  readonly assignment: Assignment | undefined;
  readonly of: readonly Point[];
}

/** The empty assignment: every fold starts from it. */
export const startPoint: Point = { left: 0, delta: 0, value: 0, assignment: undefined, of: [] };

/** The assignments of a point and of all that it is made of. */
export const assignmentsOfPoint = (point: Point): readonly Assignment[] => {
  const assignments: Assignment[] = [];
  const put = ({ of, assignment }: Point): void => {
    for (const part of of) put(part);
    if (assignment) assignments.push(assignment);
  };
  put(point);
  return assignments;
};

/** How much a coupon over the group can still gain from what is left. */
export interface Reach {
  /** Won a won of basis, 0 to 1. */
  readonly slope: number;
  /** What rounding down can make of a difference, in won. */
  readonly rounding: number;
  /** What must be left for the coupon's least purchase to be met whatever the rest of the group does, in won. */
  readonly safeFrom: number;
}

/** Nothing depends on what is left. */
export const noReach: Reach = { slope: 0, rounding: 0, safeFrom: 0 };

/** Whether whatever is added to `b`, the same added to `a` saves as much. */
const dominates = (a: Point, b: Point, { slope, rounding, safeFrom }: Reach): boolean => {
  if (a.delta < b.delta) return false;
  if (a.left >= b.left) return a.value >= b.value;
  return a.left >= safeFrom && a.value - b.value >= slope * (b.left - a.left) + rounding;
};

/** The points that are dominated by no other; of equal ones the first. */
export const paretoFront = (points: readonly Point[], reach: Reach): readonly Point[] => {
  if (points.length < 2) return points;
  const { slope } = reach;
  const kept: Point[] = [];
  const bestFirst = points.toSorted((a, b) => b.value - a.value + slope * (b.left - a.left) || b.delta - a.delta);
  for (const point of bestFirst) if (!kept.some((one) => dominates(one, point, reach))) kept.push(point);
  return kept;
};

/** Every pair of points as one, less the dominated. @param maxDelta a greater rise makes no difference */
export const combinedPoints = (
  some: readonly Point[],
  others: readonly Point[],
  maxDelta: number,
  reach: Reach,
): readonly Point[] => {
  const pairs: Point[] = [];
  for (const a of some)
    for (const b of others)
      pairs.push({
        left: a.left + b.left,
        delta: Math.min(maxDelta, a.delta + b.delta),
        value: a.value + b.value,
        assignment: undefined,
        of: [a, b],
      });
  return paretoFront(pairs, reach);
};

/** Where nothing depends on what is left: those that no other one reaches in both rise and value, the greatest rise first. */
export const paretoFrontByRise = (points: readonly Point[]): readonly Point[] => {
  let max = -Infinity;
  return points
    .toSorted((a, b) => b.delta - a.delta || b.value - a.value)
    .filter(({ value }) => {
      const isHigher = value > max;
      if (isHigher) max = value;
      return isHigher;
    });
};
