import { areCompatible } from './assignments.ts';
import { spend, type SearchBudget } from './budget.ts';
import { assignmentsOfBlock, savingIn, type Assignment, type Block, type Problem } from './model.ts';

/** Work of trying an assignment. */
const STEPS_OF_TRY = 10;

/**
 * Rounds a relaxed solution to compatible assignments: a greedy heuristic. Takes the greatest share first, then the
 * greatest saving alone, if the saving increases.
 * @param shares share of each assignment in the relaxed solution, 0 to 1
 */
export const roundedSolution = (
  problem: Problem,
  forbidden: Uint8Array,
  shares: ReadonlyMap<Assignment, number>,
  budget: SearchBudget,
): readonly Assignment[] => {
  const shareOf = (one: Assignment): number => shares.get(one) ?? 0;
  const blocks = new Map<Assignment, Block>();
  for (const block of problem.blocks) for (const one of assignmentsOfBlock(block)) blocks.set(one, block);
  const chosen = new Map<Block, readonly Assignment[]>();
  const used = new Set<number>();
  const isOpen = (one: Assignment): boolean =>
    !one.resources.some((resource) => used.has(resource)) &&
    [...chosen.values()].every((others) => others.every((other) => areCompatible(problem, one, other)));
  const order = [...blocks.keys()]
    .filter(({ index }) => forbidden[index] === 0)
    .toSorted((a, b) => shareOf(b) - shareOf(a) || b.worth - a.worth || a.index - b.index);
  for (const one of order) {
    const block = blocks.get(one);
    spend(budget, STEPS_OF_TRY);
    if (!block || !isOpen(one)) continue;
    const before = chosen.get(block) ?? [];
    const next = [...before, one];
    if (shareOf(one) <= 0.5 && savingIn(block, next) <= savingIn(block, before)) continue;
    chosen.set(block, next);
    for (const resource of one.resources) used.add(resource);
  }
  return [...chosen.values()].flat();
};
