import { isSpent, type Effort } from '../bound/terms.ts';
import type { Placed } from '../../coupons/placed.ts';
import { columnsIn, type Column } from '../bound/column.ts';
import type { Problem } from '../model/block.ts';
import { addTo, lookAt, type Looked, type Node, type Pool } from './node.ts';
import { nothing, packingFrom, type Packing } from '../bound/packing.ts';

/** How far a search may go. */
export interface Limits {
  readonly nodes: number;
  readonly effort: Effort;
  /** Told of the best so far, and what no choice saves more than, in won. */
  readonly report?: Report;
}

/** Hears how far a search has come. */
export type Report = (chosen: readonly Placed[], bound: number) => void;

/** What a search came to. */
export interface Found {
  readonly best: Packing;
  /** No choice saves more, in won. */
  readonly bound: number;
  /** How many parts were looked at. */
  readonly nodes: number;
  /** All columns that were found, to begin another search with that has some of the same blocks. */
  readonly columns: readonly Column[];
}

/** How far each resource is used at each site in a relaxed solution. */
const usage = (parts: Looked['parts']): ReadonlyMap<number, ReadonlyMap<number, number>> => {
  const used = new Map<number, Map<number, number>>();
  for (const [{ uses }, part] of parts)
    for (const { resources, site } of uses)
      for (const resource of resources) {
        const sites = used.get(resource) ?? new Map<number, number>();
        used.set(resource, sites.set(site, (sites.get(site) ?? 0) + part));
      }
  return used;
};

interface Choice {
  readonly resource: number;
  readonly site: number;
}

/** The resource that is most evenly torn between two sites, with the site that has most of it. */
const torn = (parts: Looked['parts']): Choice | undefined => {
  let choice: Choice | undefined;
  let most = 0;
  for (const [resource, sites] of usage(parts)) {
    const [first, second] = [...sites].toSorted(([, a], [, b]) => b - a);
    if (!first || !second || second[1] <= most) continue;
    most = second[1];
    choice = { resource, site: first[0] };
  }
  return choice;
};

const closing = (problem: Problem, closed: Uint8Array, { resource, site }: Choice, atSite: boolean): Uint8Array => {
  const next = closed.slice();
  for (const use of problem.usesOf[resource] ?? []) if ((use.site === site) === atSite) next.set([1], use.index);
  return next;
};

/**
 * The two halves of a node: the torn resource anywhere but at that site, or at no other site. Where none is torn, the
 * relaxed solution holds a packing as good as itself, so that the node was done.
 */
const halves = (problem: Problem, { closed }: Node, { bound, parts }: Looked): readonly Node[] => {
  const choice = torn(parts);
  if (!choice) return [];
  return [
    { closed: closing(problem, closed, choice, false), bound },
    { closed: closing(problem, closed, choice, true), bound },
  ];
};

const better = (a: Packing, b: Packing): Packing => (b.value > a.value ? b : a);

/** The open part that may save most; of equal ones the last, so that the search goes deep. */
const takeMost = (open: Node[]): Node | undefined => {
  const most = Math.max(...open.map(({ bound }) => bound));
  const at = open.findLastIndex(({ bound }) => bound === most);
  return open.splice(at, 1)[0];
};

/**
 * The best packing by branch and bound, the most promising part first, until it is proved or the limit is reached.
 * @param atLeast what can be saved anyway, in won: where nothing saves more, nothing is found
 * @param known columns of searches before it
 */
export const searchBest = (
  problem: Problem,
  { nodes: nodeLimit, effort }: Limits,
  atLeast: number,
  known: readonly Column[] = [],
): Found => {
  const pool: Pool = { effort, columns: [], keys: new Set() };
  for (const column of columnsIn(problem, known)) addTo(pool, column);
  const firsts = problem.starts.map((closed) => packingFrom(problem, closed, [], effort));
  for (const column of firsts.flatMap(({ columns }) => columns)) addTo(pool, column);
  let best = firsts.reduce(better, { ...nothing, value: atLeast });
  let open: Node[] = problem.starts.map((closed) => ({ closed, bound: Number.MAX_SAFE_INTEGER }));
  let unsettled = 0;
  let nodes = 0;
  while (nodes < nodeLimit && !isSpent(effort)) {
    const node = takeMost(open);
    if (!node) break;
    nodes += 1;
    const looked = lookAt(problem, node, pool, best);
    best = looked.best;
    const next = halves(problem, node, looked);
    if (next.length === 0) unsettled = Math.max(unsettled, looked.bound);
    open = [...open, ...next].filter(({ bound }) => bound > best.value);
  }
  const bound = Math.max(best.value, unsettled, ...open.map((node) => node.bound));
  return { best, bound, nodes, columns: pool.columns };
};
