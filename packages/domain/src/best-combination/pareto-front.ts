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

/** Returns the point with the greatest value at `price` per won of rise; the first wins a tie. */
export const bestAt = (part: Alternatives, price: number): Point | undefined => {
  let best: Point | undefined;
  for (const point of part)
    if (!best || point.value + price * point.delta > best.value + price * best.delta) best = point;
  return best;
};

const riseAt = (parts: readonly Alternatives[], price: number): number =>
  parts.reduce((total, part) => total + (bestAt(part, price)?.delta ?? 0), 0);

const DOUBLINGS = 60;
const HALVINGS = 40;

/**
 * Returns an approximate minimum price per won of rise at which the parts rise by `need`, or `none`. The price is
 * never too low.
 */
export const minPrice = (parts: readonly Alternatives[], need: number): number | undefined => {
  if (riseAt(parts, 0) >= need) return 0;
  if (parts.reduce((max, part) => max + Math.max(...part.map(({ delta }) => delta)), 0) < need) return undefined;
  let high = 1;
  for (let i = 0; i < DOUBLINGS && riseAt(parts, high) < need; i += 1) high *= 2;
  let low = 0;
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if (riseAt(parts, middle) >= need) high = middle;
    else low = middle;
  }
  return high;
};

interface Priced {
  readonly price: number;
  readonly remainingValue: readonly number[];
}

const pricedAt = (parts: readonly Alternatives[], price: number): Priced => {
  const remainingValue = [0];
  for (const part of parts.toReversed()) {
    const best = bestAt(part, price);
    remainingValue.unshift((remainingValue[0] ?? 0) + (best ? best.value + price * best.delta : 0));
  }
  return { price, remainingValue };
};

const joined = (points: readonly Point[]): Point => ({
  left: 0,
  delta: points.reduce((total, { delta }) => total + delta, 0),
  value: points.reduce((total, { value }) => total + value, 0),
  assignment: undefined,
  of: points,
});

const choiceAt = (parts: readonly Alternatives[], price: number): Point =>
  joined(parts.flatMap((part) => bestAt(part, price) ?? []));

/** Adds a point. Rises above `need` are capped. */
const extended = (before: Point, point: Point, need: number): Point => ({
  left: 0,
  delta: Math.min(need, before.delta + point.delta),
  value: before.value + point.value,
  assignment: undefined,
  of: [before, point],
});

/** Tolerance for sums of fractional won. */
const SLACK = 1e-3;

/**
 * Returns one point per part with a total rise of `need` and the greatest saving above `atLeast`, or `none`. Prunes
 * states by the price of one won of rise.
 */
export const bestCover = (
  parts: readonly Alternatives[],
  need: number,
  atLeast: number,
  budget: SearchBudget = unlimited,
): Point | undefined => {
  const price = minPrice(parts, need);
  if (price === undefined) return undefined;
  const { remainingValue } = pricedAt(parts, price);
  if ((remainingValue[0] ?? 0) - price * need <= atLeast - SLACK) return undefined;
  const first = choiceAt(parts, price);
  let best = first.delta >= need && first.value > atLeast ? first : undefined;
  if (price === 0) return best;
  let front: readonly Point[] = [joined([])];
  for (const [i, part] of parts.entries()) {
    const rest = (remainingValue[i + 1] ?? 0) - price * need;
    const floor = (best?.value ?? atLeast) - SLACK;
    spend(budget, front.length * part.length);
    const next = front.flatMap((before) => part.map((point) => extended(before, point, need)));
    front = paretoFrontByRise(next.filter(({ value, delta }) => value + price * delta + rest > floor));
  }
  for (const point of front) if (point.delta >= need && point.value > (best?.value ?? atLeast)) best = point;
  return best;
};
