import type { Effort } from './terms.ts';
import { repeated } from './best-sound.ts';
import { bestColumn, isSound, type Column } from './column.ts';
import type { Problem, Use } from '../model/block.ts';

/** Columns that go together: at most one a block, no resource used twice. */
export interface Packing {
  readonly columns: readonly Column[];
  /** Won. */
  readonly value: number;
}

/** No coupon at all. */
export const nothing: Packing = { columns: [], value: 0 };

const closeOthers = (problem: Problem, closed: Uint8Array, use: Use): void => {
  for (const resource of use.resources)
    for (const other of problem.usesOf[resource] ?? []) if (other !== use) closed.set([1], other.index);
};

/** The best column of a block of what is still open that uses no resource twice; good, though not always the best. */
const soundColumn = (problem: Problem, block: number, closed: Uint8Array, effort: Effort): Column | undefined => {
  const prices = new Float64Array(problem.resources);
  const own = closed.slice();
  for (;;) {
    const column = bestColumn(problem, block, { prices, closed: own, effort })?.[0];
    const twice = column && repeated(column.uses);
    if (!twice) return column;
    // of a coupon that stands twice the first place stays
    closeOthers(problem, own, twice[0]);
  }
};

/** What is left open and to be filled while a packing is put together. */
interface Filling {
  readonly effort: Effort;
  readonly problem: Problem;
  readonly closed: Uint8Array;
  readonly filled: Set<number>;
  readonly columns: Column[];
}

const isOpen = ({ closed, filled }: Filling, { block, uses }: Column): boolean =>
  !filled.has(block) && uses.every((use) => closed[use.index] === 0);

const put = (filling: Filling, column: Column): void => {
  filling.columns.push(column);
  filling.filled.add(column.block);
  for (const use of column.uses) {
    closeOthers(filling.problem, filling.closed, use);
    filling.closed.set([1], use.index);
  }
};

/** Fills the blocks that are left, the most saving first. */
const fillGreedily = (filling: Filling): void => {
  const { problem, closed, filled, effort } = filling;
  const best = (block: number): readonly Column[] => {
    const column = soundColumn(problem, block, closed, effort);
    return column ? [column] : [];
  };
  let waiting = problem.blocks.flatMap((_, block) => (filled.has(block) ? [] : best(block)));
  while (waiting.length > 0) {
    const [first, ...rest] = waiting.toSorted((a, b) => b.value - a.value || a.block - b.block);
    if (!first) return;
    const isStill = isOpen(filling, first);
    if (isStill) put(filling, first);
    waiting = isStill ? rest : [...best(first.block), ...rest];
  }
};

/** A packing that begins with these columns, as far as they go together, and fills the other blocks greedily. */
export const packingFrom = (
  problem: Problem,
  closed: Uint8Array,
  first: readonly Column[],
  effort: Effort,
): Packing => {
  const filling: Filling = { effort, problem, closed: closed.slice(), filled: new Set(), columns: [] };
  for (const column of first) if (isSound(column) && isOpen(filling, column)) put(filling, column);
  fillGreedily(filling);
  return { columns: filling.columns, value: filling.columns.reduce((total, { value }) => total + value, 0) };
};
