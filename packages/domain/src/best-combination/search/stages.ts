import { bestColumn, type Packing, type Column } from '../bound/columns.ts';
import type { Problem, Assignment } from '../model/block.ts';
import { isExhausted, unlimited } from '../budget.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import type { BundleKey, CartUnitId } from '../../money/ids.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { couponKeyOf } from '../../entities/coupon/held-coupon.ts';
import {
  priceWith,
  shippingSavings,
  type CouponAssignment,
  type AssignmentPrice,
} from '../../coupons/coupon-assignment.ts';
import { searchBest, type Limits } from './branch.ts';
import type { OptimisticFee, ParcelView } from '../model/loads.ts';
import type { Problems, Weights } from '../model/problem.ts';

/** A price so small that all coupons of a cart together cost less than 1 won. */
const BARELY = 1 / 16_384;

/** Drops assignments of a packing without a saving: the fewest coupons win a tie. */
export const localSearch = (problem: Problem, { columns }: Packing): readonly Assignment[] => {
  const prices = new Float64Array(problem.resources).fill(BARELY);
  return columns.flatMap(({ block, assignments }) => {
    const forbidden = new Uint8Array(problem.assignments.length).fill(1);
    for (const assignment of assignments) forbidden.set([0], assignment.index);
    return bestColumn(problem, block, { prices, forbidden, budget: unlimited })?.[0].assignments ?? [];
  });
};

interface SearchGoal {
  readonly pricing: PricingInput;
  readonly weights: Weights;
  readonly forbidden: Uint8Array;
  /** Known weighted saving in won; smaller savings are ignored. */
  readonly atLeast?: number;
}

/** Priced result of a search. Weighted savings in won. */
export interface SearchResult extends AssignmentPrice {
  readonly chosen: readonly CouponAssignment[];
  readonly saving: number;
  readonly bound: number;
  readonly nodes: number;
}

interface Stage {
  readonly views: ReadonlyMap<BundleKey, ParcelView>;
  readonly bound: number;
}

type Choice = AssignmentPrice & Pick<SearchResult, 'chosen' | 'saving'>;

/** Returns the cost of the overseas goods in won; negative prices count as 0. */
export const carriedGoods = ({ unitEntries }: AssignmentPrice['priced'], carried: ReadonlySet<CartUnitId>): number => {
  let total = 0;
  for (const id of carried) total += Math.max(0, totalOf(unitEntries.get(id) ?? []));
  return total;
};

export const weightedTotal = (
  { priced, payable }: AssignmentPrice,
  { goods, carried, fees }: Weights,
  travelling: ReadonlySet<CartUnitId>,
): number => {
  const basis = priced.extraDiscountBasis;
  const more = carried === goods ? 0 : (carried - goods) * carriedGoods(priced, travelling);
  return goods * basis + more + fees * (payable - basis);
};

/** Prices the coupons with a saving. A shipping coupon has none if only the optimistic fee meets its minimum. */
const choiceOf = (
  { pricing, weights }: SearchGoal,
  assigned: readonly CouponAssignment[],
  bare: number,
  carried: ReadonlySet<CartUnitId>,
): Choice => {
  const all = priceWith(pricing, assigned);
  const savings = shippingSavings(all.priced, assigned);
  const chosen = assigned.filter(({ coupon }) => savings.get(couponKeyOf(coupon)) !== 0);
  return { ...all, chosen, saving: bare - weightedTotal(all, weights, carried) };
};

const withForbidden = (problem: Problem, forbidden: Uint8Array): Problem => ({
  ...problem,
  startsForbidden: problem.startsForbidden.map((start) =>
    start.map((isClosed, assignment) => isClosed | (forbidden[assignment] ?? 0)),
  ),
});

const isMissed = ({ bundleKey, subtotal }: OptimisticFee, { priced }: AssignmentPrice): boolean =>
  (priced.bundleFees.get(bundleKey)?.subtotal ?? 0) < subtotal;

const branchOnMissed = (
  optimisticFees: readonly OptimisticFee[],
  { views }: Stage,
  bound: number,
  choice: Choice,
): readonly Stage[] => {
  const missed = optimisticFees.find((fee) => !views.has(fee.bundleKey) && isMissed(fee, choice));
  if (!missed) return [];
  return (['Reduced', 'Unchanged'] as const).map((view) => ({
    views: new Map([...views, [missed.bundleKey, view]]),
    bound,
  }));
};

const takeHighestBound = (stages: Stage[]): Stage | undefined => {
  const max = Math.max(...stages.map(({ bound }) => bound));
  const at = stages.findLastIndex(({ bound }) => bound === max);
  return stages.splice(at, 1)[0];
};

/**
 * Searches with optimistic fees first, an upper bound. If the answer has these fees it is optimal. Otherwise splits a
 * parcel that misses its fee into two views.
 */
export const searchInStages = (
  aim: SearchGoal,
  { optimisticFees, problem, carried }: Problems,
  { nodes: nodeLimit, budget, report }: Limits,
): SearchResult => {
  const { weights, forbidden, atLeast = 0 } = aim;
  const bare = weightedTotal(priceWith(aim.pricing, []), weights, carried);
  let best: Choice = choiceOf(aim, [], bare, carried);
  // most blocks recur in each stage, so their columns are reused
  const columns = new Map<string, Column>();
  let nodes = 0;
  let left = 0;
  const boundNow = (): number => Math.max(atLeast, best.saving, left, ...stages.map((stage) => stage.bound));
  const stages: Stage[] = [{ views: new Map(), bound: Math.max(0, bare) }];
  for (;;) {
    const stage = stages.length === 0 ? undefined : takeHighestBound(stages);
    const floor = Math.max(atLeast, best.saving);
    if (!stage || stage.bound <= floor) break;
    if (nodes > 0 && isExhausted(budget)) {
      stages.push(stage);
      break;
    }
    const seen = withForbidden(problem(stage.views, weights), forbidden);
    const found = searchBest(seen, { nodes: nodeLimit - nodes, budget }, floor, [...columns.values()]);
    for (const column of found.columns) columns.set(column.key, column);
    nodes += found.nodes;
    const bound = Math.min(stage.bound, found.bound);
    const choice = choiceOf(aim, localSearch(seen, found.best), bare, carried);
    if (choice.saving > best.saving) best = choice;
    const next = nodes < nodeLimit && !isExhausted(budget) ? branchOnMissed(optimisticFees, stage, bound, choice) : [];
    if (next.length === 0) left = Math.max(left, bound);
    stages.push(...next);
    report?.(best.chosen, boundNow());
  }
  return { ...best, nodes, bound: boundNow() };
};
