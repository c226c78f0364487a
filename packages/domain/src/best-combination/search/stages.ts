import type { PricingInput } from '../../price/pricing-input.ts';
import type { BundleKey, CartUnitId } from '../../money/ids.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import type { Column } from '../bound/column.ts';
import { isExhausted } from '../bound/terms.ts';
import { couponKeyOf } from '../../entities/coupon/held-coupon.ts';
import {
  priceWith,
  shippingSavings,
  type CouponAssignment,
  type AssignmentPrice,
} from '../../coupons/coupon-assignment.ts';
import type { Problem } from '../model/block.ts';
import { searchBest, type Limits } from './branch.ts';
import { localSearch } from './local-search.ts';
import type { OptimisticFee, ParcelView } from '../model/loads.ts';
import type { Problems, Weights } from '../model/problem.ts';

/** What is searched for. */
export interface SearchGoal {
  /** Without extra discounts: those are seen to elsewhere (DC-04). */
  readonly pricing: PricingInput;
  readonly weights: Weights;
  /** Assignments that are not allowed, by their number. */
  readonly forbidden: Uint8Array;
  /** What is saved anyway, in won, weighed: no combination that saves less is sought. */
  readonly atLeast?: number;
}

/** What the search came to, priced. Savings in won, weighed. */
export interface SearchResult extends AssignmentPrice {
  readonly chosen: readonly CouponAssignment[];
  readonly saving: number;
  readonly bound: number;
  readonly nodes: number;
}

/** A way to see the parcels, and what can be saved at most in it. */
interface Stage {
  readonly views: ReadonlyMap<BundleKey, ParcelView>;
  readonly bound: number;
}

type Choice = AssignmentPrice & Pick<SearchResult, 'chosen' | 'saving'>;

/** What the goods that travel overseas cost, in won; a price below 0 takes nothing off the others. */
export const carriedGoods = ({ unitEntries }: AssignmentPrice['priced'], carried: ReadonlySet<CartUnitId>): number => {
  let total = 0;
  for (const id of carried) total += Math.max(0, totalOf(unitEntries.get(id) ?? []));
  return total;
};

/** What goods and the rest come to, in won, each with its weight. */
export const weightedTotal = (
  { priced, payable }: AssignmentPrice,
  { goods, carried, fees }: Weights,
  travelling: ReadonlySet<CartUnitId>,
): number => {
  const basis = priced.extraDiscountBasis;
  const more = carried === goods ? 0 : (carried - goods) * carriedGoods(priced, travelling);
  return goods * basis + more + fees * (payable - basis);
};

/** The coupons that take something off, priced; a shipping coupon takes nothing where only the optimistic fee meets its minimum. */
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

/** The problem with some assignments forbidden. */
const withForbidden = (problem: Problem, forbidden: Uint8Array): Problem => ({
  ...problem,
  startsForbidden: problem.startsForbidden.map((start) =>
    start.map((isClosed, assignment) => isClosed | (forbidden[assignment] ?? 0)),
  ),
});

const isMissed = ({ bundleKey, subtotal }: OptimisticFee, { priced }: AssignmentPrice): boolean =>
  (priced.bundleFees.get(bundleKey)?.subtotal ?? 0) < subtotal;

/** The parcel that misses its optimistic fee, seen as it is: not cheaper, or only with choices that make it so. */
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

/** The stage that may save most; of equal ones the last. */
const takeHighestBound = (stages: Stage[]): Stage | undefined => {
  const max = Math.max(...stages.map(({ bound }) => bound));
  const at = stages.findLastIndex(({ bound }) => bound === max);
  return stages.splice(at, 1)[0];
};

/**
 * Searches first with the optimistic fee of every parcel, which bounds what can be saved. Where the
 * answer really has those fees it is the best there is; a parcel that misses its fee is then seen in its two ways apart.
 */
export const searchInStages = (
  aim: SearchGoal,
  { optimisticFees, problem, carried }: Problems,
  { nodes: nodeLimit, budget, report }: Limits,
): SearchResult => {
  const { weights, forbidden, atLeast = 0 } = aim;
  const bare = weightedTotal(priceWith(aim.pricing, []), weights, carried);
  let best: Choice = choiceOf(aim, [], bare, carried);
  // most blocks are the same in every stage: what was found of them in one serves the others
  const columns = new Map<string, Column>();
  let nodes = 0;
  let left = 0;
  const boundNow = (): number => Math.max(atLeast, best.saving, left, ...stages.map((stage) => stage.bound));
  const stages: Stage[] = [{ views: new Map(), bound: Math.max(0, bare) }];
  for (;;) {
    const stage = stages.length === 0 ? undefined : takeHighestBound(stages);
    const floor = Math.max(atLeast, best.saving);
    if (!stage || stage.bound <= floor) break;
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
