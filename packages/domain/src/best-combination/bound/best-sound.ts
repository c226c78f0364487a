import { bestOfParts, partsAgain, partsOf } from './best-of-block.ts';
import type { Terms } from './terms.ts';
import type { Block, Use } from '../model/block.ts';
import type { Part } from './least-price.ts';
import { usesOfPoint, type Point } from './front.ts';

/** How many ways to part a block are tried before a coupon that stands twice is left to the prices. */
const MOST_TRIES = 200;

/** A use of what another use of the same point uses too, with those others; none where each is used once. */
export const repeated = (uses: readonly Use[]): readonly [Use, readonly Use[]] | undefined => {
  for (const [i, use] of uses.entries()) {
    const again = uses.filter((other, j) => j > i && other.resources.some((one) => use.resources.includes(one)));
    if (again.length > 0) return [use, again];
  }
  return undefined;
};

interface Search {
  readonly block: Block;
  readonly terms: Terms;
  tries: number;
}

/** The best with each coupon once that saves more than `atLeast`: a coupon that stands twice stays here, or goes. */
const within = (search: Search, parts: readonly Part[], atLeast: number): Point | undefined => {
  const { block, terms } = search;
  search.tries += 1;
  terms.effort.left -= Math.max(1, block.groups.length);
  const point = bestOfParts(block, parts, terms, atLeast);
  const twice = point && repeated(usesOfPoint(point));
  if (!twice || search.tries > MOST_TRIES) return point;
  const [here, elsewhere] = twice;
  const stays = without(search, parts, elsewhere, atLeast);
  return without(search, parts, [here], stays?.value ?? atLeast) ?? stays;
};

const without = (search: Search, parts: readonly Part[], uses: readonly Use[], atLeast: number): Point | undefined => {
  const { block, terms } = search;
  for (const { index } of uses) terms.closed[index] = 1;
  const point = within(search, partsAgain(block, parts, uses, terms), atLeast);
  for (const { index } of uses) terms.closed[index] = 0;
  return point;
};

/**
 * The best that a block can do at these prices with each coupon on one place; none where nothing beats no coupons. In
 * a block with very many units a coupon may stand twice: then it is the more, and a bound from it is still one.
 */
export const bestSound = (block: Block, terms: Terms): Point | undefined =>
  within({ block, terms, tries: 0 }, partsOf(block, terms), 0);
