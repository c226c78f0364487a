import { priceWith, type CouponAssignment, type AssignmentPrice } from '../../coupons/coupon-assignment.ts';
import { totalOf, type LedgerEntry } from '../../price/ledger/ledger.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import type { Group, Problem, Assignment } from '../model/block.ts';
import { isExhausted, type SearchBudget, spend } from '../budget.ts';
import {
  lowestAtStart,
  neverFreeOversea,
  startOf,
  type ThresholdBenefit,
  type ExtraLine,
  maxRise,
  type Decided,
} from '../bound/extra-lines.ts';
import { plainWeights, type Problems, type Weights } from '../model/problem.ts';
import type { Limits } from './branch.ts';
import { carriedGoods, searchInStages, weightedTotal } from './stages.ts';
import { exclusions } from '../../coupons/stacking.ts';

/** Result of a search under one line, with a lower bound of the price in won. */
export interface LineResult {
  readonly assignments: readonly CouponAssignment[];
  readonly lowerBound: number;
}

/** Work of pricing a cart. */
const STEPS_OF_PRICE = 1000;

/** 100 percent in the unit of a line. */
export const SCALE = 100;

const weightsOf = ({ share, carried }: ExtraLine): Weights =>
  share + carried === 0 ? plainWeights : { goods: SCALE - share, carried: SCALE - share - carried, fees: SCALE };

const isOn = (entry: LedgerEntry, { coupon, place }: CouponAssignment): boolean => {
  if (entry.rule === 'ShippingCoupon')
    return place.type === 'Bundle' && entry.place.type === 'Bundle' && entry.place.bundleKey === place.bundleKey;
  const taken = entry.rule === coupon.couponType && place.type !== 'Bundle' && entry.place.type === 'Unit';
  return taken && place.cartUnitIds.includes(entry.place.cartUnitId);
};

/** True if every coupon has a saving. Otherwise a coupon of 0 % could serve to end an option discount. */
export const allTakeOff = ({ priced: { entries } }: AssignmentPrice, chosen: readonly CouponAssignment[]): boolean =>
  chosen.every((assigned) => entries.some((entry) => isOn(entry, assigned)));

export class BenefitSearch {
  best: AssignmentPrice & { readonly chosen: readonly CouponAssignment[] };
  nodes = 0;
  readonly whole: Problem;
  readonly pricing: PricingInput;
  readonly #problems: Problems;
  readonly #limits: Limits;
  readonly #pure: PricingInput;
  readonly #bare: AssignmentPrice;

  constructor(pricing: PricingInput, problems: Problems, limits: Limits) {
    this.pricing = pricing;
    this.#problems = problems;
    this.#limits = limits;
    const { extraDiscounts: _, ...pure } = pricing;
    this.#pure = neverFreeOversea(pure);
    this.#bare = priceWith(this.#pure, []);
    this.best = { ...priceWith(pricing, []), chosen: [] };
    this.whole = problems.problem(new Map(problems.optimisticFees.map(({ bundleKey }) => [bundleKey, 'Exact'])));
  }

  /** Lower bound of the price over all parts, in won. */
  get floor(): number {
    return Math.min(0, this.#bare.payable);
  }

  /** Returns a lower bound of the price with a benefit: its threshold less its value there, in won. */
  atLeast(benefit: ThresholdBenefit): number {
    const given = startOf(lowestAtStart(benefit), benefit) / SCALE;
    return benefit.from <= 0 ? this.floor : Math.max(this.floor, Math.ceil(benefit.from + this.#overdrawn - given));
  }

  get isOver(): boolean {
    return this.nodes >= this.#limits.nodes || isExhausted(this.#limits.budget);
  }

  get budget(): SearchBudget {
    return this.#limits.budget;
  }

  /** Sum of the negative prices, in won. */
  get #overdrawn(): number {
    const { entries, extraDiscountBasis } = this.#bare.priced;
    return totalOf(entries.filter(({ place }) => place.type === 'Unit')) - extraDiscountBasis;
  }

  /** Returns the greatest cost of the goods, in won. */
  maxGoods(decided: Decided): number {
    return this.#bare.priced.extraDiscountBasis + maxRise(this.whole, decided);
  }

  /**
   * Searches under a line for a price below the best so far. A won of goods has the weight that the line leaves.
   * @param nodes node limit
   */
  under(line: ExtraLine, forbidden: Uint8Array, nodes: number): LineResult {
    const weights = weightsOf(line);
    const bare = weightedTotal(this.#bare, weights, this.#problems.carried) - (weights.fees * line.hundredths) / SCALE;
    const atLeast = Math.floor(bare - weights.fees * (this.best.payable - 1)) - 1;
    const staged = searchInStages({ pricing: this.#pure, weights, forbidden, atLeast }, this.#problems, {
      budget: this.#limits.budget,
      nodes: Math.max(1, Math.min(nodes, this.#limits.nodes - this.nodes)),
    });
    this.nodes += staged.nodes;
    this.consider(staged.chosen);
    return { assignments: staged.chosen, lowerBound: Math.ceil((bare - staged.bound) / weights.fees) };
  }

  isCounted({ assignmentIndexes }: Group, { from, carriedFrom }: ThresholdBenefit): boolean {
    const ids = [...assignmentIndexes].flatMap(
      (assignment) => this.whole.assignments[assignment]?.place.cartUnitIds ?? [],
    );
    return from > carriedFrom || ids.every((id) => this.#problems.carried.has(id));
  }

  /** Returns the distance of the goods to the threshold of a benefit, in won. Negative if they miss it. */
  room({ priced }: AssignmentPrice, { from, carriedFrom }: ThresholdBenefit): number {
    const room = priced.extraDiscountBasis - from;
    return carriedFrom === 0 ? room : Math.min(room, carriedGoods(priced, this.#problems.carried) - carriedFrom);
  }

  /** Prices a choice and keeps it if it is the best so far. */
  consider(chosen: readonly CouponAssignment[]): AssignmentPrice {
    const priced = priceWith(this.pricing, chosen);
    if (priced.payable < this.best.payable && allTakeOff(priced, chosen) && this.#goTogether(chosen))
      this.best = { ...priced, chosen };
    spend(this.budget, STEPS_OF_PRICE);
    return priced;
  }

  /** True if no exclusion of the shop applies. Other exclusions are already satisfied. */
  #goTogether(chosen: readonly CouponAssignment[]): boolean {
    const { isApart } = this.#problems;
    return !isApart || chosen.every((one, i) => !chosen.slice(0, i).some((other) => isApart(other, one)));
  }
}

/** A part of the search with its decisions, under the assumption of one benefit. */
export interface Part extends Decided {
  readonly benefit: ThresholdBenefit;
  /** Lower bound of the price, in won. */
  readonly lowerBound: number;
  /** Results under its lines, or `none` if not solved yet. */
  readonly results: readonly LineResult[];
}

const isCompatible = ({ isApart }: Problem, one: Assignment, other: Assignment): boolean =>
  !exclusions.some(({ excludes }) => excludes(one, other)) && !isApart?.(one, other);

const forbiddenWith = (forbidden: Uint8Array, assignments: readonly Assignment[]): Uint8Array => {
  const next = forbidden.slice();
  for (const { index } of assignments) next.set([1], index);
  return next;
};

/** Returns the next assignment to decide: the dearest one of a result, then any open one. */
export const nextUndecided = (
  search: BenefitSearch,
  { benefit, chosen, forbidden, results }: Part,
): Assignment | undefined => {
  const open = search.whole.assignments.filter(
    (assignment) => forbidden[assignment.index] === 0 && !chosen.includes(assignment),
  );
  const { assignments } = results
    .slice(0, benefit.lines.length)
    .reduce((a, b) => (b.lowerBound > a.lowerBound ? b : a));
  const isFound = (assignment: Assignment): boolean =>
    assignments.some(({ coupon, place }) => coupon === assignment.coupon && place === assignment.place);
  return open.filter(isFound).toSorted((a, b) => b.price - a.price || a.index - b.index)[0] ?? open[0];
};

/** Returns both halves of a part: without an assignment, and with it but without its conflicts. */
export const halves = (search: BenefitSearch, part: Part, assignment: Assignment): readonly Part[] => {
  const { whole } = search;
  const excluded = whole.assignments.filter((other) => other !== assignment && !isCompatible(whole, assignment, other));
  return [
    { ...part, results: [], forbidden: forbiddenWith(part.forbidden, [assignment]) },
    { ...part, results: [], chosen: [...part.chosen, assignment], forbidden: forbiddenWith(part.forbidden, excluded) },
  ];
};

/** Takes the part with the lowest bound; the last one wins a tie, for a depth-first order. */
export const takeLowestBound = (parts: Part[]): Part | undefined => {
  const min = Math.min(...parts.map((part) => part.lowerBound));
  return parts.splice(
    parts.findLastIndex((part) => part.lowerBound === min),
    1,
  )[0];
};

export const isFirst = ({ chosen, forbidden }: Part): boolean => chosen.length === 0 && !forbidden.includes(1);
