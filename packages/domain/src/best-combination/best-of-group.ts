import { spend } from './budget.ts';
import {
  isAllowed,
  priceOf,
  total,
  type Assignment,
  type Group,
  type GroupCoupon,
  type Terms,
  type UnitChoice,
} from './model.ts';

/** A choice in a part of the cart, with its rise of the prices after discounts and its value, in won. */
export interface Point {
  readonly rise: number;
  readonly value: number;
  readonly assignments: readonly Assignment[];
}

interface Valued {
  readonly choice: UnitChoice;
  readonly saved: number;
  /** Upper bound of the saving with an aggregate coupon. */
  readonly value: number;
}

/** Sums over some units: bound of the value, saving, remaining price and rise. */
interface Sums {
  readonly value: number;
  readonly saved: number;
  readonly left: number;
  readonly rise: number;
}

/** A coupon over all units with its price and an upper bound of its value. */
interface AggregateTerms {
  readonly groupCoupon: GroupCoupon;
  readonly price: number;
  readonly most: number;
}

/** Upper bound of the steps of one search. Beyond it, the point of its relaxation replaces the result. */
const MAX_STEPS = 5000;

/** Work of one step. */
const WORK_OF_STEP = 3;

/** Tolerance for rounding errors of fractional won. */
const TINY = 1e-6;

const byValueDescending = (a: Valued, b: Valued): number => b.value - a.value;

/** Returns the allowed choices of a unit, best first. */
const valuedChoices = (unit: readonly UnitChoice[], terms: Terms): readonly Valued[] =>
  unit
    .flatMap((choice): readonly Valued[] => {
      const { assignment, net } = choice;
      if (!assignment) return [{ choice, saved: 0, value: 0 }];
      const saved = net - priceOf(terms, assignment);
      return isAllowed(terms, assignment) ? [{ choice, saved, value: saved }] : [];
    })
    .toSorted(byValueDescending);

const suffixSums = (values: readonly number[]): readonly number[] =>
  values.reduceRight((sums, value) => [value + (sums[0] ?? 0), ...sums], [0]);

/** Points that no other point dominates in rise and value; the first of equal points wins. */
class ParetoFront {
  points: readonly Point[] = [];

  dominates(value: number, rise: number): boolean {
    return this.points.some((one) => one.value >= value && one.rise >= rise);
  }

  /** Adds a point unless another one dominates it. */
  put(point: Point): void {
    const { value, rise } = point;
    if (this.dominates(value, rise)) return;
    this.points = [...this.points.filter((one) => one.value > value || one.rise > rise), point];
  }
}

/** A depth-first branch-and-bound search of the choices of all units, next to at most one aggregate coupon. */
class GroupSearch {
  steps = 0;
  readonly #front: ParetoFront;
  readonly #maxRise: number;
  readonly #units: readonly (readonly Valued[])[];
  readonly #over: AggregateTerms | undefined;
  readonly #values: readonly number[];
  readonly #rises: readonly number[];
  readonly #most: number;
  readonly #chosen: Valued[] = [];

  constructor(front: ParetoFront, maxRise: number, units: readonly (readonly Valued[])[], over?: AggregateTerms) {
    this.#front = front;
    this.#maxRise = maxRise;
    this.#units = units;
    this.#over = over;
    this.#most = over?.most ?? 0;
    // bounds of the units from an index on
    this.#values = suffixSums(units.map(([first]) => first?.value ?? 0));
    this.#rises = suffixSums(units.map((unit) => Math.max(0, ...unit.map(({ choice }) => choice.delta))));
  }

  run(): void {
    this.#fill(0, { value: 0, saved: 0, left: 0, rise: 0 });
    if (this.steps <= MAX_STEPS) return;
    this.#put(
      this.#rises[0] ?? 0,
      (this.#values[0] ?? 0) + this.#most,
      this.#units.flatMap(([first]) => first ?? []),
    );
  }

  /** Decides the units from index `at`, after the sums of the units before. */
  #fill(at: number, sums: Sums): void {
    const unit = this.#units[at];
    if (!unit) return this.#take(sums);
    const { value, saved, left, rise } = sums;
    const most = Math.min(this.#maxRise, rise + (this.#rises[at] ?? 0));
    for (const valued of unit) {
      const bound = value + valued.value + (this.#values[at + 1] ?? 0) + this.#most;
      if (this.steps > MAX_STEPS || this.#front.dominates(bound, most)) return;
      this.steps += 1;
      if (this.#isTaken(valued)) continue;
      this.#chosen.push(valued);
      this.#fill(at + 1, {
        value: value + valued.value,
        saved: saved + valued.saved,
        left: left + valued.choice.left,
        rise: rise + valued.choice.delta,
      });
      this.#chosen.pop();
    }
  }

  #isTaken({ choice: { assignment } }: Valued): boolean {
    if (!assignment) return false;
    return this.#chosen.some(({ choice }) =>
      choice.assignment?.resources.some((one) => assignment.resources.includes(one)),
    );
  }

  #take({ saved, left, rise }: Sums): void {
    const { groupCoupon, price = 0 } = this.#over ?? {};
    const taken = groupCoupon?.worth(left) ?? 0;
    if (groupCoupon && taken <= 0) return;
    this.#put(rise, saved + (groupCoupon?.weight ?? 1) * taken - price, this.#chosen);
  }

  #put(rise: number, value: number, chosen: readonly Valued[]): void {
    const capped = Math.min(this.#maxRise, rise);
    if (this.#front.dominates(value, capped)) return;
    const over = this.#over ? [this.#over.groupCoupon.assignment] : [];
    const assignments = [...chosen.flatMap(({ choice }) => choice.assignment ?? []), ...over];
    this.#front.put({ rise: capped, value, assignments });
  }
}

/** Values the units under an aggregate coupon, including what a unit discount takes from the base of its rate. */
const valuedUnder = (
  units: readonly (readonly Valued[])[],
  over: AggregateTerms,
): readonly [readonly (readonly Valued[])[], AggregateTerms] => {
  const { groupCoupon, price, most } = over;
  const fullPrices = units.map((unit) => unit.find(({ choice }) => !choice.assignment)?.choice.left ?? 0);
  const full = groupCoupon.slope * total(fullPrices) - price;
  if (groupCoupon.slope === 0 || full > 1.2 * most + 1) return [units, over];
  const lowered = units.map((unit, i) =>
    unit
      .map((one) => ({ ...one, value: one.value - groupCoupon.slope * ((fullPrices[i] ?? 0) - one.choice.left) }))
      .toSorted(byValueDescending),
  );
  return [lowered, { ...over, most: full + groupCoupon.excess + TINY }];
};

const compatibleWith = (
  units: readonly (readonly Valued[])[],
  { resources }: Assignment,
): readonly (readonly Valued[])[] =>
  resources.length === 1
    ? units
    : units.map((unit) =>
        unit.filter(({ choice }) => !choice.assignment?.resources.some((one) => resources.includes(one))),
      );

/**
 * Returns the best points of a group: no other point has as much rise and value. Each coupon is used once, unless
 * there are too many combinations; the point is then an upper bound.
 * @param maxRise a greater rise makes no difference, in won
 */
export const bestOfGroup = (group: Group, maxRise: number, terms: Terms): readonly Point[] => {
  const { unitChoices, sellerDupCoupons, superCoupons, maxLeft, fullPrice, assignmentIndexes } = group;
  const front = new ParetoFront();
  spend(terms.budget, assignmentIndexes.size);
  const search = (units: readonly (readonly Valued[])[], over?: AggregateTerms): void => {
    const found = new GroupSearch(front, maxRise, units, over);
    found.run();
    spend(terms.budget, found.steps * WORK_OF_STEP);
  };
  const valued = unitChoices.map((unit) => valuedChoices(unit, terms));
  search(valued);
  // a time-sale coupon excludes an additional coupon (CP-07)
  const shareable = valued.map((unit) => unit.filter(({ choice }) => !choice.assignment?.coupon.flags.isTimeSale));
  for (const groupCoupon of sellerDupCoupons) {
    const price = priceOf(terms, groupCoupon.assignment);
    const most = groupCoupon.weight * groupCoupon.worth(maxLeft) - price;
    if (!isAllowed(terms, groupCoupon.assignment) || most <= 0) continue;
    search(...valuedUnder(compatibleWith(shareable, groupCoupon.assignment), { groupCoupon, price, most }));
  }
  for (const { assignment, worth, weight } of superCoupons) {
    const taken = worth(fullPrice);
    if (isAllowed(terms, assignment) && taken > 0)
      front.put({ rise: 0, value: weight * taken - priceOf(terms, assignment), assignments: [assignment] });
  }
  return front.points;
};
