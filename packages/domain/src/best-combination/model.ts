import type { SearchBudget } from './budget.ts';
import type { Coupon } from '../entities/coupon/coupon.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import type { Won } from '../money/won.ts';

/** One coupon on one place. */
export interface Assignment {
  readonly index: number;
  readonly coupon: Coupon;
  readonly place: CouponPlace;
  readonly placeIndex: number;
  /** Resources that only one chosen assignment may use: the coupon itself first, then its other exclusions. */
  readonly resources: readonly number[];
  /** Base without other coupons, in won: the price of the units, or the goods of a parcel for a fee. */
  readonly price: Won;
  /** Fee of the parcel without other coupons, in won; 0 for other places. */
  readonly bundleFee: Won;
  /** Saving without other coupons, in won. */
  readonly worth: Won;
}

/** One buyer coupon for a unit, or none with the option discount (PR-03). */
export interface UnitChoice {
  readonly assignment: Assignment | undefined;
  /** Remaining price of the unit, in won. */
  readonly left: number;
  /** Rise of the discounted price in won, for conditional free shipping (SH-03). */
  readonly delta: number;
  /** Saving in won; negative if the option discount was greater. */
  readonly net: number;
}

/** A coupon over several units or a fee, with its saving for a base, in won. */
export interface AggregateCoupon {
  readonly assignment: Assignment;
  readonly worth: (basis: number) => number;
}

/** A coupon over the units of a group. */
export interface GroupCoupon extends AggregateCoupon {
  /** The assignments of its units that it excludes. */
  readonly excluded: ReadonlySet<Assignment>;
  /** Its greatest saving, in won. */
  readonly most: number;
  /** Most that rounding adds to a rate, in won. */
  readonly excess: number;
}

/** Units of one item in one parcel. They take buyer coupons plus one of one further kind (CP-08). */
export interface Group {
  /** The choices of each unit, the one without a coupon first. */
  readonly unitChoices: readonly (readonly UnitChoice[])[];
  /** True for units shipped overseas. */
  readonly isOverseas: readonly boolean[];
  readonly groupCoupons: readonly GroupCoupon[];
  readonly assignments: readonly Assignment[];
}

/** An independent part of the cart: an item group, the fee of a parcel, or a whole parcel if coupons can change its fee. */
export interface Block {
  readonly groups: readonly Group[];
  /** Fee reduction in won for a rise of `delta`; it never decreases. */
  readonly feeSaved: (delta: number) => number;
  /** Rises at which the fee or a shipping coupon changes, from 0. */
  readonly feeSteps: readonly number[];
  readonly shippingCoupons: readonly AggregateCoupon[];
}

export interface Problem {
  readonly blocks: readonly Block[];
  readonly assignments: readonly Assignment[];
  readonly resources: number;
  readonly assignmentsOf: readonly (readonly Assignment[])[];
  /** True if a shop forbids the two assignments together; optional. */
  readonly isApart?: ((one: Assignment, other: Assignment) => boolean) | undefined;
  /** Forbidden assignments for each payment method (CP-06). */
  readonly startsForbidden: readonly Uint8Array[];
}

/** Savings in won on domestic goods, on overseas goods, and on fees. */
export interface Saved {
  readonly goods: number;
  readonly overseas: number;
  readonly fees: number;
}

/** Weights of one won saved on domestic goods and on overseas goods, at most 1, overseas at most as much. Fees weigh 1. */
export interface Weights {
  readonly goods: number;
  readonly overseas: number;
}

/** Prices of resources in won, which a block pays, forbidden assignments and the weights of savings. */
export interface Terms {
  readonly budget: SearchBudget;
  readonly prices: Float64Array;
  readonly forbidden: Uint8Array;
  readonly weights: Weights;
}

export const isAllowed = ({ forbidden }: Terms, assignment: Assignment): boolean => forbidden[assignment.index] === 0;

export const priceOf = ({ prices }: Terms, { resources }: Assignment): number => {
  let price = 0;
  for (const resource of resources) price += prices[resource] ?? 0;
  return price;
};

export const total = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

const worthOf = (coupons: readonly AggregateCoupon[], chosen: ReadonlySet<Assignment>, basis: number): number =>
  coupons.find(({ assignment }) => chosen.has(assignment))?.worth(basis) ?? 0;

/** Savings of a group on domestic and on overseas goods, and its rise of the prices after discounts, in won. */
interface GroupSaved extends Pick<Saved, 'goods' | 'overseas'> {
  readonly rise: number;
}

/** Returns the savings of some assignments in a group. */
export const savedInGroup = (
  { unitChoices, isOverseas, groupCoupons }: Group,
  chosen: ReadonlySet<Assignment>,
): GroupSaved => {
  const saved = { goods: 0, overseas: 0, rise: 0 };
  let left = 0;
  for (const [i, choices] of unitChoices.entries()) {
    const choice = choices.find(({ assignment }) => assignment && chosen.has(assignment)) ?? choices[0];
    if (!choice) continue;
    left += choice.left;
    saved.rise += choice.delta;
    saved[isOverseas[i] ? 'overseas' : 'goods'] += choice.net;
  }
  saved[isOverseas.every(Boolean) ? 'overseas' : 'goods'] += worthOf(groupCoupons, chosen, left);
  return saved;
};

/** Returns the savings of some assignments in a block. */
export const savedIn = ({ groups, feeSaved, shippingCoupons }: Block, assignments: readonly Assignment[]): Saved => {
  const chosen = new Set(assignments);
  const saved = groups.map((group) => savedInGroup(group, chosen));
  const rise = total(saved.map((one) => one.rise));
  return {
    goods: total(saved.map(({ goods }) => goods)),
    overseas: total(saved.map(({ overseas }) => overseas)),
    fees: feeSaved(rise) + worthOf(shippingCoupons, chosen, rise),
  };
};

export const savingIn = (block: Block, assignments: readonly Assignment[]): number => {
  const { goods, overseas, fees } = savedIn(block, assignments);
  return goods + overseas + fees;
};

export const savingOf = ({ blocks }: Problem, assignments: readonly Assignment[]): number =>
  total(blocks.map((block) => savingIn(block, assignments)));

export const assignmentsOfBlock = ({ groups, shippingCoupons }: Block): readonly Assignment[] => [
  ...groups.flatMap(({ assignments }) => assignments),
  ...shippingCoupons.map(({ assignment }) => assignment),
];
