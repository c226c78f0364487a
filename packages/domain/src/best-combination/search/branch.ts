import type { Problem, Assignment } from '../model/block.ts';
import { isExhausted, type SearchBudget, within } from '../budget.ts';
import { simpleBound } from '../bound/simple-bound.ts';
import {
  bestColumn,
  rowsOf,
  type Column,
  MasterLp,
  packingFrom,
  type Packing,
  columnsIn,
  emptyPacking,
} from '../bound/columns.ts';
import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';

/** A node of the search: its forbidden assignments and an upper bound of its saving in won. */
interface Node {
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

/** Entries of the inverse that a pivot changes in one step of work. */
const STEPS_PER_PIVOT = 30;

const isOpen = (forbidden: Uint8Array, { assignments }: Column): boolean =>
  assignments.every((assignment) => forbidden[assignment.index] === 0);

/** Adds a column to a pool. Returns false if the pool already contains it. */
const addToPool = ({ columns, keys }: Pool, column: Column): boolean => {
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
    lp.solve((steps) => {
      budget.left -= steps / STEPS_PER_PIVOT;
      return isExhausted(budget);
    });
    const round = within(() => pricingRound(problem, forbidden, lp, budget));
    if (!round) break;
    bound = Math.min(bound, round.bound);
    const added = round.found.filter((column) => addToPool(pool, column));
    for (const column of added) lp.add(column);
    if (added.length === 0) break;
  }
  if (bound <= atLeast.value) return { bound, best: atLeast, parts: [] };
  const parts = lp.parts();
  const first = parts.toSorted((a, b) => b[1] - a[1]).map(([column]) => column);
  const rounded = within(() => packingFrom(problem, forbidden, first, budget)) ?? emptyPacking;
  return { bound, best: rounded.value > atLeast.value ? rounded : atLeast, parts };
};

export interface Limits {
  readonly nodes: number;
  readonly budget: SearchBudget;
  readonly report?: Report;
}

type Report = (chosen: readonly CouponAssignment[], bound: number) => void;

interface Found {
  readonly best: Packing;
  /** Upper bound of the saving, in won. */
  readonly bound: number;
  readonly nodes: number;
  readonly columns: readonly Column[];
}

const usage = (parts: NodeResult['parts']): ReadonlyMap<number, ReadonlyMap<number, number>> => {
  const used = new Map<number, Map<number, number>>();
  for (const [{ assignments }, part] of parts)
    for (const { resources, placeIndex } of assignments)
      for (const resource of resources) {
        const placeIndexes = used.get(resource) ?? new Map<number, number>();
        used.set(resource, placeIndexes.set(placeIndex, (placeIndexes.get(placeIndex) ?? 0) + part));
      }
  return used;
};

/** Tolerance for a share of a relaxed solution. */
const LITTLE = 1e-3;

interface BranchingChoice {
  readonly resource: number;
  readonly placeIndex: number;
}

const fractionalChoice = (parts: NodeResult['parts']): BranchingChoice | undefined => {
  let choice: BranchingChoice | undefined;
  let max = 0;
  for (const [resource, placeIndexes] of usage(parts)) {
    const [first, second] = [...placeIndexes].toSorted(([, a], [, b]) => b - a);
    if (!first || !second || second[1] <= max) continue;
    max = second[1];
    choice = { resource, placeIndex: first[0] };
  }
  return choice;
};

const withoutAll = (forbidden: Uint8Array, assignments: readonly Assignment[]): Uint8Array => {
  const next = forbidden.slice();
  for (const { index } of assignments) next.set([1], index);
  return next;
};

const forbidding = (
  problem: Problem,
  forbidden: Uint8Array,
  { resource, placeIndex }: BranchingChoice,
  atPlace: boolean,
): Uint8Array => {
  const next = forbidden.slice();
  for (const assignment of problem.assignmentsOf[resource] ?? [])
    if ((assignment.placeIndex === placeIndex) === atPlace) next.set([1], assignment.index);
  return next;
};

const shares = (parts: NodeResult['parts']): ReadonlyMap<Assignment, number> => {
  const used = new Map<Assignment, number>();
  for (const [{ assignments }, part] of parts)
    for (const assignment of assignments) used.set(assignment, (used.get(assignment) ?? 0) + part);
  return used;
};

/** Returns both sides of the exclusion with the greatest share in the relaxed solution, or `none`. */
const rivals = ({ isApart, assignments, assignmentsOf }: Problem, parts: NodeResult['parts']) => {
  if (!isApart) return undefined;
  const used = shares(parts);
  const sum = (some: readonly Assignment[]): number => some.reduce((total, one) => total + (used.get(one) ?? 0), 0);
  const sides = [...used.keys()].flatMap((one) => [[one], assignmentsOf[one.resources[0] ?? -1] ?? []]);
  let max = LITTLE;
  let best: readonly (readonly Assignment[])[] | undefined;
  for (const side of sides) {
    const others = assignments.filter((other) => side.every((one) => one !== other && isApart(one, other)));
    const shared = sum(side) * sum(others);
    if (shared <= max) continue;
    max = shared;
    best = [side, others];
  }
  return best;
};

/**
 * Returns both branches of a node: the split resource away from a place, or only at that place. Without a split
 * resource, the relaxed solution already contains an equally good packing.
 */
const branches = (problem: Problem, { forbidden }: Node, { bound, parts }: NodeResult): readonly Node[] => {
  const apart = rivals(problem, parts);
  if (apart) return apart.map((side) => ({ forbidden: withoutAll(forbidden, side), bound }));
  const choice = fractionalChoice(parts);
  if (!choice) return [];
  return [
    { forbidden: forbidding(problem, forbidden, choice, false), bound },
    { forbidden: forbidding(problem, forbidden, choice, true), bound },
  ];
};

const better = (a: Packing, b: Packing): Packing => (b.value > a.value ? b : a);

/** Takes the node with the highest bound; the last one wins a tie, for a depth-first order. */
const takeHighestBound = (open: Node[]): Node | undefined => {
  const max = Math.max(...open.map(({ bound }) => bound));
  const at = open.findLastIndex(({ bound }) => bound === max);
  return open.splice(at, 1)[0];
};

/**
 * Returns the best packing by branch and bound, best bound first, until it is proved or the limit is reached.
 * @param atLeast known saving in won; smaller savings are ignored
 * @param known columns of earlier searches
 */
export const searchBest = (
  problem: Problem,
  { nodes: nodeLimit, budget }: Limits,
  atLeast: number,
  known: readonly Column[] = [],
): Found => {
  const pool: Pool = { budget, columns: [], keys: new Set() };
  for (const column of columnsIn(problem, known)) addToPool(pool, column);
  const firsts = problem.startsForbidden.map(
    (forbidden) => within(() => packingFrom(problem, forbidden, [], budget)) ?? emptyPacking,
  );
  for (const column of firsts.flatMap(({ columns }) => columns)) addToPool(pool, column);
  let best = firsts.reduce(better, { ...emptyPacking, value: atLeast });
  const most = simpleBound(problem);
  let open: Node[] = problem.startsForbidden.map((forbidden) => ({ forbidden, bound: most }));
  let undecidedBound = 0;
  let nodes = 0;
  while (nodes < nodeLimit && !isExhausted(budget)) {
    const node = takeHighestBound(open);
    if (!node) break;
    nodes += 1;
    const result = solveNode(problem, node, pool, best);
    best = result.best;
    const next = branches(problem, node, result);
    if (next.length === 0) undecidedBound = Math.max(undecidedBound, result.bound);
    open = [...open, ...next].filter(({ bound }) => bound > best.value);
  }
  const bound = Math.max(best.value, undecidedBound, ...open.map((node) => node.bound));
  return { best, bound, nodes, columns: pool.columns };
};
