import type { Terms, Problem, Assignment } from '../model/block.ts';
import type { SearchBudget } from '../budget.ts';
import { bestFeasible, firstRepeated } from './best-of-block.ts';
import { assignmentsOfPoint, type Point } from './pareto-front.ts';

/** A column with its value and its rows. A repeated row counts twice. */
export interface MasterColumn {
  readonly value: number;
  readonly rows: readonly number[];
}

const TINY = 1e-9;
const GAIN = 1e-5;
const MAX_PIVOTS = 4000;

/**
 * Solves max c·x, A·x ≤ 1, x ≥ 0 with the revised simplex method. Columns can be added between solutions. Results are
 * approximate; the exact bound is computed elsewhere from the prices.
 */
export class MasterLp<Column extends MasterColumn> {
  readonly #size: number;
  readonly #columns: Column[] = [];
  readonly #inverse: Float64Array;
  /** Column of each basis row; a slack variable is `-1 - row`. */
  readonly #basis: Int32Array;
  readonly #amounts: Float64Array;
  readonly #prices: Float64Array;

  constructor(rows: number) {
    this.#size = rows;
    this.#inverse = new Float64Array(rows * rows);
    this.#basis = Int32Array.from({ length: rows }, (_, row) => -1 - row);
    // slightly different right-hand sides prevent degenerate pivots
    this.#amounts = Float64Array.from({ length: rows }, (_, row) => 1 + 1e-6 * (1 + ((row * 0.618_034) % 1)));
    this.#prices = new Float64Array(rows);
    for (let row = 0; row < rows; row += 1) this.#inverse[row * rows + row] = 1;
  }

  add(column: Column): void {
    this.#columns.push(column);
  }

  /** The price of each row in the present solution. */
  get prices(): Float64Array {
    return this.#prices;
  }

  parts(): readonly (readonly [Column, number])[] {
    return [...this.#basis].flatMap((index, row) => {
      const column = this.#columns[index];
      const part = this.#amounts[row] ?? 0;
      return column && part > 1e-4 ? [[column, part] as const] : [];
    });
  }

  /** @param isOver stops early; the prices are then valid, but not the best */
  solve(isOver: (steps: number) => boolean = () => false): void {
    for (let pivots = 0; pivots < MAX_PIVOTS && !isOver(this.#size * this.#size); pivots += 1) {
      const entering = this.#entering();
      if (entering === undefined) return;
      const direction = this.#direction(entering);
      const row = this.#leaving(direction);
      if (row < 0) return;
      this.#pivot(entering, this.#gain(entering), direction, row);
    }
  }

  #gain(index: number): number {
    if (index < 0) return -(this.#prices[-1 - index] ?? 0);
    const column = this.#columns[index];
    let gain = column?.value ?? 0;
    for (const row of column?.rows ?? []) gain -= this.#prices[row] ?? 0;
    return gain;
  }

  #entering(): number | undefined {
    let best: number | undefined;
    let max = GAIN;
    for (let index = -this.#size; index < this.#columns.length; index += 1) {
      const gain = this.#gain(index);
      if (gain > max) {
        max = gain;
        best = index;
      }
    }
    return best;
  }

  #direction(index: number): Float64Array {
    const size = this.#size;
    const rows = index < 0 ? [-1 - index] : (this.#columns[index]?.rows ?? []);
    const direction = new Float64Array(size);
    for (let i = 0; i < size; i += 1)
      for (const row of rows) direction[i] = (direction[i] ?? 0) + (this.#inverse[i * size + row] ?? 0);
    return direction;
  }

  #leaving(direction: Float64Array): number {
    let leaving = -1;
    let min = Infinity;
    for (let i = 0; i < this.#size; i += 1) {
      const slope = direction[i] ?? 0;
      if (slope <= TINY) continue;
      const ratio = (this.#amounts[i] ?? 0) / slope;
      if (ratio < min) {
        min = ratio;
        leaving = i;
      }
    }
    return leaving;
  }

  #pivot(entering: number, gain: number, direction: Float64Array, row: number): void {
    const size = this.#size;
    const slope = direction[row] ?? 1;
    const pivotRow = this.#inverse.subarray(row * size, (row + 1) * size);
    for (let j = 0; j < size; j += 1) {
      pivotRow[j] = (pivotRow[j] ?? 0) / slope;
      this.#prices[j] = (this.#prices[j] ?? 0) + gain * (pivotRow[j] ?? 0);
    }
    this.#amounts[row] = (this.#amounts[row] ?? 0) / slope;
    for (let i = 0; i < size; i += 1) if (i !== row) this.#clear(i, direction[i] ?? 0, row, pivotRow);
    this.#basis[row] = entering;
  }

  #clear(i: number, slope: number, row: number, pivotRow: Float64Array): void {
    if (slope === 0) return;
    const size = this.#size;
    const own = this.#inverse.subarray(i * size, (i + 1) * size);
    for (let j = 0; j < size; j += 1) own[j] = (own[j] ?? 0) - slope * (pivotRow[j] ?? 0);
    this.#amounts[i] = (this.#amounts[i] ?? 0) - slope * (this.#amounts[row] ?? 0);
  }
}

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
