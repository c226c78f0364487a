import { bestColumn, type Packing } from '../bound/columns.ts';
import type { Problem, Assignment } from '../model/block.ts';

/** A price so small that all coupons of a cart together cost less than 1 won. */
const BARELY = 1 / 16_384;

/** Drops assignments of a packing without a saving: the fewest coupons win a tie. */
export const localSearch = (problem: Problem, { columns }: Packing): readonly Assignment[] => {
  const prices = new Float64Array(problem.resources).fill(BARELY);
  return columns.flatMap(({ block, assignments }) => {
    const forbidden = new Uint8Array(problem.assignments.length).fill(1);
    for (const assignment of assignments) forbidden.set([0], assignment.index);
    return bestColumn(problem, block, { prices, forbidden, budget: { left: 0 } })?.[0].assignments ?? [];
  });
};
