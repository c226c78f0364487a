import type { Part } from './priced-part.ts';

/** Parts in the order of their first units. */
export type Split = readonly Part[];

/** A partition problem. A subset of units that can share an order can share one, too. */
export interface SplitProblem {
  readonly units: Part;
  /** Units that affect each other's prices, e.g. by a parcel. */
  readonly clusters: readonly Part[];
  readonly canShare: (part: Part) => boolean;
  /** Won. */
  readonly costOf: (part: Part) => number;
  /** Lower bound of the total of every split, in won. */
  readonly bound: number;
  /** Lower bound of the number of orders. */
  readonly leastOrders: number;
  readonly nodeLimit: number;
  readonly isLate: () => boolean;
}

export interface FoundSplit {
  readonly split: Split;
  readonly total: number;
  /** True if no split is cheaper. */
  readonly isCheapest: boolean;
  readonly nodes: number;
}

const joined = ({ units }: SplitProblem, ...parts: readonly Part[]): Part => {
  const all = new Set(parts.flat());
  return units.filter((unit) => all.has(unit));
};

/** Puts each item into the first part that it can share. */
const firstFit = (problem: SplitProblem, items: readonly Part[]): Split =>
  items.reduce<Split>((split, item) => {
    const at = split.findIndex((part) => problem.canShare(joined(problem, part, item)));
    return at < 0 ? [...split, item] : split.with(at, joined(problem, split[at] ?? [], item));
  }, []);

const alone = (units: Part): readonly Part[] => units.map((unit) => [unit]);

const totalOf = ({ costOf }: SplitProblem, split: Split): number =>
  split.reduce((total, part) => total + costOf(part), 0);

interface Candidate {
  readonly split: Split;
  readonly total: number;
}

const isBetter = (one: Candidate, other: Candidate): boolean =>
  one.total < other.total || (one.total === other.total && one.split.length < other.split.length);

const bestOf = (candidates: readonly Candidate[]): Candidate =>
  candidates.reduce((best, one) => (isBetter(one, best) ? one : best));

const candidateOf = (problem: SplitProblem, parts: Split): Candidate => {
  const split = problem.units.flatMap((unit) => parts.filter(([first]) => first === unit));
  return { split, total: totalOf(problem, split) };
};

/** Returns splits by first fit: each unit in cart order, and each cluster as a whole, the largest first or last. */
const greedySplits = (problem: SplitProblem): readonly Candidate[] => {
  const pieces = problem.clusters.flatMap((cluster) => firstFit(problem, alone(cluster)));
  const largestFirst = pieces.toSorted((a, b) => b.length - a.length);
  return [alone(problem.units), pieces, largestFirst].map((items) => candidateOf(problem, firstFit(problem, items)));
};

/** Joins parts that could be one order. */
const compact = (problem: SplitProblem, split: Split): Split =>
  firstFit(
    problem,
    split.filter(({ length }) => length > 0),
  );

/** Returns the neighbours of a split: one piece of a cluster, or one unit, moves to another order. */
const neighbours = (problem: SplitProblem, split: Split): readonly Split[] =>
  split.flatMap((from, i) => {
    const pieces = problem.clusters.map((cluster) => from.filter((unit) => cluster.includes(unit)));
    const moving = [...pieces.filter(({ length }) => length > 1), ...alone(from)];
    return moving.flatMap((piece) => {
      const without = split.with(
        i,
        from.filter((unit) => !piece.includes(unit)),
      );
      return split.flatMap((to, j) => {
        const more = joined(problem, to, piece);
        return i !== j && problem.canShare(more) ? [without.with(j, more)] : [];
      });
    });
  });

/** True if neither the total nor the number of orders can fall. */
const isBest = ({ bound, leastOrders }: SplitProblem, { total, split }: Candidate): boolean =>
  total <= bound && split.length <= leastOrders;

/** A move prices two large orders, so it counts as several nodes. */
const NODES_PER_MOVE = 10;

/** Improves a split step by step until no neighbour is cheaper. */
const improved = (problem: SplitProblem, start: Candidate): FoundSplit => {
  let best = start;
  let nodes = 0;
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const split of neighbours(problem, best.split)) {
      if (isBest(problem, best) || nodes >= problem.nodeLimit || problem.isLate()) break;
      nodes += NODES_PER_MOVE;
      const one = candidateOf(problem, compact(problem, split));
      if (!isBetter(one, best)) continue;
      best = one;
      isDone = false;
      break;
    }
  }
  return { ...best, isCheapest: best.total <= problem.bound, nodes };
};

const isCompact = (problem: SplitProblem, split: Split): boolean =>
  split.every((part, i) => split.slice(0, i).every((other) => !problem.canShare(joined(problem, other, part))));

/** Tries every split, unit by unit in cart order. */
const exhaustive = (problem: SplitProblem, start: Candidate): FoundSplit => {
  const { units, canShare, nodeLimit, isLate } = problem;
  let best = start;
  let nodes = 0;
  let isComplete = true;
  const visit = (split: Split, at: number): void => {
    if (isBest(problem, best)) return;
    if (nodes >= nodeLimit || isLate()) {
      isComplete = false;
      return;
    }
    nodes += 1;
    const unit = units[at];
    if (!unit) {
      if (!isCompact(problem, split)) return;
      const one = { split, total: totalOf(problem, split) };
      if (isBetter(one, best)) best = one;
      return;
    }
    for (const [i, part] of split.entries()) {
      const more = [...part, unit];
      if (canShare(more)) visit(split.with(i, more), at + 1);
    }
    visit([...split, [unit]], at + 1);
  };
  visit([], 0);
  return { ...best, isCheapest: isComplete, nodes };
};

/** Maximum number of units for a comparison of all splits: 10 units have 115,975 partitions. */
const MOST_EXHAUSTIVE = 10;

/** Returns the cheapest compact split: no two of its orders could be one. Ties have fewer orders. */
export const cheapestSplit = (problem: SplitProblem): FoundSplit => {
  const start = bestOf(greedySplits(problem));
  return problem.units.length <= MOST_EXHAUSTIVE ? exhaustive(problem, start) : improved(problem, start);
};
