import { bestOfBlock, type Terms } from './best-of-block.ts';
import type { Block, Use } from './block.ts';
import { usesOfPoint, type Point } from './front.ts';

/** How many ways to part a block are tried before a coupon that stands twice is left to the prices. */
const MOST_TRIES = 200;

/** A use of what another use of the same point uses too, with those others; none where each is used once. */
const repeated = (uses: readonly Use[]): readonly [Use, readonly Use[]] | undefined => {
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
const within = (search: Search, atLeast: number): Point | undefined => {
  const { block, terms } = search;
  search.tries += 1;
  const point = bestOfBlock(block, terms);
  if (!point || point.value <= atLeast) return undefined;
  const twice = repeated(usesOfPoint(point));
  if (!twice || search.tries > MOST_TRIES) return point;
  const [here, elsewhere] = twice;
  const stays = without(search, elsewhere, atLeast);
  return without(search, [here], stays?.value ?? atLeast) ?? stays;
};

const without = (search: Search, uses: readonly Use[], atLeast: number): Point | undefined => {
  const { closed } = search.terms;
  for (const { index } of uses) closed[index] = 1;
  const point = within(search, atLeast);
  for (const { index } of uses) closed[index] = 0;
  return point;
};

/**
 * The best that a block can do at these prices with each coupon on one place; none where nothing beats no coupons. In
 * a block with very many units a coupon may stand twice: then it is the more, and a bound from it is still one.
 */
export const bestSound = (block: Block, terms: Terms): Point | undefined => within({ block, terms, tries: 0 }, 0);
