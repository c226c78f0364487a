import { type Block, type Group, type AggregateCoupon, type GroupCoupon, type UnitChoice, type Assignment, isAllowed, priceOf, type Terms } from '../model/block.ts';
import { bestOfGroup } from './best-of-group.ts';
import { bestCover } from './cover.ts';
import type { Alternatives } from './min-price.ts';
import { noReach, startPoint, combinedPoints, paretoFront, type Point, type Reach } from './pareto-front.ts';

const pointOf = (choice: UnitChoice, terms: Terms): Point => ({
  left: choice.left,
  delta: choice.delta,
  value: choice.assignment ? choice.net - priceOf(terms, choice.assignment) : 0,
  assignment: choice.assignment,
  of: [],
});

const pointsAlone = (choices: readonly UnitChoice[], terms: Terms): readonly Point[] => {
  let none = startPoint;
  let best: Point | undefined;
  for (const choice of choices) {
    if (choice.assignment && !isAllowed(terms, choice.assignment)) continue;
    const point = { ...pointOf(choice, terms), left: 0 };
    if (!choice.assignment) none = point;
    else if (!best || point.value > best.value) best = point;
  }
  return best ? paretoFront([none, best], noReach) : [none];
};

const pointsUnderGroupCoupon = (choices: readonly UnitChoice[], terms: Terms, reach: Reach): readonly Point[] =>
  paretoFront(
    choices
      .filter(({ assignment }) => !assignment || (isAllowed(terms, assignment) && !assignment.coupon.flags.isTimeSale))
      .map((choice) => pointOf(choice, terms)),
    reach,
  );

const fold = (parts: readonly (readonly Point[])[], maxDelta: number): readonly Point[] => {
  const [first, ...rest] = parts;
  return first ? rest.reduce((front, part) => combinedPoints(front, part, maxDelta, noReach), first) : [startPoint];
};

const pointsOfUnitsUnder = (
  { unitChoices, minLeft }: Group,
  { slope, rounding, from }: GroupCoupon,
  maxDelta: number,
  terms: Terms,
): readonly Point[] => {
  const minOfAll = minLeft.reduce((a, b) => a + b, 0);
  let front: readonly Point[] = [startPoint];
  let behind = 0;
  for (const [i, choices] of unitChoices.entries()) {
    const own = minLeft[i] ?? 0;
    behind += own;
    const points = pointsUnderGroupCoupon(choices, terms, { slope, rounding, safeFrom: from - (minOfAll - own) });
    front = combinedPoints(front, points, maxDelta, { slope, rounding, safeFrom: from - (minOfAll - behind) });
  }
  return front;
};

const withAggregateCoupon = (
  point: Point,
  { assignment, worth }: AggregateCoupon,
  basis: number,
  terms: Terms,
): readonly Point[] => {
  const taken = worth(basis);
  if (taken <= 0) return [];
  return [
    { left: 0, delta: point.delta, value: point.value + taken - priceOf(terms, assignment), assignment, of: [point] },
  ];
};

const sharedPoints = (group: Group, aggregate: GroupCoupon, maxDelta: number, terms: Terms): readonly Point[] => {
  if (!isAllowed(terms, aggregate.assignment) || aggregate.worth(group.maxLeft) <= priceOf(terms, aggregate.assignment))
    return [];
  return pointsOfUnitsUnder(group, aggregate, maxDelta, terms).flatMap((point) =>
    withAggregateCoupon(point, aggregate, point.left, terms),
  );
};

const groupPoints = (group: Group, maxDelta: number, terms: Terms): readonly Point[] => {
  const best = maxDelta === 0 ? bestOfGroup(group, terms) : undefined;
  if (best) return [best];
  const alone = fold(
    group.unitChoices.map((choices) => pointsAlone(choices, terms)),
    maxDelta,
  );
  const supers = group.superCoupons.filter(({ assignment }) => isAllowed(terms, assignment));
  const shared = group.sellerDupCoupons.flatMap((aggregate) => sharedPoints(group, aggregate, maxDelta, terms));
  if (supers.length + shared.length === 0) return alone;
  return paretoFront(
    [
      ...alone,
      ...shared,
      ...supers.flatMap((aggregate) => withAggregateCoupon(startPoint, aggregate, group.fullPrice, terms)),
    ],
    noReach,
  );
};

const feePoint = ({ feeSaved, shippingCoupons }: Block, delta: number, terms: Terms): Point => {
  const base: Point = { ...startPoint, value: feeSaved(delta) };
  let best = base;
  for (const aggregate of shippingCoupons) {
    if (!isAllowed(terms, aggregate.assignment)) continue;
    for (const point of withAggregateCoupon(base, aggregate, delta, terms)) if (point.value > best.value) best = point;
  }
  return best;
};

export const partsOf = ({ groups, feeSteps }: Block, terms: Terms): readonly Alternatives[] =>
  groups.map((group) => groupPoints(group, feeSteps.at(-1) ?? 0, terms));

/** Recomputes the parts whose group contains one of these assignments. */
export const updatedParts = (
  block: Block,
  parts: readonly Alternatives[],
  assignments: readonly Assignment[],
  terms: Terms,
): readonly Alternatives[] =>
  block.groups.map((group, i) => {
    const part = parts[i];
    if (part && !assignments.some(({ index }) => group.assignmentIndexes.has(index))) return part;
    return groupPoints(group, block.feeSteps.at(-1) ?? 0, terms);
  });

/**
 * Returns the exact best point of a block above `atLeast`, or `none`. A coupon may repeat; the caller resolves this.
 */
export const bestOfParts = (
  block: Block,
  parts: readonly Alternatives[],
  terms: Terms,
  atLeast: number,
): Point | undefined => {
  let best: Point | undefined;
  // the greatest rise first, so that no shipping coupon is spent on a fee that becomes free
  for (const step of block.feeSteps.toReversed()) {
    const fee = feePoint(block, step, terms);
    const filled = bestCover(parts, step, (best?.value ?? atLeast) - fee.value);
    if (filled) best = { ...startPoint, value: filled.value + fee.value, of: [filled, fee] };
  }
  return best;
};

export const bestOfBlock = (block: Block, terms: Terms): Point | undefined =>
  bestOfParts(block, partsOf(block, terms), terms, 0);
