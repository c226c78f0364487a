import { bestColumn, type Column, type Share } from './bound.ts';
import { firstRepeated } from './best-of-block.ts';
import type { SearchBudget } from './budget.ts';
import type { Assignment, Problem } from './model.ts';

const forbidConflicts = (problem: Problem, forbidden: Uint8Array, assignment: Assignment): void => {
  for (const resource of assignment.resources)
    for (const other of problem.assignmentsOf[resource] ?? [])
      if (other !== assignment) forbidden.set([1], other.index);
  if (problem.isApart)
    for (const other of problem.assignments)
      if (other !== assignment && problem.isApart(assignment, other)) forbidden.set([1], other.index);
};

const firstApart = ({ isApart }: Problem, assignments: readonly Assignment[]): Assignment | undefined =>
  isApart && assignments.find((one) => assignments.some((other) => other !== one && isApart(one, other)));

/** Returns a good column of compatible open assignments. It is not always the best one. */
const feasibleColumn = (
  problem: Problem,
  block: number,
  forbidden: Uint8Array,
  budget: SearchBudget,
): Column | undefined => {
  const own = forbidden.slice();
  for (;;) {
    const column = bestColumn(problem, block, own, budget);
    if (!column) return undefined;
    const clashing = firstRepeated(column.assignments)?.[0] ?? firstApart(problem, column.assignments);
    if (!clashing) return column;
    forbidConflicts(problem, own, clashing);
  }
};

interface Placed {
  readonly block: number;
  readonly column: Column;
  readonly worth: number;
}

interface Filling {
  readonly budget: SearchBudget;
  readonly problem: Problem;
  readonly forbidden: Uint8Array;
  readonly filled: Set<number>;
  readonly assignments: Assignment[];
}

const placed = (block: number, column: Column): Placed => {
  const { goods, overseas, fees } = column.saved;
  return { block, column, worth: goods + overseas + fees };
};

const isOpen = ({ forbidden, filled }: Filling, { block, column: { assignments } }: Placed): boolean =>
  !filled.has(block) && assignments.every((assignment) => forbidden[assignment.index] === 0);

const place = (filling: Filling, { block, column: { assignments } }: Placed): void => {
  filling.assignments.push(...assignments);
  filling.filled.add(block);
  for (const assignment of assignments) {
    forbidConflicts(filling.problem, filling.forbidden, assignment);
    filling.forbidden.set([1], assignment.index);
  }
};

const fillGreedily = (filling: Filling): void => {
  const { problem, forbidden, filled, budget } = filling;
  const best = (block: number): readonly Placed[] => {
    const column = feasibleColumn(problem, block, forbidden, budget);
    return column ? [placed(block, column)] : [];
  };
  let waiting = problem.blocks.flatMap((_, block) => (filled.has(block) ? [] : best(block)));
  while (waiting.length > 0) {
    const [first, ...rest] = waiting.toSorted((a, b) => b.worth - a.worth || a.block - b.block);
    if (!first) return;
    const isStill = isOpen(filling, first);
    if (isStill) place(filling, first);
    waiting = isStill ? rest : [...best(first.block), ...rest];
  }
};

const isFeasible = (problem: Problem, { assignments }: Column): boolean =>
  !firstRepeated(assignments) && !firstApart(problem, assignments);

/** Rounds a relaxed solution: takes its compatible columns, greatest share first, and fills the other blocks greedily. */
export const roundedSolution = (
  problem: Problem,
  forbidden: Uint8Array,
  shares: readonly Share[],
  budget: SearchBudget,
): readonly Assignment[] => {
  const filling: Filling = { budget, problem, forbidden: forbidden.slice(), filled: new Set(), assignments: [] };
  for (const { block, column } of shares.toSorted((a, b) => b.share - a.share)) {
    const one = placed(block, column);
    if (isFeasible(problem, column) && isOpen(filling, one)) place(filling, one);
  }
  fillGreedily(filling);
  return filling.assignments;
};
