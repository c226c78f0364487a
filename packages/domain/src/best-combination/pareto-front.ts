import type { Assignment } from './model.ts';
import { type SearchBudget, spend, unlimited } from './budget.ts';

/** A partial assignment and its resulting state. Points link to the points that they combine. */
export interface Point {
  /** Remaining price of the units in won: the base of an aggregate coupon. */
  readonly left: number;
  /** Rise of the prices after discounts, in won. */
  readonly delta: number;
  readonly value: number;
  readonly assignment: Assignment | undefined;
  readonly of: readonly Point[];
}

export const startPoint: Point = { left: 0, delta: 0, value: 0, assignment: undefined, of: [] };

export const assignmentsOfPoint = (point: Point): readonly Assignment[] => {
  const assignments: Assignment[] = [];
  const put = ({ of, assignment }: Point): void => {
    for (const part of of) put(part);
    if (assignment) assignments.push(assignment);
  };
  put(point);
  return assignments;
};

/** The influence of the remaining price on an aggregate coupon. */
export interface Reach {
  /** Won per won of base, 0 to 1. */
  readonly slope: number;
  /** Greatest rounding error of a difference, in won. */
  readonly rounding: number;
  /** Remaining price that meets the minimum purchase in every case, in won. */
  readonly safeFrom: number;
}

export const noReach: Reach = { slope: 0, rounding: 0, safeFrom: 0 };

/** True if `a` saves at least as much as `b` under every extension. */
const dominates = (a: Point, b: Point, { slope, rounding, safeFrom }: Reach): boolean => {
  if (a.delta < b.delta) return false;
  if (a.left >= b.left) return a.value >= b.value;
  return a.left >= safeFrom && a.value - b.value >= slope * (b.left - a.left) + rounding;
};

/** Returns the points that no other dominates; the first of equal points wins. */
export const paretoFront = (points: readonly Point[], reach: Reach, budget = unlimited): readonly Point[] => {
  if (points.length < 2) return points;
  const { slope } = reach;
  const kept: Point[] = [];
  const bestFirst = points.toSorted((a, b) => b.value - a.value + slope * (b.left - a.left) || b.delta - a.delta);
  for (const point of bestFirst) {
    spend(budget, 1 + kept.length);
    if (!kept.some((one) => dominates(one, point, reach))) kept.push(point);
  }
  return kept;
};

/** Work of one pair of points. */
const STEPS_OF_PAIR = 3;

/**
 * Combines each pair of points and drops dominated ones.
 * @param maxDelta a greater rise makes no difference
 */
export const combinedPoints = (
  some: readonly Point[],
  others: readonly Point[],
  maxDelta: number,
  reach: Reach,
  budget: SearchBudget = unlimited,
): readonly Point[] => {
  const pairs: Point[] = [];
  for (const a of some) {
    spend(budget, others.length * STEPS_OF_PAIR);
    for (const b of others)
      pairs.push({
        left: a.left + b.left,
        delta: Math.min(maxDelta, a.delta + b.delta),
        value: a.value + b.value,
        assignment: undefined,
        of: [a, b],
      });
  }
  return paretoFront(pairs, reach, budget);
};

/** Returns the Pareto front of rise and value without an aggregate coupon, greatest rise first. */
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

export type Alternatives = readonly Point[];

/** Adds a point. Rises above `need` are capped. */
const extended = (before: Point, point: Point, need: number): Point => ({
  left: 0,
  delta: Math.min(need, before.delta + point.delta),
  value: before.value + point.value,
  assignment: undefined,
  of: [before, point],
});

/** Returns one point per part with a total rise of `need` and the greatest saving above `atLeast`, or undefined. */
export const bestCover = (
  parts: readonly Alternatives[],
  need: number,
  atLeast: number,
  budget: SearchBudget = unlimited,
): Point | undefined => {
  let front: readonly Point[] = [startPoint];
  for (const part of parts) {
    spend(budget, front.length * part.length);
    front = paretoFrontByRise(front.flatMap((before) => part.map((point) => extended(before, point, need))));
  }
  let best: Point | undefined;
  for (const point of front) if (point.delta >= need && point.value > (best?.value ?? atLeast)) best = point;
  return best;
};
