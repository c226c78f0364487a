import { isExhausted, type SearchBudget, type Assignment, type Problem } from '../model/block.ts';
import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { columnsIn, type Column, emptyPacking, packingFrom, type Packing } from '../bound/columns.ts';
import { addToPool, solveNode, type NodeResult, type Node, type Pool } from './node.ts';

export interface Limits {
  readonly nodes: number;
  readonly budget: SearchBudget;
  readonly report?: Report;
}

export type Report = (chosen: readonly CouponAssignment[], bound: number) => void;

export interface Found {
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
  const firsts = problem.startsForbidden.map((forbidden) => packingFrom(problem, forbidden, [], budget));
  for (const column of firsts.flatMap(({ columns }) => columns)) addToPool(pool, column);
  let best = firsts.reduce(better, { ...emptyPacking, value: atLeast });
  let open: Node[] = problem.startsForbidden.map((forbidden) => ({ forbidden, bound: Number.MAX_SAFE_INTEGER }));
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
