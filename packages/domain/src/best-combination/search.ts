import { Queue } from '../money/queue.ts';
import { areCompatible } from './assignments.ts';
import { noBenefit, type Benefit } from './benefits.ts';
import { relax, type ColumnPool, type Share, type Subproblem } from './bound.ts';
import { isExhausted, within, type SearchBudget } from './budget.ts';
import { savingOf, type Assignment, type Problem } from './model.ts';
import { roundedSolution } from './rounding.ts';

/** A node of the search tree, with an upper bound of its saving in won. */
export interface Node extends Subproblem {
  readonly bound: number;
}

/** The goal of a search: the greatest saving, in won. */
export interface SearchGoal {
  readonly problem: Problem;
  readonly benefits: readonly Benefit[];
  /** An amount above every saving. */
  readonly most: number;
  /** The greatest saving found so far. */
  readonly incumbent: () => number;
  /** Tries a choice and similar ones. */
  readonly improve: (choice: readonly Assignment[], node: Node) => void;
}

export interface Limits {
  readonly nodes: number;
  readonly budget: SearchBudget;
  readonly report?: (bound: number) => void;
}

export interface Found {
  /** Upper bound of the saving, in won. */
  readonly bound: number;
  readonly nodes: number;
}

const forbid = (forbidden: Uint8Array, assignments: readonly Assignment[]): Uint8Array => {
  const next = forbidden.slice();
  for (const { index } of assignments) next[index] = 1;
  return next;
};

const sum = <K>(entries: readonly (readonly [K, number])[]): Map<K, number> => {
  const sums = new Map<K, number>();
  for (const [key, amount] of entries) sums.set(key, (sums.get(key) ?? 0) + amount);
  return sums;
};

/** Returns the share of each assignment in a relaxed solution. */
const assignmentShares = (shares: readonly Share[]): ReadonlyMap<Assignment, number> =>
  sum(shares.flatMap(({ column, share }) => column.assignments.map((one) => [one, share] as const)));

/** Tolerance for a share of a relaxed solution. */
const LITTLE = 1e-3;

/** Returns both branches of a resource that a relaxed solution splits between places: only at a place, or elsewhere. */
const splitResource = (
  { assignmentsOf }: Problem,
  used: ReadonlyMap<Assignment, number>,
): readonly (readonly Assignment[])[] => {
  let max = LITTLE;
  let branches: readonly (readonly Assignment[])[] = [];
  for (const assignments of assignmentsOf) {
    const places = sum(assignments.map((one) => [one.placeIndex, used.get(one) ?? 0] as const));
    const [first, second] = [...places].toSorted(([, a], [, b]) => b - a);
    if (!first || !second || second[1] <= max) continue;
    max = second[1];
    const isHere = ({ placeIndex }: Assignment): boolean => placeIndex === first[0];
    branches = [assignments.filter((one) => !isHere(one)), assignments.filter(isHere)];
  }
  return branches;
};

/** Returns the undecided assignment with the most fractional share, then the dearest one. */
const undecided = (
  { assignments }: Problem,
  { forbidden, required }: Node,
  used: ReadonlyMap<Assignment, number>,
): Assignment | undefined => {
  const fraction = (one: Assignment): number => Math.min(used.get(one) ?? 0, 1 - (used.get(one) ?? 0));
  return assignments
    .filter((one) => forbidden[one.index] === 0 && !required.includes(one))
    .toSorted((a, b) => fraction(b) - fraction(a) || b.price - a.price)[0];
};

/** Splits a node by a fractional part of the relaxed solution, or by one assignment. */
const branches = (problem: Problem, node: Node, used: ReadonlyMap<Assignment, number>): readonly Node[] => {
  const { forbidden, required } = node;
  const without = (assignments: readonly Assignment[]): Node => ({
    ...node,
    forbidden: forbid(forbidden, assignments),
  });
  const sides = splitResource(problem, used);
  if (sides.length > 0) return sides.map(without);
  const one = undecided(problem, node, used);
  if (!one) return [];
  const conflicts = problem.assignments.filter((rival) => rival !== one && !areCompatible(problem, one, rival));
  return [without([one]), { ...without(conflicts), required: [...required, one] }];
};

const solve = (goal: SearchGoal, node: Node, pool: ColumnPool, budget: SearchBudget): readonly Node[] => {
  const { problem } = goal;
  const { forbidden, bound: known } = node;
  const { bound, shares } = relax(problem, node, {
    bound: known,
    incumbent: goal.incumbent(),
    pool,
    budget,
    bonus: goal.most,
  });
  if (bound <= goal.incumbent()) return [];
  const solved = { ...node, bound };
  const used = assignmentShares(shares);
  const choice = within(() => roundedSolution(problem, forbidden, used, budget)) ?? [];
  within(() => goal.improve(choice, solved));
  if (isExhausted(budget)) return [solved];
  const next = branches(problem, solved, used);
  if (next.length === 0) within(() => goal.improve(node.required, solved));
  return next;
};

/**
 * Maximizes a saving by branch and price, highest bound first, until it is proved or a limit is reached: branch and
 * bound whose bound is a linear relaxation, solved by column generation.
 */
export const branchAndBound = (goal: SearchGoal, { nodes: nodeLimit, budget, report }: Limits): Found => {
  const pool: ColumnPool = new Map();
  const { problem } = goal;
  const rootNode = (benefit: Benefit, forbidden: Uint8Array): Node => {
    const node = { benefit, forbidden, required: [], bound: goal.most };
    const { bound } = relax(problem, node, {
      bound: goal.most,
      incumbent: 0,
      pool,
      budget,
      bonus: goal.most,
      rounds: 1,
    });
    return { ...node, bound };
  };
  // the last one of equal bounds first, for a depth-first order
  const open = new Queue<Node & { readonly at: number }>(
    (a, b) => a.bound > b.bound || (a.bound === b.bound && a.at > b.at),
  );
  let at = 0;
  const put = (node: Node): void => open.put({ ...node, at: (at += 1) });
  for (const benefit of goal.benefits)
    for (const forbidden of problem.startsForbidden) put(rootNode(benefit, forbidden));
  const boundNow = (): number => Math.max(goal.incumbent(), open.first?.bound ?? 0);
  let nodes = 0;
  while (nodes < nodeLimit && !isExhausted(budget)) {
    const node = open.take();
    if (!node || (nodes > 0 && node.bound <= goal.incumbent())) break;
    nodes += 1;
    for (const next of solve(goal, node, pool, budget)) put(next);
    report?.(boundNow());
  }
  return { bound: boundNow(), nodes };
};

interface FoundChoice extends Found {
  readonly choice: readonly Assignment[];
  readonly saving: number;
}

/**
 * Searches one problem without benefits.
 * @param most an amount in won above every saving
 */
export const searchProblem = (problem: Problem, most: number, limits: Limits): FoundChoice => {
  let best: Pick<FoundChoice, 'choice' | 'saving'> = { choice: [], saving: 0 };
  const goal: SearchGoal = {
    problem,
    benefits: [noBenefit],
    most,
    incumbent: () => best.saving,
    improve: (choice) => {
      const saving = savingOf(problem, choice);
      if (saving > best.saving) best = { choice, saving };
    },
  };
  return { ...branchAndBound(goal, limits), ...best };
};
