import type { Terms, Problem, Assignment } from '../model/block.ts';
import { bestFeasible } from './best-feasible.ts';
import { assignmentsOfPoint, type Point } from './pareto-front.ts';
import type { MasterColumn } from './master-lp.ts';

/** One way to fill a block, with its saving in won. Its rows are its resources and its block. */
export interface Column extends MasterColumn {
  readonly block: number;
  readonly name: string;
  readonly assignments: readonly Assignment[];
  readonly key: string;
}

export const rowsOf = ({ resources, blocks }: Problem): number => resources + blocks.length;

const columnOf = (problem: Problem, block: number, point: Point, { prices }: Terms): Column => {
  const assignments = assignmentsOfPoint(point);
  const name = problem.blocks[block]?.name ?? '';
  const resources = assignments.flatMap((assignment) => assignment.resources);
  // prices are multiples of a fixed fraction of a won, so this sum is exact
  const value = resources.reduce((total, resource) => total + (prices[resource] ?? 0), point.value);
  return {
    block,
    name,
    assignments,
    value: Math.round(value),
    rows: [...resources, problem.resources + block],
    key: `${name}/${assignments.map((assignment) => assignment.index).join(',')}`,
  };
};

/** Returns the best column of a block at these prices with its reduced value, or `none` if no coupon helps. */
export const bestColumn = (problem: Problem, block: number, terms: Terms): readonly [Column, number] | undefined => {
  const of = problem.blocks[block];
  const point = of && bestFeasible(of, terms);
  return point && [columnOf(problem, block, point, terms), point.value];
};

/** Returns the columns whose block exists in the problem, with the block index of that problem. */
export const columnsIn = ({ blocks, resources }: Problem, columns: readonly Column[]): readonly Column[] => {
  const at = new Map(blocks.map(({ name }, block) => [name, block]));
  return columns.flatMap((column) => {
    const block = at.get(column.name);
    if (block === undefined) return [];
    return [{ ...column, block, rows: [...column.rows.slice(0, -1), resources + block] }];
  });
};

export const isFeasible = ({ rows }: Column): boolean => new Set(rows).size === rows.length;
