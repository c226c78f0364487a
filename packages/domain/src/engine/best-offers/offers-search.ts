import { searchCombination, type BestCombination } from '../../best-combination/best-combination.ts';
import { candidatesOf, type SoFar } from '../../best-combination/candidates.ts';
import { compatibleSets } from '../../best-combination/compatible-sets.ts';
import { budgetOf, isExhausted, type SearchBudget, sharing } from '../../best-combination/budget.ts';
import { inOrder } from '../../best-combination/assignments.ts';
import { allTakeOff } from '../../best-combination/incumbent.ts';
import { type AssignmentPrice, priceWith, type CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { couponKeyOf } from '../../entities/coupon/coupon.ts';
import { noWon, won } from '../../money/won.ts';
import { assignmentKey, couponQuestion, isCompatible, possibleAssignments } from './coupons-for-set.ts';
import type { ShopFinding } from '../finding.ts';
import { noPromotions, type PromotionSet } from '../promotions/component-sets.ts';
import type { OffersQuestion, OffersSoFar } from './offers-question.ts';
import type { EvaluatedPromotion } from '../promotions/offer.ts';

/** Default upper bound of coupon searches. */
const SEARCH_LIMIT = 200;

/** Work of pricing a cart, of judging it, and of preparing a coupon search. */
const STEPS_OF_PRICE = 1000;
const STEPS_OF_JUDGING = 10_000;
const STEPS_OF_SEARCH = 200_000;

const MAX_WAYS = 5000;

const MAX_REPAIRS = 500;

/** Promotions and coupons together. Amounts in minor units. */
interface OffersChoice {
  readonly set: PromotionSet;
  readonly coupons: readonly CouponAssignment[];
  readonly saving: number;
}

/** A part of the search: some promotions with the coupons, except forbidden assignments. */
export interface OffersPart {
  readonly set: PromotionSet;
  readonly forbidden: ReadonlySet<string>;
  readonly bound: number;
}

/** Remaining parts: promising ones, and all others that may contain a better choice. */
interface OpenParts {
  readonly soon: readonly OffersPart[];
  readonly later: readonly OffersPart[];
}

const noParts: OpenParts = { soon: [], later: [] };

const idsOf = (promotions: readonly EvaluatedPromotion[]): readonly string[] => promotions.map(({ offer }) => offer.id);

type CouponsFound = Pick<BestCombination, 'chosen' | 'bound' | 'isProved' | 'nodes'>;

const noCoupons: CouponsFound = { chosen: [], bound: noWon, isProved: true, nodes: 1 };

export class OffersSearch {
  best: OffersChoice = { set: noPromotions, coupons: [], saving: 0 };
  /** Upper bound of the saving of abandoned parts. */
  unsolved = 0;
  nodes = 0;
  /** Number of coupon searches. */
  searches = 0;
  /** True if a rule rejected a greater saving. */
  isRuled = false;
  readonly ofCoupons: CouponsFound;
  readonly budget: SearchBudget;
  readonly #question: OffersQuestion;
  readonly #full: number;
  readonly #bareNet: number;
  readonly #anyway: readonly ShopFinding[];
  #repairs = 0;
  #bound = Infinity;

  constructor(question: OffersQuestion) {
    this.#question = question;
    const { bare, timeLimit, offers } = question;
    this.budget = budgetOf(timeLimit);
    const full = priceWith(bare, []);
    this.#bareNet = full.payable;
    this.#full = this.#payableOf(full);
    this.#anyway = question.against([], []);
    this.ofCoupons = this.#searched(
      { set: noPromotions, forbidden: new Set(), bound: Infinity },
      offers.length > 0 ? 1 / 2 : 1,
    );
    const choice = this.#choiceOf(noPromotions, this.ofCoupons.chosen);
    if (this.#accept(choice)) this.best = choice;
  }

  get isLate(): boolean {
    return isExhausted(this.budget);
  }

  isOver(limit = this.#question.searches ?? SEARCH_LIMIT): boolean {
    return this.searches >= limit || this.isLate;
  }

  tryAlone(set: PromotionSet): void {
    this.#accept(this.#choiceOf(set, []));
  }

  /**
   * Solves a part and returns the remaining parts: none if its best choice is valid. Otherwise `later` contains a
   * part without each coupon of that choice. Supersets of the choice are tried here, because more coupons can satisfy
   * a rule.
   */
  solve(part: OffersPart): OpenParts {
    const { set, forbidden } = part;
    const { coupons, addedTax } = this.#question;
    this.#bound = part.bound;
    // without coupons, pricing the set is less work
    if (coupons.length > 0 && forbidden.size === 0 && this.#isAlwaysBroken(set)) return noParts;
    const worth = this.#worthOf(set);
    const found = this.#searched(part, 1, addedTax ? 0 : this.best.saving - worth);
    const bound = Math.min(part.bound, this.boundOf(worth + found.bound));
    const choice = this.#choiceOf(set, found.chosen);
    if (choice.saving <= this.best.saving || this.#accept(choice)) {
      // the best coupons without tax are not always the best ones with it
      const isSolved = addedTax ? bound <= this.best.saving || this.#tryWays(part, []) : found.isProved;
      if (!isSolved) this.unsolved = Math.max(this.unsolved, bound);
      return noParts;
    }
    this.isRuled = true;
    if (coupons.length === 0) return noParts;
    if (forbidden.size === 0 && this.#tryWays(part, [])) return noParts;
    if (!this.#tryWays(part, choice.coupons)) this.unsolved = Math.max(this.unsolved, bound);
    this.#repair(choice);
    const without = (all: readonly CouponAssignment[]): OffersPart => ({
      set,
      forbidden: new Set([...forbidden, ...all.map(assignmentKey)]),
      bound,
    });
    return {
      soon: this.#suspects(choice).map(without),
      later: choice.coupons.map((one) => without([one])),
    };
  }

  /** Returns sets of coupons to omit for a violation that more coupons never repair. */
  #suspects({ set, coupons }: OffersChoice): readonly (readonly CouponAssignment[])[] {
    const isBroken = (some: readonly CouponAssignment[]): boolean =>
      !this.isLate && this.brokenBy(set.promotions, some).length > 0;
    const few = coupons.reduce((kept, one) => {
      const fewer = kept.filter((other) => other !== one);
      return isBroken(fewer) ? fewer : kept;
    }, coupons);
    if (few.length !== 1) return few.map((one) => [one]);
    const all = possibleAssignments(candidatesOf(couponQuestion(this.#question, set)));
    return [all.filter((one) => isBroken([one]))];
  }

  soFar({ set, coupons, saving }: OffersChoice, bound: number): OffersSoFar {
    const payable = this.#full - saving;
    return {
      promotions: idsOf(set.promotions),
      coupons,
      saving: won(saving),
      bound: won(Math.max(bound, saving)),
      payable: won(payable),
      savingAgainstPresent: won(this.#question.present - payable),
    };
  }

  /** Returns violations that the cart without offers does not have. */
  brokenBy(promotions: readonly EvaluatedPromotion[], coupons: readonly CouponAssignment[]): readonly ShopFinding[] {
    this.budget.left -= STEPS_OF_JUDGING;
    return this.#question.against(idsOf(promotions), coupons).filter((one) => this.#isNew(one));
  }

  savingOf(promotions: readonly EvaluatedPromotion[], coupons: readonly CouponAssignment[]): number {
    return this.#full - this.#payableOf(this.#priced({ promotions, worth: 0 }, coupons));
  }

  /** Returns an upper bound of the saving from one that does not contain added tax. */
  boundOf(saving: number): number {
    return this.#question.addedTax?.boundOf(saving) ?? saving;
  }

  #priced(set: PromotionSet, coupons: readonly CouponAssignment[]): AssignmentPrice {
    this.budget.left -= STEPS_OF_PRICE;
    return priceWith(couponQuestion(this.#question, set).pricing, coupons);
  }

  #payableOf({ priced, payable }: AssignmentPrice): number {
    return payable + (this.#question.addedTax?.taxOf(priced) ?? 0);
  }

  /** Returns the saving of a set of promotions without added tax. */
  #worthOf(set: PromotionSet): number {
    return this.#bareNet - this.#priced(set, []).payable;
  }

  #isNew({ code, units }: ShopFinding): boolean {
    return !this.#anyway.some((one) => one.code === code && units.every((id) => one.units.includes(id)));
  }

  /** True if promotions violate a rule with any coupons. */
  #isAlwaysBroken(set: PromotionSet): boolean {
    const isBroken =
      set.promotions.length > 0 && this.#question.againstAlways(idsOf(set.promotions)).some((one) => this.#isNew(one));
    if (isBroken) this.isRuled = true;
    return isBroken;
  }

  #choiceOf(set: PromotionSet, coupons: readonly CouponAssignment[]): OffersChoice {
    return { set, coupons, saving: this.savingOf(set.promotions, coupons) };
  }

  /** Keeps a valid choice if it is the best so far; returns true if it is valid. */
  #accept(choice: OffersChoice): boolean {
    if (this.brokenBy(choice.set.promotions, choice.coupons).length > 0) return false;
    if (choice.saving > this.best.saving) this.best = choice;
    return true;
  }

  /** Tries every way to add coupons to a start, best first; returns false if there are too many. */
  #tryWays({ set, forbidden }: OffersPart, start: readonly CouponAssignment[]): boolean {
    const question = couponQuestion(this.#question, set, forbidden);
    const candidates = candidatesOf(question);
    const max = Math.max(1, this.#question.ways ?? MAX_WAYS);
    const used = new Set(start.map(({ coupon }) => couponKeyOf(coupon)));
    const others = possibleAssignments(candidates).filter(({ coupon }) => !used.has(couponKeyOf(coupon)));
    const goTogether = (one: CouponAssignment, other: CouponAssignment): boolean =>
      isCompatible(other, [one], question.isApart);
    const ways = compatibleSets(start, others, goTogether, max + 1);
    if (ways.length > max) return false;
    const choices = ways.flatMap((way): readonly OffersChoice[] => {
      if (this.isLate) return [];
      this.budget.left -= STEPS_OF_PRICE;
      const priced = priceWith(question.pricing, way);
      const saving = this.#full - this.#payableOf(priced);
      if (saving <= this.best.saving || !allTakeOff(priced, way)) return [];
      return [{ set, coupons: inOrder(way, candidates.places), saving }];
    });
    const at = choices
      .toSorted((a, b) => b.saving - a.saving || a.coupons.length - b.coupons.length)
      .findIndex((one) => this.isLate || this.#accept(one));
    if (at !== 0 && choices.length > 0) this.isRuled = true;
    return !this.isLate;
  }

  /** Tries neighbours of an invalid choice: without one coupon, or without the least valuable one and another. */
  #repair({ set, coupons }: OffersChoice): void {
    const fewer = coupons
      .map((one) =>
        this.#choiceOf(
          set,
          coupons.filter((other) => other !== one),
        ),
      )
      .filter(({ saving }) => saving > this.best.saving)
      .toSorted((a, b) => b.saving - a.saving);
    const [next] = fewer;
    const isFound = fewer.some((one) => {
      this.#repairs += 1;
      return this.#repairs <= MAX_REPAIRS && !this.isLate && this.#accept(one);
    });
    if (next && !isFound && this.#repairs < MAX_REPAIRS && !this.isLate) this.#repair(next);
  }

  /** Searches with a share of the remaining budget for coupons that save more than `above`. */
  #searched({ set, forbidden }: OffersPart, share: number, above = 0): CouponsFound {
    const isKnown = this.ofCoupons && set.promotions.length === 0 && forbidden.size === 0;
    if (isKnown) return this.ofCoupons;
    const { coupons, nodeLimit, report } = this.#question;
    if (coupons.length === 0) {
      this.nodes += noCoupons.nodes;
      return noCoupons;
    }
    const found = sharing(this.budget, share, (budget) =>
      searchCombination({
        above,
        ...couponQuestion(this.#question, set, forbidden),
        ...(nodeLimit !== undefined && { nodeLimit }),
        budget,
        ...(report && { report: (soFar) => report(() => this.#reported(set, soFar())) }),
      }),
    );
    this.budget.left -= STEPS_OF_SEARCH;
    this.searches += 1;
    this.nodes += found.nodes;
    return found;
  }

  /** Returns the best result during the search of a part: its own if valid. */
  #reported(set: PromotionSet, { chosen }: SoFar): OffersSoFar {
    const choice = this.#choiceOf(set, chosen);
    const isBetter = choice.saving > this.best.saving && this.brokenBy(set.promotions, chosen).length === 0;
    return this.soFar(isBetter ? choice : this.best, Math.max(this.#bound, this.unsolved));
  }
}
