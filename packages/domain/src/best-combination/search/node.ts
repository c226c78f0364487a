import { isExhausted, type SearchBudget } from '../bound/terms.ts';
import { bestColumn, rowsOf, type Column } from '../bound/column.ts';
import type { Problem } from '../model/block.ts';
import { MasterLp } from '../bound/master-lp.ts';
import { packingFrom, type Packing } from '../bound/packing.ts';

/** A part of the search: some assignments are forbidden, and what it can save at most is known, in won. */
export interface Node {
  readonly forbidden: Uint8Array;
  readonly bound: number;
}

/** What solving a node brought. */
export interface NodeResult {
  /** The most that this part can save, in won, proved. */
  readonly bound: number;
  /** The best that was found while solving it. */
  readonly best: Packing;
  /** The columns of the relaxed solution with their parts: what to branch on. */
  readonly parts: readonly (readonly [Column, number])[];
}

/** All columns that were ever found; they serve every node that leaves them open. */
export interface Pool {
  readonly budget: SearchBudget;
  readonly columns: Column[];
  readonly keys: Set<string>;
}

/** Prices are whole multiples of a 16,384th of a won: sums of them are exact, and so is the bound. */
const GRAIN = 16_384;
const MAX_ROUNDS = 200;

const isOpen = (forbidden: Uint8Array, { assignments }: Column): boolean =>
  assignments.every((assignment) => forbidden[assignment.index] === 0);

/** Puts a column into a pool; false where it was there. */
export const addToPool = ({ columns, keys }: Pool, column: Column): boolean => {
  if (keys.has(column.key)) return false;
  keys.add(column.key);
  columns.push(column);
  return true;
};

const pricesOf = (lp: MasterLp<Column>, resources: number): Float64Array =>
  lp.prices.slice(0, resources).map((price) => Math.max(0, Math.round(price * GRAIN)) / GRAIN);

interface Round {
  /** No choice of columns saves more than this, whatever the prices are: a coupon is used once or pays its price. */
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

/** Looks at a node: finds the columns that matter, the bound that their prices prove, and a packing near them. */
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
