import type { Group, SharedOffer, UnitChoice, Use } from '../model/block.ts';
import { isOpen, priceOf, type Terms } from './terms.ts';
import { startPoint, type Point } from './front.ts';

/** A choice of a unit with what it saves less its price, and what it is valued at by a bound, in won. */
interface Valued {
  readonly choice: UnitChoice;
  readonly saved: number;
  readonly value: number;
}

/** How many choices are compared at most before a group is left to a slower way. */
const MOST_STEPS = 600;

/** More than adding shares of won can be off by. */
const TINY = 1e-6;

const dearestFirst = (a: Valued, b: Valued): number => b.value - a.value;

/** The open choices of a unit, the best first; those that are worse than no coupon cannot help but under another one. */
const valuedOf = (seat: readonly UnitChoice[], terms: Terms): readonly Valued[] =>
  seat
    .flatMap((choice): readonly Valued[] => {
      const { use, net } = choice;
      if (!use) return [{ choice, saved: 0, value: 0 }];
      const saved = net - priceOf(terms, use);
      return isOpen(terms, use) ? [{ choice, saved, value: saved }] : [];
    })
    .toSorted(dearestFirst);

const couponOf = ({ resources }: Use): number | undefined => resources[0];

const couponsOf = (seats: readonly (readonly Valued[])[]): readonly Valued[] => {
  const coupons = new Map<number, Valued>();
  for (const seat of seats)
    for (const valued of seat) {
      const coupon = valued.choice.use && couponOf(valued.choice.use);
      if (coupon === undefined || (coupons.get(coupon)?.value ?? 0) >= valued.value) continue;
      coupons.set(coupon, valued);
    }
  return [...coupons.values()].toSorted(dearestFirst);
};

/** A filling of the units of a group while it is looked for. */
class Filling {
  best: Point | undefined;
  readonly #seats: readonly (readonly Valued[])[];
  /** The most that the units from each one on come to. */
  readonly #ahead: readonly number[];
  /** Each coupon where it comes to most, the best first. */
  readonly #coupons: readonly Valued[];
  readonly #over: SharedOffer | undefined;
  readonly #price: number;
  readonly #mostOver: number;
  readonly #chosen: Valued[] = [];
  #steps = 0;
  #most: number;

  constructor(seats: readonly (readonly Valued[])[], over: Over | undefined, atLeast: number) {
    this.#seats = seats;
    this.#over = over?.offer;
    this.#price = over?.price ?? 0;
    this.#mostOver = over?.most ?? 0;
    this.#most = atLeast;
    const ahead = [0];
    for (const seat of seats.toReversed()) ahead.unshift((ahead[0] ?? 0) + (seat[0]?.value ?? 0));
    this.#ahead = ahead;
    this.#coupons = seats.length < 2 ? [] : couponsOf(seats);
  }

  /** Whether there were too many ways to compare. */
  get isCut(): boolean {
    return this.#steps > MOST_STEPS;
  }

  /** Fills the units from one on; those before are valued at `value`, and leave `left` won. */
  fill(at: number, value: number, left: number): void {
    const seat = this.#seats[at];
    if (!seat) return this.#take(left);
    if (at > 0 && value + this.#mostOf(this.#seats.length - at) + this.#mostOver <= this.#most) return;
    for (const valued of seat) {
      if (value + valued.value + (this.#ahead[at + 1] ?? 0) + this.#mostOver <= this.#most) return;
      this.#steps += 1;
      if (this.isCut) return;
      if (this.#isTaken(valued)) continue;
      this.#chosen.push(valued);
      this.fill(at + 1, value + valued.value, left + valued.choice.left);
      this.#chosen.pop();
    }
  }

  /** The most that so many units come to with coupons that are not chosen yet, each once. */
  #mostOf(units: number): number {
    let most = 0;
    let left = units;
    for (const valued of this.#coupons) {
      if (left === 0 || valued.value <= 0) return most;
      if (this.#isUsed(valued.choice.use)) continue;
      most += valued.value;
      left -= 1;
    }
    return most;
  }

  /** Whether the coupon of a use is chosen already. */
  #isUsed(use: Use | undefined): boolean {
    const coupon = use && couponOf(use);
    return coupon !== undefined && this.#chosen.some(({ choice }) => choice.use?.resources.includes(coupon));
  }

  #isTaken({ choice: { use } }: Valued): boolean {
    if (!use) return false;
    return this.#chosen.some(({ choice }) => choice.use?.resources.some((one) => use.resources.includes(one)));
  }

  #take(left: number): void {
    const taken = this.#over ? this.#over.worth(left) : 0;
    const sum = this.#chosen.reduce((total, { saved }) => total + saved, taken - this.#price);
    if (sum <= this.#most || (this.#over && taken <= 0)) return;
    this.#most = sum;
    const of = this.#chosen.map(({ choice, saved }): Point => ({
      left: choice.left,
      delta: 0,
      value: saved,
      use: choice.use,
      of: [],
    }));
    this.best = { left: 0, delta: 0, value: sum, use: this.#over?.use, of };
  }
}

const isPlainSeat = (seat: readonly UnitChoice[]): boolean => {
  const coupons = seat.flatMap(({ use }) => use?.resources ?? []);
  return coupons.length === seat.filter(({ use }) => use).length && new Set(coupons).size === coupons.length;
};

const plain = new WeakMap<Group, boolean>();

/** Whether each choice takes one coupon, and no two choices of a unit the same. */
const isPlain = (group: Group): boolean => {
  const known = plain.get(group) ?? group.seats.every(isPlainSeat);
  plain.set(group, known);
  return known;
};

/** The choices of which one is left whatever the other units take. */
const fewOf = (group: Group, seat: readonly Valued[]): readonly Valued[] => {
  const worthwhile = seat.filter(({ value }) => value >= 0);
  return isPlain(group) ? worthwhile.slice(0, group.seats.length + 1) : worthwhile;
};

/** A coupon over a group, its price, and what it takes off at most less that, in won. */
interface Over {
  readonly offer: SharedOffer;
  readonly price: number;
  readonly most: number;
}

/**
 * A filling under a coupon over it. What lowers a unit's price lowers what a rate takes off it, so where no limit cuts
 * that rate each choice is valued with what is lost so: the bound is closer than by the most that the coupon takes off.
 */
const underOffer = (seats: readonly (readonly Valued[])[], over: Over, atLeast: number): Filling => {
  const { offer, price, most } = over;
  const bares = seats.map((seat) => seat.find(({ choice }) => !choice.use)?.choice.left ?? 0);
  const full = offer.slope * bares.reduce((a, b) => a + b, 0) - price;
  if (offer.slope === 0 || full > 1.2 * most + 1) return new Filling(seats, over, atLeast);
  const lowered = seats.map((seat, i) =>
    seat
      .map((one) => ({ ...one, value: one.value - offer.slope * ((bares[i] ?? 0) - one.choice.left) }))
      .toSorted(dearestFirst),
  );
  return new Filling(lowered, { ...over, most: full + TINY }, atLeast);
};

const noCoupons = -1;

/**
 * The best way to fill a group whose prices after discounts matter to no fee, each coupon once; of equal ones the first,
 * without a coupon over it before one with. None where there are too many ways to compare.
 */
export const bestOfGroup = (group: Group, terms: Terms): Point | undefined => {
  const { seats, dups, supers, most: mostLeft, bare } = group;
  const valued = seats.map((seat) => valuedOf(seat, terms));
  const few = valued.map((seat) => fewOf(group, seat));
  const alone = new Filling(few, undefined, noCoupons);
  alone.fill(0, 0, 0);
  if (alone.isCut) return undefined;
  let best = alone.best ?? startPoint;
  let shareable: readonly (readonly Valued[])[] | undefined;
  for (const offer of dups) {
    const price = priceOf(terms, offer.use);
    const most = offer.worth(mostLeft) - price;
    if (!isOpen(terms, offer.use) || most <= 0) continue;
    // a time-sale coupon goes with no additional one (CP-07)
    shareable ??= valued.map((seat) => seat.filter(({ choice }) => !choice.use?.coupon.flags.isTimeSale));
    const filling = underOffer(shareable, { offer, price, most }, best.value);
    filling.fill(0, 0, 0);
    if (filling.isCut) return undefined;
    if (filling.best) best = filling.best;
  }
  for (const { use, worth } of supers) {
    const taken = worth(bare);
    const value = taken - priceOf(terms, use);
    if (isOpen(terms, use) && taken > 0 && value > best.value) best = { ...startPoint, value, use };
  }
  return best;
};
