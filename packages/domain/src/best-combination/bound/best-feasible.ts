import { bestOfParts, updatedParts, partsOf } from './best-of-block.ts';
import type { Terms } from './terms.ts';
import type { Block, Assignment } from '../model/block.ts';
import type { Alternatives } from './min-price.ts';
import { assignmentsOfPoint, type Point } from './pareto-front.ts';

/** How many branches of a block are tried before a coupon that is assigned twice is left to the prices. */
const MAX_TRIES = 200;

/** An assignment of what another of the same point uses too, with those others; none where each is used once. */
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

/** The best with each coupon once that saves more than `atLeast`: of a coupon that is assigned twice, one place is kept or forbidden. */
const bestWithin = (search: Search, parts: readonly Alternatives[], atLeast: number): Point | undefined => {
  const { block, terms } = search;
  search.tries += 1;
  terms.budget.left -= Math.max(1, block.groups.length);
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
  const point = bestWithin(search, updatedParts(block, parts, assignments, terms), atLeast);
  for (const { index } of assignments) terms.forbidden[index] = 0;
  return point;
};

/**
 * The best that a block can do at these prices with each coupon on one place; none where nothing beats no coupons. In
 * a block with very many units a coupon may be assigned twice: that can only save more, so it is still a bound.
 */
export const bestFeasible = (block: Block, terms: Terms): Point | undefined =>
  bestWithin({ block, terms, tries: 0 }, partsOf(block, terms), 0);
