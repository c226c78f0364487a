import { isExhausted, type SearchBudget, type Problem } from '../model/block.ts';
import { bestColumn, rowsOf, type Column, MasterLp, packingFrom, type Packing } from '../bound/columns.ts';

/** A node of the search: its forbidden assignments and an upper bound of its saving in won. */
export interface Node {
  readonly forbidden: Uint8Array;
  readonly bound: number;
}

export interface NodeResult {
  /** Proved upper bound of the saving, in won. */
  readonly bound: number;
  readonly best: Packing;
  readonly parts: readonly (readonly [Column, number])[];
}

/** All generated columns, shared by every node that allows them. */
export interface Pool {
  readonly budget: SearchBudget;
  readonly columns: Column[];
  readonly keys: Set<string>;
}

/** Prices are multiples of 1/16,384 won, so sums and bounds are exact. */
const GRAIN = 16_384;
const MAX_ROUNDS = 200;

const isOpen = (forbidden: Uint8Array, { assignments }: Column): boolean =>
  assignments.every((assignment) => forbidden[assignment.index] === 0);

/** Adds a column to a pool. Returns false if the pool already contains it. */
export const addToPool = ({ columns, keys }: Pool, column: Column): boolean => {
  if (keys.has(column.key)) return false;
  keys.add(column.key);
  columns.push(column);
  return true;
};

const pricesOf = (lp: MasterLp<Column>, resources: number): Float64Array =>
  lp.prices.slice(0, resources).map((price) => Math.max(0, Math.round(price * GRAIN)) / GRAIN);

interface Round {
  readonly bound: number;
  readonly found: readonly Column[];
}

const pricingRound = (problem: Problem, forbidden: Uint8Array, lp: MasterLp<Column>, budget: SearchBudget): Round => {
  const prices = pricesOf(lp, problem.resources);
  let bound = prices.reduce((a, b) => a + b, 0);
  const found: Column[] = [];
  for (let block = 0; block < problem.blocks.length; block += 1) {
    const best = bestColumn(problem, block, { prices, forbidden, budget });
    if (!best) continue;
    bound += best[1];
    if (best[1] > (lp.prices[problem.resources + block] ?? 0) + 1e-3) found.push(best[0]);
  }
  return { bound: Math.floor(bound), found };
};

/** Solves a node: generates columns, proves a bound from their prices, and rounds to a packing. */
export const solveNode = (
  problem: Problem,
  { forbidden, bound: known }: Node,
  pool: Pool,
  atLeast: Packing,
): NodeResult => {
  const lp = new MasterLp<Column>(rowsOf(problem));
  for (const column of pool.columns) if (isOpen(forbidden, column)) lp.add(column);
  const { budget } = pool;
  let bound = known;
  for (let rounds = 0; rounds < MAX_ROUNDS && !isExhausted(budget) && bound > atLeast.value; rounds += 1) {
    lp.solve();
    const round = pricingRound(problem, forbidden, lp, budget);
    bound = Math.min(bound, round.bound);
    const added = round.found.filter((column) => addToPool(pool, column));
    for (const column of added) lp.add(column);
    if (added.length === 0) break;
  }
  if (bound <= atLeast.value) return { bound, best: atLeast, parts: [] };
  const parts = lp.parts();
  const first = parts.toSorted((a, b) => b[1] - a[1]).map(([column]) => column);
  const rounded = packingFrom(problem, forbidden, first, budget);
  return { bound, best: rounded.value > atLeast.value ? rounded : atLeast, parts };
};
