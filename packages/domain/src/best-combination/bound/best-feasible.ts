import { bestOfParts, updatedParts, partsOf } from './best-of-block.ts';
import type { Terms, Block, Assignment } from '../model/block.ts';
import type { Alternatives } from './min-price.ts';
import { assignmentsOfPoint, type Point } from './pareto-front.ts';

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
 * Returns the best point of a block with each coupon used once, or `none` if no coupon helps. In a very large block a
 * coupon may repeat; the result is still an upper bound.
 */
export const bestFeasible = (block: Block, terms: Terms): Point | undefined =>
  bestWithin({ block, terms, tries: 0 }, partsOf(block, terms), 0);
