import type { PricingInput } from '../../price/pricing-input.ts';
import type { BundleKey, CartUnitId } from '../../money/ids.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import type { Column } from '../bound/column.ts';
import { isSpent } from '../bound/terms.ts';
import { couponKeyOf } from '../../entities/coupon/held-coupon.ts';
import { priceWith, shippingSavings, type Placed, type PlacedPrice } from '../../coupons/placed.ts';
import type { Problem } from '../model/block.ts';
import { searchBest, type Limits } from './branch.ts';
import { polished } from './polish.ts';
import type { Hope, ParcelView } from '../model/loads.ts';
import type { Problems, Weights } from '../model/problem.ts';

/** What is searched for. */
export interface Aim {
  /** Without extra discounts: those are seen to elsewhere (DC-04). */
  readonly pricing: PricingInput;
  readonly weights: Weights;
  /** Uses that are not allowed, by their number. */
  readonly closed: Uint8Array;
  /** What is saved anyway, in won, weighed: no combination that saves less is sought. */
  readonly atLeast?: number;
}

/** What the search came to, priced. Savings in won, weighed. */
export interface Staged extends PlacedPrice {
  readonly chosen: readonly Placed[];
  readonly saving: number;
  readonly bound: number;
  readonly nodes: number;
}

/** A way to see the parcels, and what can be saved at most in it. */
interface Stage {
  readonly views: ReadonlyMap<BundleKey, ParcelView>;
  readonly bound: number;
}

type Choice = PlacedPrice & Pick<Staged, 'chosen' | 'saving'>;

/** What the goods that travel overseas cost, in won; a price below 0 takes nothing off the others. */
export const carriedGoods = ({ unitEntries }: PlacedPrice['priced'], carried: ReadonlySet<CartUnitId>): number => {
  let total = 0;
  for (const id of carried) total += Math.max(0, totalOf(unitEntries.get(id) ?? []));
  return total;
};

/** What goods and the rest come to, in won, each with its weight. */
export const weighed = (
  { priced, payable }: PlacedPrice,
  { goods, carried, fees }: Weights,
  travelling: ReadonlySet<CartUnitId>,
): number => {
  const basis = priced.extraDiscountBasis;
  const more = carried === goods ? 0 : (carried - goods) * carriedGoods(priced, travelling);
  return goods * basis + more + fees * (payable - basis);
};

/** The coupons that take something off, priced; a shipping coupon takes nothing where its minimum was only hoped for. */
const choiceOf = (
  { pricing, weights }: Aim,
  placed: readonly Placed[],
  bare: number,
  carried: ReadonlySet<CartUnitId>,
): Choice => {
  const all = priceWith(pricing, placed);
  const savings = shippingSavings(all.priced, placed);
  const chosen = placed.filter(({ coupon }) => savings.get(couponKeyOf(coupon)) !== 0);
  return { ...all, chosen, saving: bare - weighed(all, weights, carried) };
};

/** The problem with some uses closed. */
const without = (problem: Problem, closed: Uint8Array): Problem => ({
  ...problem,
  starts: problem.starts.map((start) => start.map((isClosed, use) => isClosed | (closed[use] ?? 0))),
});

const isMissed = ({ bundleKey, subtotal }: Hope, { priced }: PlacedPrice): boolean =>
  (priced.bundleFees.get(bundleKey)?.subtotal ?? 0) < subtotal;

/** The parcel that misses its hope, seen as it is: not cheaper, or only with choices that make it so. */
const parted = (hopes: readonly Hope[], { views }: Stage, bound: number, choice: Choice): readonly Stage[] => {
  const missed = hopes.find((hope) => !views.has(hope.bundleKey) && isMissed(hope, choice));
  if (!missed) return [];
  return (['Falling', 'Level'] as const).map((view) => ({
    views: new Map([...views, [missed.bundleKey, view]]),
    bound,
  }));
};

/** The stage that may save most; of equal ones the last. */
const takeMost = (stages: Stage[]): Stage | undefined => {
  const most = Math.max(...stages.map(({ bound }) => bound));
  const at = stages.findLastIndex(({ bound }) => bound === most);
  return stages.splice(at, 1)[0];
};

/**
 * Searches first with the hope that every parcel ships as cheaply as it can, which bounds what can be saved. Where the
 * answer keeps its hopes it is the best there is; a parcel that misses its own is then seen in its two ways apart.
 */
export const searchInStages = (
  aim: Aim,
  { hopes, problem, carried }: Problems,
  { nodes: nodeLimit, effort, report }: Limits,
): Staged => {
  const { weights, closed, atLeast = 0 } = aim;
  const bare = weighed(priceWith(aim.pricing, []), weights, carried);
  let best: Choice = choiceOf(aim, [], bare, carried);
  // most blocks are the same in every stage: what was found of them in one serves the others
  const columns = new Map<string, Column>();
  let nodes = 0;
  let left = 0;
  const boundNow = (): number => Math.max(atLeast, best.saving, left, ...stages.map((stage) => stage.bound));
  const stages: Stage[] = [{ views: new Map(), bound: Math.max(0, bare) }];
  for (;;) {
    const stage = stages.length === 0 ? undefined : takeMost(stages);
    const floor = Math.max(atLeast, best.saving);
    if (!stage || stage.bound <= floor) break;
    const seen = without(problem(stage.views, weights), closed);
    const found = searchBest(seen, { nodes: nodeLimit - nodes, effort }, floor, [...columns.values()]);
    for (const column of found.columns) columns.set(column.key, column);
    nodes += found.nodes;
    const bound = Math.min(stage.bound, found.bound);
    const choice = choiceOf(aim, polished(seen, found.best), bare, carried);
    if (choice.saving > best.saving) best = choice;
    const next = nodes < nodeLimit && !isSpent(effort) ? parted(hopes, stage, bound, choice) : [];
    if (next.length === 0) left = Math.max(left, bound);
    stages.push(...next);
    report?.(best.chosen, boundNow());
  }
  return { ...best, nodes, bound: boundNow() };
};
