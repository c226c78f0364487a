import {
  type Group,
  type GroupCoupon,
  type UnitChoice,
  type Assignment,
  isAllowed,
  priceOf,
  type Terms,
} from './model.ts';
import { spend } from './budget.ts';
import { startPoint, type Point } from './pareto-front.ts';

interface Valued {
  readonly choice: UnitChoice;
  readonly saved: number;
  readonly value: number;
}

const MAX_STEPS = 600;

/** Work of one step of a filling. */
const STEPS_OF_FILLING = 4;

/** Tolerance for rounding errors of fractional won. */
const TINY = 1e-6;

const byValueDescending = (a: Valued, b: Valued): number => b.value - a.value;

/**
 * Returns the allowed choices of a unit, best first. Drops choices with a negative value unless an aggregate coupon
 * may need them.
 */
const valuedChoices = (unit: readonly UnitChoice[], terms: Terms): readonly Valued[] =>
  unit
    .flatMap((choice): readonly Valued[] => {
      const { assignment, net } = choice;
      if (!assignment) return [{ choice, saved: 0, value: 0 }];
      const saved = net - priceOf(terms, assignment);
      return isAllowed(terms, assignment) ? [{ choice, saved, value: saved }] : [];
    })
    .toSorted(byValueDescending);

const couponOf = ({ resources }: Assignment): number | undefined => resources[0];

const couponsOf = (units: readonly (readonly Valued[])[]): readonly Valued[] => {
  const coupons = new Map<number, Valued>();
  for (const unit of units)
    for (const valued of unit) {
      const coupon = valued.choice.assignment && couponOf(valued.choice.assignment);
      if (coupon === undefined || (coupons.get(coupon)?.value ?? 0) >= valued.value) continue;
      coupons.set(coupon, valued);
    }
  return [...coupons.values()].toSorted(byValueDescending);
};

class Filling {
  best: Point | undefined;
  steps = 0;
  readonly #units: readonly (readonly Valued[])[];
  readonly #ahead: readonly number[];
  readonly #coupons: readonly Valued[];
  readonly #over: GroupCoupon | undefined;
  readonly #price: number;
  readonly #maxOver: number;
  readonly #chosen: Valued[] = [];
  #max: number;

  constructor(units: readonly (readonly Valued[])[], over: AggregateTerms | undefined, atLeast: number) {
    this.#units = units;
    this.#over = over?.groupCoupon;
    this.#price = over?.price ?? 0;
    this.#maxOver = over?.maxTaken ?? 0;
    this.#max = atLeast;
    const ahead = [0];
    for (const unit of units.toReversed()) ahead.unshift((ahead[0] ?? 0) + (unit[0]?.value ?? 0));
    this.#ahead = ahead;
    this.#coupons = units.length < 2 ? [] : couponsOf(units);
  }

  get isCut(): boolean {
    return this.steps > MAX_STEPS;
  }

  /** Fills the units from index `at`. Earlier units have the value `value` and leave `left` won. */
  fill(at: number, value: number, left: number): void {
    const unit = this.#units[at];
    if (!unit) return this.#take(left);
    if (at > 0 && value + this.#maxOf(this.#units.length - at) + this.#maxOver <= this.#max) return;
    for (const valued of unit) {
      if (value + valued.value + (this.#ahead[at + 1] ?? 0) + this.#maxOver <= this.#max) return;
      this.steps += 1;
      if (this.isCut) return;
      if (this.#isTaken(valued)) continue;
      this.#chosen.push(valued);
      this.fill(at + 1, value + valued.value, left + valued.choice.left);
      this.#chosen.pop();
    }
  }

  #maxOf(units: number): number {
    let max = 0;
    let left = units;
    for (const valued of this.#coupons) {
      if (left === 0 || valued.value <= 0) return max;
      if (this.#isUsed(valued.choice.assignment)) continue;
      max += valued.value;
      left -= 1;
    }
    return max;
  }

  #isUsed(assignment: Assignment | undefined): boolean {
    const coupon = assignment && couponOf(assignment);
    return coupon !== undefined && this.#chosen.some(({ choice }) => choice.assignment?.resources.includes(coupon));
  }

  #isTaken({ choice: { assignment } }: Valued): boolean {
    if (!assignment) return false;
    return this.#chosen.some(({ choice }) =>
      choice.assignment?.resources.some((one) => assignment.resources.includes(one)),
    );
  }

  #take(left: number): void {
    const taken = this.#over ? this.#over.worth(left) : 0;
    const weight = this.#over?.weight ?? 1;
    const sum = this.#chosen.reduce((total, { saved }) => total + saved, weight * taken - this.#price);
    if (sum <= this.#max || (this.#over && taken <= 0)) return;
    this.#max = sum;
    const of = this.#chosen.map(({ choice, saved }): Point => ({
      left: choice.left,
      delta: 0,
      value: saved,
      assignment: choice.assignment,
      of: [],
    }));
    this.best = { left: 0, delta: 0, value: sum, assignment: this.#over?.assignment, of };
  }
}

interface AggregateTerms {
  readonly groupCoupon: GroupCoupon;
  readonly price: number;
  readonly maxTaken: number;
}

/**
 * Fills a group under an aggregate coupon. A unit discount also reduces the base of a rate coupon. The valuation
 * includes this loss if no maximum applies, which tightens the bound.
 */
const fillingUnder = (units: readonly (readonly Valued[])[], over: AggregateTerms, atLeast: number): Filling => {
  const { groupCoupon, price, maxTaken } = over;
  const fullPrices = units.map((unit) => unit.find(({ choice }) => !choice.assignment)?.choice.left ?? 0);
  const full = groupCoupon.slope * fullPrices.reduce((a, b) => a + b, 0) - price;
  if (groupCoupon.slope === 0 || full > 1.2 * maxTaken + 1) return new Filling(units, over, atLeast);
  const lowered = units.map((unit, i) =>
    unit
      .map((one) => ({ ...one, value: one.value - groupCoupon.slope * ((fullPrices[i] ?? 0) - one.choice.left) }))
      .toSorted(byValueDescending),
  );
  return new Filling(lowered, { ...over, maxTaken: full + groupCoupon.excess + TINY }, atLeast);
};

const goingWith = (units: readonly (readonly Valued[])[], { resources }: Assignment): readonly (readonly Valued[])[] =>
  resources.length === 1
    ? units
    : units.map((unit) =>
        unit.filter(({ choice }) => !choice.assignment?.resources.some((one) => resources.includes(one))),
      );

const noCoupons = -1;

/**
 * Returns the best point of a group that affects no fee, or undefined if there are too many combinations. If values are
 * equal, the first point without an aggregate coupon wins.
 */
export const bestOfGroup = (group: Group, terms: Terms): Point | undefined => {
  const { unitChoices, sellerDupCoupons, superCoupons, maxLeft: mostLeft, fullPrice } = group;
  const valued = unitChoices.map((unit) => valuedChoices(unit, terms));
  const few = valued.map((unit) => unit.filter(({ value }) => value >= 0));
  const alone = new Filling(few, undefined, noCoupons);
  alone.fill(0, 0, 0);
  spend(terms.budget, alone.steps * STEPS_OF_FILLING);
  if (alone.isCut) return undefined;
  let best = alone.best ?? startPoint;
  let shareable: readonly (readonly Valued[])[] | undefined;
  for (const groupCoupon of sellerDupCoupons) {
    const price = priceOf(terms, groupCoupon.assignment);
    const maxTaken = groupCoupon.weight * groupCoupon.worth(mostLeft) - price;
    if (!isAllowed(terms, groupCoupon.assignment) || maxTaken <= 0) continue;
    // a time-sale coupon excludes an additional coupon (CP-07)
    shareable ??= valued.map((unit) => unit.filter(({ choice }) => !choice.assignment?.coupon.flags.isTimeSale));
    const beside = goingWith(shareable, groupCoupon.assignment);
    const filling = fillingUnder(beside, { groupCoupon, price, maxTaken }, best.value);
    filling.fill(0, 0, 0);
    spend(terms.budget, filling.steps * STEPS_OF_FILLING);
    if (filling.isCut) return undefined;
    if (filling.best) best = filling.best;
  }
  for (const { assignment, worth, weight } of superCoupons) {
    const taken = worth(fullPrice);
    const value = weight * taken - priceOf(terms, assignment);
    if (isAllowed(terms, assignment) && taken > 0 && value > best.value) best = { ...startPoint, value, assignment };
  }
  return best;
};
