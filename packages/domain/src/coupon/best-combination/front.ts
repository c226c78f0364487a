import type { Use } from './block.ts';

/** A way to fill a part of a block, with what it leads on to. Points link to the points that they are made of. */
export interface Point {
  /** What is left of the units' prices, in won: the basis of a coupon over all of them. */
  readonly left: number;
  /** By how much the prices after discounts rise, in won. */
  readonly delta: number;
  /** What it saves, less the prices of what it uses, in won. */
  readonly value: number;
  readonly use: Use | undefined;
  readonly of: readonly Point[];
}

/** Nothing done, nothing left: what parts are added to. */
export const startPoint: Point = { left: 0, delta: 0, value: 0, use: undefined, of: [] };

/** The uses of a point and of all that it is made of. */
export const usesOfPoint = (point: Point): readonly Use[] => {
  const uses = point.of.flatMap(usesOfPoint);
  return point.use ? [...uses, point.use] : uses;
};

const byReach = (a: Point, b: Point): number => b.left - a.left || b.delta - a.delta || b.value - a.value;

/** The points than which no other leaves as much, rises as much and saves as much; of equal ones the first. */
export const undominated = (points: readonly Point[]): readonly Point[] => {
  if (points.length < 2) return points;
  const kept: Point[] = [];
  for (const point of points.toSorted(byReach))
    // newest first: it is the likeliest to be better
    if (!kept.findLast((one) => one.delta >= point.delta && one.value >= point.value)) kept.push(point);
  return kept;
};

/** Every pair of points as one, less the dominated. @param mostDelta a greater rise makes no difference */
export const together = (some: readonly Point[], others: readonly Point[], mostDelta: number): readonly Point[] =>
  undominated(
    some.flatMap((a) =>
      others.map((b) => ({
        left: a.left + b.left,
        delta: Math.min(mostDelta, a.delta + b.delta),
        value: a.value + b.value,
        use: undefined,
        of: [a, b],
      })),
    ),
  );
