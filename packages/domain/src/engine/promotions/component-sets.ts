import { isExhausted, type SearchBudget } from '../../best-combination/budget.ts';
import { cliquesOf } from '../../best-combination/compatible-sets.ts';
import { LinearProgram, type LpColumn } from '../../best-combination/linear-program.ts';
import { Queue } from '../../money/queue.ts';
import { canStack } from './conflicts.ts';
import type { PromotionOrder } from './offer.ts';
import { basisAfter, evaluatePromotion, isOnShipping, sum, type PromotionBasis } from './evaluate.ts';
import type { EvaluatedPromotion } from './offer.ts';

/** Default upper bound of nodes per component, because of their memory. */
const NODE_LIMIT = 32_768;

/** Upper bound of rows times promotions of the relaxation; fewer rows give a higher bound. */
const MAX_ROWS = 30_000;

/** Work of evaluating a promotion and of a candidate in a node, and entries of the inverse that a pivot changes in one step. */
const STEPS_OF_EVALUATION = 300;
const STEPS_OF_CANDIDATE = 50;
const STEPS_PER_PIVOT = 30;

/** Tolerance of a bound. */
const TINY = 1e-6;

/** Compatible promotions, each with a saving. */
export interface PromotionSet {
  readonly promotions: readonly EvaluatedPromotion[];
  readonly worth: number;
}

export const noPromotions: PromotionSet = { promotions: [], worth: 0 };

/** Promotions with common units in order of use, alone at prices without others. */
interface Component {
  readonly basis: PromotionBasis;
  readonly order: PromotionOrder;
  readonly alone: readonly EvaluatedPromotion[];
  /** True if a promotion may have this effect. */
  readonly isAllowed: (promotion: EvaluatedPromotion) => boolean;
  readonly budget: SearchBudget;
  /** Upper bound of nodes. */
  readonly limit?: number | undefined;
}

/** All sets that contain some promotions and any of the candidates, by their position in the order of use. */
interface Node {
  readonly chosen: readonly number[];
  readonly candidates: readonly number[];
  readonly bound: number;
  /** The promotion to decide next. */
  readonly next: number;
}

/** A promotion of the relaxation: its position, and upper bounds of its saving and of the price of its units. */
interface Column extends LpColumn {
  readonly at: number;
  readonly basis: number;
  readonly rows: number[];
  readonly amounts: number[];
}

/** True if a promotion has a saving. One on shipping may have a saving after others, because they can raise a fee. */
const hasSaving = ({ lacking, total, offer }: EvaluatedPromotion): boolean =>
  !lacking && (total > 0 || isOnShipping(offer));

/** True if a promotion may have a saving at these or lower prices. */
export const maySave = (promotion: EvaluatedPromotion): boolean => promotion.most > 0 || hasSaving(promotion);

/**
 * The compatible sets of promotions with common units, greatest saving first. A branch-and-bound search finds them
 * lazily. Its bound is a linear relaxation: of promotions that exclude each other, shares of at most 1 in total.
 */
export class ComponentSets {
  readonly #component: Component;
  readonly #overlaps: readonly (readonly boolean[])[];
  /** Pieces of the units of each promotion. */
  readonly #pieces: readonly number[];
  readonly #contains: readonly (readonly boolean[])[];
  readonly #excludes: readonly (readonly boolean[])[];
  readonly #cliques: readonly (readonly number[])[];
  readonly #evaluated = new Map<string, EvaluatedPromotion>();
  readonly #bases = new Map<string, PromotionBasis>();
  readonly #open = new Queue<Node>((a, b) => a.bound > b.bound);
  readonly #found = new Queue<PromotionSet>(
    (a, b) => a.worth > b.worth || (a.worth === b.worth && a.promotions.length < b.promotions.length),
  );
  readonly #known = new Set<string>();
  readonly #listed: PromotionSet[] = [];
  #nodes = 0;

  constructor(component: Component) {
    const { alone, basis } = component;
    this.#component = component;
    this.#pieces = alone.map((one) => sum(one.units.map((id) => basis.pieces.get(id)?.length ?? 0)));
    const units = alone.map((one) => new Set(one.units));
    this.#overlaps = units.map((own) => alone.map((other) => other.units.some((id) => own.has(id))));
    this.#contains = units.map((own) => alone.map((other) => other.units.every((id) => own.has(id))));
    this.#excludes = alone.map((a, i) =>
      alone.map((b, j) => i !== j && this.#isOverlap(i, j) && !canStack(a.offer, b.offer)),
    );
    this.#cliques = cliquesOf(alone.length, (a, b) => this.#isExcluded(a, b), MAX_ROWS / alone.length);
    const all = [...alone.keys()];
    this.#find([]);
    this.#find(all);
    this.#put([], all, Infinity);
    this.#improve();
  }

  /** Returns a set by its position, greatest saving first; undefined after the last one, or the last one of the limit. */
  at(n: number): PromotionSet | undefined {
    while (this.#listed.length <= n) {
      const worth = this.#found.first?.worth ?? -1;
      if (worth < this.bound && !this.#isOver()) {
        this.#branch();
        continue;
      }
      const set = this.#found.take();
      if (!set) return undefined;
      this.#listed.push(set);
    }
    return this.#listed[n];
  }

  /** Returns a set if it is already known. */
  known(n: number): PromotionSet | undefined {
    return this.#listed[n];
  }

  /** Upper bound of the saving of sets that are not listed; -1 if all are. */
  get bound(): number {
    return Math.max(this.#open.first?.bound ?? -1, this.#found.first?.worth ?? -1);
  }

  #isOver(): boolean {
    const { limit = NODE_LIMIT, budget } = this.#component;
    return this.#open.first === undefined || this.#nodes >= limit || isExhausted(budget);
  }

  #isOverlap(a: number, b: number): boolean {
    return this.#overlaps[a]?.[b] === true;
  }

  #isExcluded(a: number, b: number): boolean {
    return this.#excludes[a]?.[b] === true;
  }

  /** True if a promotion may lower prices of a later one. */
  #canLower(before: number, after: number): boolean {
    return this.#isOverlap(before, after) && !this.#isExcluded(before, after);
  }

  /** Evaluates a promotion after others. Those after the last one on common units do not matter. */
  #evaluate(at: number, before: readonly number[]): EvaluatedPromotion | undefined {
    const { alone, order, budget } = this.#component;
    const used = before.slice(0, before.findLastIndex((other) => this.#isOverlap(other, at)) + 1);
    const key = [...used, at].join(' ');
    const known = this.#evaluated.get(key);
    const offer = alone[at]?.offer;
    if (known || !offer) return known;
    budget.left -= STEPS_OF_EVALUATION;
    const found = evaluatePromotion(this.#basisAfter(used), offer, order);
    this.#evaluated.set(key, found);
    return found;
  }

  #basisAfter(chosen: readonly number[]): PromotionBasis {
    const key = chosen.join(' ');
    const known = this.#bases.get(key);
    if (known) return known;
    const before = chosen.slice(0, -1);
    const last = chosen.at(-1);
    const promotion = last === undefined ? undefined : this.#evaluate(last, before);
    const basis = promotion ? basisAfter(this.#basisAfter(before), promotion) : this.#component.basis;
    this.#bases.set(key, basis);
    return basis;
  }

  /** Adds the set of some promotions, without those that have no saving after the others or are not allowed. */
  #find(some: readonly number[]): PromotionSet {
    const chosen: number[] = [];
    const promotions: EvaluatedPromotion[] = [];
    for (const at of some) {
      if (chosen.some((other) => this.#isExcluded(other, at))) continue;
      const here = this.#evaluate(at, chosen);
      if (!here || !hasSaving(here) || !this.#component.isAllowed(here)) continue;
      chosen.push(at);
      promotions.push(here);
    }
    const set = { promotions, worth: sum(promotions.map(({ total }) => total)) };
    const key = chosen.join(' ');
    if (!this.#known.has(key)) this.#found.put(set);
    this.#known.add(key);
    return set;
  }

  /** Local search from the best known set: adds a promotion instead of those that exclude it, or omits one. */
  #improve(): void {
    const { alone, budget } = this.#component;
    for (let best: PromotionSet | undefined; best !== this.#found.first && !isExhausted(budget);) {
      best = this.#found.first;
      const used = new Set(best?.promotions.map((one) => alone.findIndex(({ offer }) => offer === one.offer)));
      for (const at of alone.keys()) {
        if (isExhausted(budget)) return;
        const others = [...used].filter((other) => other !== at && !this.#isExcluded(other, at));
        this.#find(used.has(at) ? others : [...others, at].toSorted((a, b) => a - b));
      }
    }
  }

  #branch(): void {
    const node = this.#open.take();
    if (!node) return;
    this.#nodes += 1;
    const { chosen, candidates, next, bound } = node;
    const others = candidates.filter((at) => at !== next);
    this.#put(
      [...chosen, next].toSorted((a, b) => a - b),
      others.filter((at) => !this.#isExcluded(at, next)),
      bound,
    );
    this.#put(chosen, others, bound);
  }

  /**
   * Adds a node. The saving of a promotion is exact if all promotions before it that may be used on its units are
   * chosen with an exact saving. Otherwise its saving at higher prices is an upper bound if it never grows, and so is
   * the price of its units.
   */
  #put(chosen: readonly number[], undecided: readonly number[], atMost: number): void {
    const { isAllowed, budget } = this.#component;
    budget.left -= STEPS_OF_CANDIDATE * (chosen.length + undecided.length);
    const exact: number[] = [];
    const inexact: Column[] = [];
    let saved = 0;
    for (const at of [...chosen, ...undecided].toSorted((a, b) => a - b)) {
      const isChosen = chosen.includes(at);
      const isExact = !inexact.some((other) => this.#canLower(other.at, at));
      const here = this.#evaluate(at, exact);
      if (!here || !(isExact ? hasSaving(here) && isAllowed(here) : maySave(here))) {
        if (isChosen) return;
        continue;
      }
      const { total, most, basis } = here;
      if (isChosen && isExact) {
        exact.push(at);
        saved += total;
      } else inexact.push({ at, value: isExact ? total : most, basis, rows: [], amounts: [] });
    }
    const candidates = inexact.filter(({ at }) => !chosen.includes(at));
    if (candidates.length === 0) {
      this.#find(chosen);
      return;
    }
    // then the savings of chosen promotions after it are exact, which lowers the bound most
    const blocking = candidates.find((one) =>
      inexact.some(({ at }) => one.at < at && chosen.includes(at) && this.#canLower(one.at, at)),
    );
    this.#open.put({
      chosen,
      candidates: candidates.map(({ at }) => at),
      bound: Math.min(atMost, saved + this.#relax(inexact)),
      next: (blocking ?? candidates.reduce((a, b) => (b.value > a.value ? b : a))).at,
    });
  }

  /** Adds the set of a relaxed solution, greatest share first, without those that others exclude. */
  #round(columns: readonly Column[], shareOf: (column: Column) => number): void {
    const used: number[] = [];
    for (const { at } of columns.toSorted((a, b) => shareOf(b) - shareOf(a) || b.value - a.value))
      if (!used.some((other) => this.#isExcluded(other, at))) used.push(at);
    this.#find(used.toSorted((a, b) => a - b));
  }

  /**
   * Returns an upper bound of the saving of some promotions by a linear relaxation. The shares of promotions that exclude
   * each other add up to at most 1. The savings of a promotion and of earlier ones on its units are limited by the price
   * of these units, and its own saving by its greatest share of the rest. By weak duality, any prices of the rows give an
   * upper bound.
   */
  #relax(columns: readonly Column[]): number {
    const { alone, budget } = this.#component;
    const columnAt = new Map(columns.map((column) => [column.at, column]));
    let size = 0;
    const addRow = (some: readonly Column[], amountOf: (column: Column) => number): void => {
      for (const column of some) {
        column.rows.push(size);
        column.amounts.push(amountOf(column));
      }
      size += 1;
    };
    for (const clique of this.#cliques) {
      const own = clique.flatMap((at) => columnAt.get(at) ?? []);
      if (own.length > 1) addRow(own, () => 1);
    }
    const free = columns.filter(({ rows }) => rows.length === 0);
    for (const last of columns) {
      const share = alone[last.at]?.offer.mostShare ?? 1;
      const most = Math.min(last.basis, share * last.basis + (this.#pieces[last.at] ?? 0));
      const amountOf = (one: Column): number => ((one === last ? 1 : share) * one.value) / most;
      const before = columns.filter(({ at }) => at <= last.at && this.#contains[last.at]?.[at] === true);
      if (sum(before.map(amountOf)) > 1) addRow(before, amountOf);
    }
    for (const column of free) if (column.rows.length > 0) addRow([column], () => 1);
    const lp = new LinearProgram<Column>(Array.from({ length: size }, () => 1));
    for (const column of columns) if (column.rows.length > 0) lp.add(column);
    lp.solve((steps) => {
      budget.left -= steps / STEPS_PER_PIVOT;
      return isExhausted(budget);
    });
    if (this.#nodes === 0) {
      const shares = new Map(lp.parts());
      this.#round(columns, (column) => (column.rows.length === 0 ? 1 : (shares.get(column) ?? 0)));
    }
    const prices = [...lp.prices].map((price) => Math.max(0, price));
    const excess = columns.map(({ value, rows, amounts }) =>
      Math.max(0, value - sum(rows.map((row, i) => (amounts[i] ?? 0) * (prices[row] ?? 0)))),
    );
    return Math.floor(sum(prices) + sum(excess) + TINY);
  }
}
