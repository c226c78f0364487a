import type { SearchBudget, Problem, Assignment } from '../model/block.ts';
import { firstRepeated } from './best-feasible.ts';
import { bestColumn, isFeasible, type Column } from './column.ts';

/** Compatible columns: at most one per block, no resource used twice. */
export interface Packing {
  readonly columns: readonly Column[];
  readonly value: number;
}

export const emptyPacking: Packing = { columns: [], value: 0 };

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
  const prices = new Float64Array(problem.resources);
  const own = forbidden.slice();
  for (;;) {
    const column = bestColumn(problem, block, { prices, forbidden: own, budget })?.[0];
    if (!column) return column;
    const clashing = firstRepeated(column.assignments)?.[0] ?? firstApart(problem, column.assignments);
    if (!clashing) return column;
    forbidConflicts(problem, own, clashing);
  }
};

interface Filling {
  readonly budget: SearchBudget;
  readonly problem: Problem;
  readonly forbidden: Uint8Array;
  readonly filled: Set<number>;
  readonly columns: Column[];
}

const isOpen = ({ forbidden, filled }: Filling, { block, assignments }: Column): boolean =>
  !filled.has(block) && assignments.every((assignment) => forbidden[assignment.index] === 0);

const addColumn = (filling: Filling, column: Column): void => {
  filling.columns.push(column);
  filling.filled.add(column.block);
  for (const assignment of column.assignments) {
    forbidConflicts(filling.problem, filling.forbidden, assignment);
    filling.forbidden.set([1], assignment.index);
  }
};

const fillGreedily = (filling: Filling): void => {
  const { problem, forbidden, filled, budget } = filling;
  const best = (block: number): readonly Column[] => {
    const column = feasibleColumn(problem, block, forbidden, budget);
    return column ? [column] : [];
  };
  let waiting = problem.blocks.flatMap((_, block) => (filled.has(block) ? [] : best(block)));
  while (waiting.length > 0) {
    const [first, ...rest] = waiting.toSorted((a, b) => b.value - a.value || a.block - b.block);
    if (!first) return;
    const isStill = isOpen(filling, first);
    if (isStill) addColumn(filling, first);
    waiting = isStill ? rest : [...best(first.block), ...rest];
  }
};

/** Builds a packing from the compatible ones of these columns and fills the other blocks greedily. */
export const packingFrom = (
  problem: Problem,
  forbidden: Uint8Array,
  first: readonly Column[],
  budget: SearchBudget,
): Packing => {
  const filling: Filling = { budget, problem, forbidden: forbidden.slice(), filled: new Set(), columns: [] };
  for (const column of first)
    if (isFeasible(column) && isOpen(filling, column) && !firstApart(problem, column.assignments))
      addColumn(filling, column);
  fillGreedily(filling);
  return { columns: filling.columns, value: filling.columns.reduce((total, { value }) => total + value, 0) };
};
