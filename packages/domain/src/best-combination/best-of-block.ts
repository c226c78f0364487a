import { spend } from './budget.ts';
import { isAllowed, priceOf, type Assignment, type Block, type Group, type Terms, type UnitChoice } from './model.ts';

/** A choice in a part of the cart, with its rise of the prices after discounts and its value, in won. */
export interface Point {
  readonly rise: number;
  readonly value: number;
  readonly assignments: readonly Assignment[];
}

/** Points that no other point dominates in rise and value; the first of equal points wins. */
class ParetoFront {
  points: readonly Point[] = [];

  dominates({ value, rise }: Pick<Point, 'value' | 'rise'>): boolean {
    return this.points.some((one) => one.value >= value && one.rise >= rise);
  }

  /** Adds a point unless another one dominates it. */
  put(point: Point): void {
    const { value, rise } = point;
    if (this.dominates(point)) return;
    this.points = [...this.points.filter((one) => one.value > value || one.rise > rise), point];
  }
}

interface Valued {
  readonly choice: UnitChoice;
  readonly value: number;
}

/** Sums over some units: bound, value, remaining price and rise. */
interface Sums {
  readonly bound: number;
  readonly value: number;
  readonly left: number;
  readonly rise: number;
}

/** A coupon of a group, or none. */
interface Shared {
  readonly assignments: readonly Assignment[];
  /** Returns its value for a remaining price; it never decreases. */
  readonly worth: (left: number) => number;
  /** Its value is at most `base` and a share of the remaining price. */
  readonly slope: number;
  readonly base: number;
}

/** Upper bound of the steps of one search. Beyond it, the point of its relaxation replaces the result. */
const MAX_STEPS = 5000;

/** Tolerance for rounding errors of fractional won. */
const TINY = 1e-6;

/** Work of one step. */
const WORK_OF_STEP = 3;

/** Returns the allowed choices of a unit, best first. */
const valuedChoices = (unit: readonly UnitChoice[], weight: number, terms: Terms): readonly Valued[] =>
  unit
    .flatMap((choice): readonly Valued[] => {
      const { assignment, net } = choice;
      if (!assignment) return [{ choice, value: 0 }];
      return isAllowed(terms, assignment) ? [{ choice, value: weight * net - priceOf(terms, assignment) }] : [];
    })
    .toSorted((a, b) => b.value - a.value);

/** A depth-first branch-and-bound search of the choices of all units, next to at most one coupon of the group. */
class GroupSearch {
  steps = 0;
  readonly #front: ParetoFront;
  readonly #maxRise: number;
  readonly #units: readonly (readonly Valued[])[];
  readonly #shared: Shared;
  readonly #isLinear: boolean;
  // greatest sums of the units from an index on
  readonly #bounds: readonly number[];
  readonly #rises: readonly number[];
  readonly #lefts: readonly number[];
  readonly #chosen: Valued[] = [];

  constructor(front: ParetoFront, maxRise: number, units: readonly (readonly Valued[])[], shared: Shared) {
    this.#front = front;
    this.#maxRise = maxRise;
    this.#shared = shared;
    const sumsOf = (of: (one: Valued) => number): readonly number[] => {
      const sums = [0];
      for (const unit of units.toReversed()) sums.unshift((sums[0] ?? 0) + Math.max(...unit.map(of)));
      return sums;
    };
    this.#rises = sumsOf(({ choice }) => Math.max(0, choice.delta));
    this.#lefts = sumsOf(({ choice }) => choice.left);
    const [values, both] = [sumsOf(({ value }) => value), sumsOf((one) => this.#boundOf(one, true))];
    this.#isLinear =
      shared.slope > 0 && (both[0] ?? 0) + shared.base < (values[0] ?? 0) + shared.worth(this.#lefts[0] ?? 0);
    this.#bounds = this.#isLinear ? both : values;
    this.#units = this.#isLinear
      ? units.map((unit) => unit.toSorted((a, b) => this.#boundOf(b) - this.#boundOf(a)))
      : units;
  }

  run(): void {
    const start = { bound: 0, value: 0, left: 0, rise: 0 };
    this.#fill(0, start);
    if (this.steps > MAX_STEPS)
      this.#put(
        { ...start, rise: this.#rises[0] ?? 0 },
        (this.#bounds[0] ?? 0) + this.#mostShared(0, 0),
        this.#units.flatMap(([first]) => first ?? []),
      );
  }

  #boundOf({ value, choice }: Valued, isLinear = this.#isLinear): number {
    return isLinear ? value + this.#shared.slope * choice.left : value;
  }

  /** Returns what the bounds of the units do not contain of the value of the coupon of the group. */
  #mostShared(at: number, left: number): number {
    const { base, worth } = this.#shared;
    return this.#isLinear ? base : worth(left + (this.#lefts[at] ?? 0));
  }

  /** Decides the units from index `at`, after the sums of the units before. */
  #fill(at: number, { bound, value, left, rise }: Sums): void {
    const unit = this.#units[at];
    if (!unit) return this.#put({ bound, value, left, rise }, value + this.#shared.worth(left), this.#chosen);
    const most = Math.min(this.#maxRise, rise + (this.#rises[at] ?? 0));
    const ahead = (this.#bounds[at + 1] ?? 0) + this.#mostShared(at, left);
    for (const valued of unit) {
      const next = bound + this.#boundOf(valued);
      if (this.steps > MAX_STEPS || this.#front.dominates({ value: next + ahead, rise: most })) return;
      this.steps += 1;
      if (this.#isTaken(valued)) continue;
      const { choice } = valued;
      this.#chosen.push(valued);
      this.#fill(at + 1, {
        bound: next,
        value: value + valued.value,
        left: left + choice.left,
        rise: rise + choice.delta,
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

  #put({ rise }: Sums, value: number, chosen: readonly Valued[]): void {
    const assignments = [...chosen.flatMap(({ choice }) => choice.assignment ?? []), ...this.#shared.assignments];
    this.#front.put({ rise: Math.min(this.#maxRise, rise), value, assignments });
  }
}

/**
 * Returns the best points of a group: no other point has as much rise and value. Each coupon is used once, unless
 * there are too many combinations; the point is then an upper bound.
 * @param maxRise a greater rise makes no difference, in won
 */
export const bestOfGroup = (group: Group, maxRise: number, terms: Terms): readonly Point[] => {
  const { unitChoices, isOverseas, groupCoupons, assignments } = group;
  const { goods, overseas } = terms.weights;
  const front = new ParetoFront();
  spend(terms.budget, assignments.length);
  const valued = unitChoices.map((unit, i) => valuedChoices(unit, isOverseas[i] ? overseas : goods, terms));
  const search = (units: readonly (readonly Valued[])[], shared: Shared): void => {
    const found = new GroupSearch(front, maxRise, units, shared);
    found.run();
    spend(terms.budget, found.steps * WORK_OF_STEP);
  };
  search(valued, { assignments: [], worth: () => 0, slope: 0, base: 0 });
  // A discount over several units has the greatest weight of its units. A negative weight would make it depend on the
  // remaining price the other way around.
  const weight = Math.max(0, isOverseas.every(Boolean) ? overseas : goods);
  for (const { assignment, worth, excluded, most, excess } of groupCoupons) {
    const price = priceOf(terms, assignment);
    if (!isAllowed(terms, assignment) || weight * most <= price) continue;
    const { discountUnitType, discountValue } = assignment.coupon;
    const units = valued.map((unit) => unit.filter(({ choice: { assignment: one } }) => !one || !excluded.has(one)));
    search(units, {
      assignments: [assignment],
      worth: (left) => {
        const taken = worth(left);
        return taken > 0 ? weight * taken - price : -Infinity;
      },
      slope: discountUnitType === 'Rate' ? (weight * discountValue) / 100 : 0,
      base: weight * excess + TINY - price,
    });
  }
  return front.points;
};

/** Combines each pair of points. Rises above `maxRise` make no difference. */
const combined = (front: readonly Point[], part: readonly Point[], maxRise: number, terms: Terms): readonly Point[] => {
  spend(terms.budget, front.length * part.length);
  const sums = new ParetoFront();
  for (const before of front)
    for (const point of part) {
      const [rise, value] = [Math.min(maxRise, before.rise + point.rise), before.value + point.value];
      if (!sums.dominates({ rise, value }))
        sums.put({ rise, value, assignments: [...before.assignments, ...point.assignments] });
    }
  return sums.points;
};

/** Returns the saving on the fee after a rise, with the best shipping coupon. */
const feePoint = ({ feeSaved, shippingCoupons }: Block, rise: number, terms: Terms): Point => {
  const without = feeSaved(rise);
  let best: Point = { rise, value: without, assignments: [] };
  for (const { assignment, worth } of shippingCoupons) {
    const taken = isAllowed(terms, assignment) ? worth(rise) : 0;
    const value = without + taken - priceOf(terms, assignment);
    if (taken > 0 && value > best.value) best = { rise, value, assignments: [assignment] };
  }
  return best;
};

/** Returns the best point of a block with a positive value, by a dynamic program over the fronts of its groups. */
export const bestOfFronts = (block: Block, fronts: readonly (readonly Point[])[], terms: Terms): Point | undefined => {
  const maxRise = block.feeSteps.at(-1) ?? 0;
  const start: readonly Point[] = [{ rise: 0, value: 0, assignments: [] }];
  const sums = fronts.reduce((front, part) => combined(front, part, maxRise, terms), start);
  let best: Point | undefined;
  // the greatest rise first, so that no shipping coupon is spent on a fee that becomes free
  for (const step of block.feeSteps.toReversed()) {
    const [first, ...others] = sums.filter(({ rise }) => rise >= step);
    if (!first) continue;
    const goods = others.reduce((a, b) => (b.value > a.value ? b : a), first);
    const fee = feePoint(block, step, terms);
    const value = goods.value + fee.value;
    if (value > (best?.value ?? 0))
      best = { rise: step, value, assignments: [...goods.assignments, ...fee.assignments] };
  }
  return best;
};

/** Returns the best point of a block, or undefined if no coupon helps. A coupon may repeat in two groups. */
export const bestOfBlock = (block: Block, terms: Terms): Point | undefined => {
  const maxRise = block.feeSteps.at(-1) ?? 0;
  return bestOfFronts(
    block,
    block.groups.map((group) => bestOfGroup(group, maxRise, terms)),
    terms,
  );
};
