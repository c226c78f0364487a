import {
  type Block,
  type Group,
  type AggregateCoupon,
  type GroupCoupon,
  type UnitChoice,
  type Assignment,
  isAllowed,
  priceOf,
  type Terms,
} from './model.ts';
import { spend } from './budget.ts';
import { bestOfGroup } from './best-of-group.ts';
import {
  bestCover,
  type Alternatives,
  noReach,
  startPoint,
  combinedPoints,
  paretoFront,
  type Point,
  type Reach,
  assignmentsOfPoint,
} from './pareto-front.ts';

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
    terms.budget,
  );

const fold = (
  parts: readonly (readonly Point[])[],
  maxDelta: number,
  { budget }: Pick<Terms, 'budget'>,
): readonly Point[] => {
  const [first = [startPoint], ...rest] = parts;
  return rest.reduce((front, part) => combinedPoints(front, part, maxDelta, noReach, budget), first);
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
    const reach = { slope, rounding, safeFrom: from - (minOfAll - behind) };
    front = combinedPoints(front, points, maxDelta, reach, terms.budget);
  }
  return front;
};

const withAggregateCoupon = (
  point: Point,
  { assignment, worth, weight }: AggregateCoupon,
  basis: number,
  terms: Terms,
): readonly Point[] => {
  const taken = worth(basis);
  if (taken <= 0) return [];
  return [
    {
      left: 0,
      delta: point.delta,
      value: point.value + weight * taken - priceOf(terms, assignment),
      assignment,
      of: [point],
    },
  ];
};

const sharedPoints = (group: Group, aggregate: GroupCoupon, maxDelta: number, terms: Terms): readonly Point[] => {
  if (
    !isAllowed(terms, aggregate.assignment) ||
    aggregate.weight * aggregate.worth(group.maxLeft) <= priceOf(terms, aggregate.assignment)
  )
    return [];
  return pointsOfUnitsUnder(group, aggregate, maxDelta, terms).flatMap((point) =>
    withAggregateCoupon(point, aggregate, point.left, terms),
  );
};

const groupPoints = (group: Group, maxDelta: number, terms: Terms): readonly Point[] => {
  spend(terms.budget, group.assignmentIndexes.size);
  const best = maxDelta === 0 ? bestOfGroup(group, terms) : undefined;
  if (best) return [best];
  const alone = fold(
    group.unitChoices.map((choices) => pointsAlone(choices, terms)),
    maxDelta,
    terms,
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
    terms.budget,
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

const partsOf = ({ groups, feeSteps }: Block, terms: Terms): readonly Alternatives[] =>
  groups.map((group) => groupPoints(group, feeSteps.at(-1) ?? 0, terms));

/** Recomputes the parts whose group contains one of these assignments. */
const updatedParts = (
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
 * Returns the exact best point of a block above `atLeast`, or undefined. A coupon may repeat; the caller resolves this.
 */
const bestOfParts = (
  block: Block,
  parts: readonly Alternatives[],
  terms: Terms,
  atLeast: number,
): Point | undefined => {
  let best: Point | undefined;
  // the greatest rise first, so that no shipping coupon is spent on a fee that becomes free
  for (const step of block.feeSteps.toReversed()) {
    const fee = feePoint(block, step, terms);
    const filled = bestCover(parts, step, (best?.value ?? atLeast) - fee.value, terms.budget);
    if (filled) best = { ...startPoint, value: filled.value + fee.value, of: [filled, fee] };
  }
  return best;
};

export const bestOfBlock = (block: Block, terms: Terms): Point | undefined =>
  bestOfParts(block, partsOf(block, terms), terms, 0);

/** Work of one group in a block, without its points. */
const STEPS_OF_GROUP = 20;

/** Upper bound of branches per block. Beyond it, prices resolve a coupon that is assigned twice. */
const MAX_TRIES = 200;

export const firstRepeated = (
  assignments: readonly Assignment[],
): readonly [Assignment, readonly Assignment[]] | undefined => {
  for (const [i, assignment] of assignments.entries()) {
    const again = assignments.filter(
      (other, j) => j > i && other.resources.some((one) => assignment.resources.includes(one)),
    );
    if (again.length > 0) return [assignment, again];
  }
  return undefined;
};

interface Search {
  readonly block: Block;
  readonly terms: Terms;
  tries: number;
}

/**
 * Returns the best point above `atLeast` that uses each coupon once. Branches on a repeated coupon: keep or forbid
 * one of its places.
 */
const bestWithin = (search: Search, parts: readonly Alternatives[], atLeast: number): Point | undefined => {
  const { block, terms } = search;
  search.tries += 1;
  spend(terms.budget, block.groups.length * STEPS_OF_GROUP);
  const point = bestOfParts(block, parts, terms, atLeast);
  const twice = point && firstRepeated(assignmentsOfPoint(point));
  if (!twice || search.tries > MAX_TRIES) return point;
  const [here, elsewhere] = twice;
  const stays = bestWithout(search, parts, elsewhere, atLeast);
  return bestWithout(search, parts, [here], stays?.value ?? atLeast) ?? stays;
};

const bestWithout = (
  search: Search,
  parts: readonly Alternatives[],
  assignments: readonly Assignment[],
  atLeast: number,
): Point | undefined => {
  const { block, terms } = search;
  for (const { index } of assignments) terms.forbidden[index] = 1;
  try {
    return bestWithin(search, updatedParts(block, parts, assignments, terms), atLeast);
  } finally {
    for (const { index } of assignments) terms.forbidden[index] = 0;
  }
};

/**
 * Returns the best point of a block with each coupon used once, or undefined if no coupon helps. In a very large block a
 * coupon may repeat; the result is still an upper bound.
 */
export const bestFeasible = (block: Block, terms: Terms): Point | undefined =>
  bestWithin({ block, terms, tries: 0 }, partsOf(block, terms), 0);
