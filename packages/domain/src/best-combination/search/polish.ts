import { bestColumn } from '../bound/column.ts';
import type { Problem, Use } from '../model/block.ts';
import type { Packing } from '../bound/packing.ts';

/** A price so small that all coupons of a cart together cost less than 1 won. */
const BARELY = 1 / 16_384;

/** The uses of a packing without those that save nothing: of equal savings the one with fewer coupons. */
export const polished = (problem: Problem, { columns }: Packing): readonly Use[] => {
  const prices = new Float64Array(problem.resources).fill(BARELY);
  return columns.flatMap(({ block, uses }) => {
    const closed = new Uint8Array(problem.uses.length).fill(1);
    for (const use of uses) closed.set([0], use.index);
    return bestColumn(problem, block, { prices, closed, effort: { left: 0 } })?.[0].uses ?? [];
  });
};
