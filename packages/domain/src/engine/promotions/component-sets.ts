import { isExhausted, type SearchBudget } from '../../best-combination/budget.ts';
import { cliquesOf } from '../../best-combination/compatible-sets.ts';
import { LinearProgram, type LpColumn } from '../../best-combination/linear-program.ts';
import type { CartUnitId } from '../../money/ids.ts';
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

/** Tolerances of a bound and of a share in the relaxed solution. */
const TINY = 1e-6;
const INTEGRAL = 1e-3;

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

/** A promotion by its position in the order of use, with an upper bound of its saving. */
interface Candidate {
  readonly at: number;
  readonly most: number;
}

/** All sets that contain some promotions and any of the candidates. */
interface Node {
  readonly chosen: readonly number[];
  readonly candidates: readonly Candidate[];
  readonly bound: number;
  /** The promotion to decide next. */
  readonly next: number;
}

/** A relaxed solution: an upper bound of the saving, and the share of each candidate, 0 to 1. */
interface Relaxed {
  readonly bound: number;
  readonly shareOf: (candidate: Candidate) => number;
}

interface Column extends LpColumn {
  readonly at: number;
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
  readonly #excludes: readonly (readonly boolean[])[];
  readonly #cliques: readonly (readonly number[])[];
  readonly #units: readonly CartUnitId[];
  readonly #isShipping: boolean;
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
    const { alone } = component;
    this.#component = component;
    const units = alone.map((one) => new Set(one.units));
    this.#overlaps = units.map((own) => alone.map((other) => other.units.some((id) => own.has(id))));
    this.#excludes = alone.map((a, i) =>
      alone.map((b, j) => i !== j && this.#isOverlap(i, j) && !canStack(a.offer, b.offer)),
    );
    this.#cliques = cliquesOf(alone.length, (a, b) => this.#isExcluded(a, b), MAX_ROWS / alone.length);
    this.#units = [...new Set(alone.flatMap(({ units }) => units))];
    this.#isShipping = alone.some(({ offer }) => isOnShipping(offer));
    const all = [...alone.keys()];
    this.#find([]);
    this.#find(all);
    this.#put([], all);
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
    const { chosen, candidates, next } = node;
    const others = candidates.flatMap(({ at }) => (at === next ? [] : [at]));
    this.#put(
      [...chosen, next].toSorted((a, b) => a - b),
      others.filter((at) => !this.#isExcluded(at, next)),
    );
    this.#put(chosen, others);
  }

  /**
   * Adds a node. The saving of a promotion is exact if all promotions before it that may be used on its units are
   * chosen with an exact saving. Otherwise its saving at higher prices is an upper bound if it never grows, and so is
   * the price of its units.
   */
  #put(chosen: readonly number[], undecided: readonly number[]): void {
    const { isAllowed, budget } = this.#component;
    budget.left -= STEPS_OF_CANDIDATE * (chosen.length + undecided.length);
    const exact: number[] = [];
    const inexact: number[] = [];
    const candidates: Candidate[] = [];
    let [saved, most] = [0, 0];
    for (const at of [...chosen, ...undecided].toSorted((a, b) => a - b)) {
      const isChosen = chosen.includes(at);
      const isExact = !inexact.some((other) => this.#canLower(other, at));
      const here = this.#evaluate(at, exact);
      if (!here || !(isExact ? hasSaving(here) && isAllowed(here) : maySave(here))) {
        if (isChosen) return;
        continue;
      }
      const upper = isExact ? here.total : here.most;
      if (isChosen) most += upper;
      else candidates.push({ at, most: upper });
      if (isChosen && isExact) {
        exact.push(at);
        saved += here.total;
      } else inexact.push(at);
    }
    if (candidates.length === 0) {
      this.#find(chosen);
      return;
    }
    const { bound, shareOf } = this.#relax(candidates);
    if (this.#nodes === 0) this.#round(candidates, shareOf);
    // then the savings of chosen promotions after it are exact, which lowers the bound most
    const blocking = candidates.find((one) =>
      inexact.some((at) => one.at < at && chosen.includes(at) && this.#canLower(one.at, at)),
    );
    this.#open.put({
      chosen,
      candidates,
      bound: Math.min(most + bound, saved + this.#leftAfter(exact)),
      next: (blocking ?? mostUndecided(candidates, shareOf)).at,
    });
  }

  /** Adds the set of a relaxed solution, greatest share first, without those that others exclude. */
  #round(candidates: readonly Candidate[], shareOf: Relaxed['shareOf']): void {
    const used: number[] = [];
    for (const { at } of candidates.toSorted((a, b) => shareOf(b) - shareOf(a) || b.most - a.most))
      if (!used.some((other) => this.#isExcluded(other, at))) used.push(at);
    this.#find(used.toSorted((a, b) => a - b));
  }

  #leftAfter(chosen: readonly number[]): number {
    const { pieces, fees } = this.#basisAfter(chosen);
    return sum(this.#units.flatMap((id) => (this.#isShipping ? fees : pieces).get(id) ?? []));
  }

  /** Solves the linear relaxation. By weak duality, any prices of the rows give an upper bound. */
  #relax(candidates: readonly Candidate[]): Relaxed {
    const { budget } = this.#component;
    const open = new Set(candidates.map(({ at }) => at));
    const rows = this.#cliques.map((clique) => clique.filter((at) => open.has(at))).filter(({ length }) => length > 1);
    const rowsOf = new Map<number, number[]>(candidates.map(({ at }) => [at, []]));
    for (const [row, clique] of rows.entries()) for (const at of clique) rowsOf.get(at)?.push(row);
    const columns = candidates.map(({ at, most }): Column => {
      const own = rowsOf.get(at) ?? [];
      return { at, value: most, rows: own, amounts: own.map(() => 1) };
    });
    const lp = new LinearProgram<Column>(rows.map(() => 1));
    for (const column of columns) if (column.rows.length > 0) lp.add(column);
    lp.solve((steps) => {
      budget.left -= steps / STEPS_PER_PIVOT;
      return isExhausted(budget);
    });
    const prices = [...lp.prices].map((price) => Math.max(0, price));
    const excess = columns.map(({ value, rows: own }) => Math.max(0, value - sum(own.map((row) => prices[row] ?? 0))));
    const shares = new Map(lp.parts().map(([{ at }, share]) => [at, share]));
    const free = new Set(columns.flatMap(({ at, rows: own }) => (own.length === 0 ? [at] : [])));
    return {
      bound: Math.floor(sum(prices) + sum(excess) + TINY),
      shareOf: ({ at }) => (free.has(at) ? 1 : (shares.get(at) ?? 0)),
    };
  }
}

/** Returns the candidate with the most undecided saving, otherwise the first one of the relaxed solution. */
const mostUndecided = (candidates: readonly Candidate[], shareOf: Relaxed['shareOf']): Candidate => {
  const doubt = (one: Candidate): number => {
    const share = shareOf(one);
    const open = Math.min(share, 1 - share);
    return open > INTEGRAL ? open * one.most : 0;
  };
  const best = candidates.reduce((a, b) => (doubt(b) > doubt(a) ? b : a));
  return doubt(best) > 0 ? best : (candidates.find((one) => shareOf(one) > INTEGRAL) ?? best);
};
