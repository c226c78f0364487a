import type { SearchBudget } from './terms.ts';
import { firstRepeated } from './best-feasible.ts';
import { bestColumn, isFeasible, type Column } from './column.ts';
import type { Problem, Assignment } from '../model/block.ts';

/** Columns that go together: at most one a block, no resource used twice. */
export interface Packing {
  readonly columns: readonly Column[];
  /** Won. */
  readonly value: number;
}

/** No coupon at all. */
export const emptyPacking: Packing = { columns: [], value: 0 };

const forbidConflicts = (problem: Problem, forbidden: Uint8Array, assignment: Assignment): void => {
  for (const resource of assignment.resources)
    for (const other of problem.assignmentsOf[resource] ?? [])
      if (other !== assignment) forbidden.set([1], other.index);
  if (problem.isApart)
    for (const other of problem.assignments)
      if (other !== assignment && problem.isApart(assignment, other)) forbidden.set([1], other.index);
};

/** The first assignment that a shop keeps apart from another. */
const firstApart = ({ isApart }: Problem, assignments: readonly Assignment[]): Assignment | undefined =>
  isApart && assignments.find((one) => assignments.some((other) => other !== one && isApart(one, other)));

/** The best column of a block of what is still open of which all goes together; good, though not always the best. */
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
    // of a coupon that stands twice the first place stays
    const clashing = firstRepeated(column.assignments)?.[0] ?? firstApart(problem, column.assignments);
    if (!clashing) return column;
    forbidConflicts(problem, own, clashing);
  }
};

/** What is left open and to be filled while a packing is put together. */
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

/** Fills the blocks that are left, the most saving first. */
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

/** A packing that begins with these columns, as far as they go together, and fills the other blocks greedily. */
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
