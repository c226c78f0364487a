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
  /** Weight of one won saved; 1 without benefits. */
  readonly weight: number;
}

export interface GroupCoupon extends AggregateCoupon {
  /** Upper bound of the weighted saving per won of base, 0 to 1. */
  readonly slope: number;
  /** Upper bound of the weighted saving above `slope` of the base, in won: 0 if it is rounded down. */
  readonly excess: number;
}

/** Units of one item in one parcel. They take buyer coupons plus one of one further kind (CP-08). */
export interface Group {
  readonly unitChoices: readonly (readonly UnitChoice[])[];
  /** True for units shipped overseas. */
  readonly isOverseas: readonly boolean[];
  readonly sellerDupCoupons: readonly GroupCoupon[];
  readonly superCoupons: readonly AggregateCoupon[];
  readonly maxLeft: number;
  readonly assignmentIndexes: ReadonlySet<number>;
  readonly fullPrice: number;
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
  readonly isApart?: (one: Assignment, other: Assignment) => boolean;
  /** Forbidden assignments for each payment method (CP-06). */
  readonly startsForbidden: readonly Uint8Array[];
}

/** Savings in won on domestic goods, on overseas goods, and on fees. */
export interface Saved {
  readonly goods: number;
  readonly overseas: number;
  readonly fees: number;
}

/** Prices of resources in won, which a block pays, and forbidden assignments. */
export interface Terms {
  readonly budget: SearchBudget;
  readonly prices: Float64Array;
  readonly forbidden: Uint8Array;
}

export const isAllowed = ({ forbidden }: Terms, assignment: Assignment): boolean => forbidden[assignment.index] === 0;

export const priceOf = ({ prices }: Terms, { resources }: Assignment): number => {
  let price = 0;
  for (const resource of resources) price += prices[resource] ?? 0;
  return price;
};

export const total = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

/** Weights of one won saved on domestic goods and on overseas goods, at most 1, overseas at most as much. Fees weigh 1. */
export interface Weights {
  readonly goods: number;
  readonly overseas: number;
}

const weightedGroup = (group: Group, { goods, overseas }: Weights): Group => {
  const { unitChoices, isOverseas, sellerDupCoupons, superCoupons } = group;
  // A discount over several units has the greatest weight of its units. A negative weight would make it depend on the
  // remaining price the other way around.
  const weight = Math.max(0, isOverseas.every(Boolean) ? overseas : goods);
  return {
    ...group,
    unitChoices: unitChoices.map((choices, i) =>
      choices.map((choice) => ({ ...choice, net: choice.net * (isOverseas[i] ? overseas : goods) })),
    ),
    sellerDupCoupons: sellerDupCoupons.map((coupon) => ({
      ...coupon,
      weight,
      slope: weight * coupon.slope,
      excess: weight * coupon.excess,
    })),
    superCoupons: superCoupons.map((coupon) => ({ ...coupon, weight })),
  };
};

/** Returns a block with weighted savings. */
export const weighted = (block: Block, weights: Weights): Block =>
  weights.goods === 1 && weights.overseas === 1
    ? block
    : { ...block, groups: block.groups.map((group) => weightedGroup(group, weights)) };

const worthOf = (coupons: readonly AggregateCoupon[], chosen: ReadonlySet<Assignment>, basis: number): number =>
  coupons.find(({ assignment }) => chosen.has(assignment))?.worth(basis) ?? 0;

/** Savings of a group on domestic and on overseas goods, and its rise of the prices after discounts, in won. */
interface GroupSaved extends Pick<Saved, 'goods' | 'overseas'> {
  readonly rise: number;
}

/** Returns the savings of some assignments in a group. */
export const savedInGroup = (group: Group, chosen: ReadonlySet<Assignment>): GroupSaved => {
  const { unitChoices, isOverseas, sellerDupCoupons, superCoupons, fullPrice } = group;
  const saved = { goods: 0, overseas: 0, rise: 0 };
  let left = 0;
  for (const [i, choices] of unitChoices.entries()) {
    const choice = choices.find(({ assignment }) => assignment && chosen.has(assignment)) ?? choices[0];
    if (!choice) continue;
    left += choice.left;
    saved.rise += choice.delta;
    saved[isOverseas[i] ? 'overseas' : 'goods'] += choice.net;
  }
  saved[isOverseas.every(Boolean) ? 'overseas' : 'goods'] +=
    worthOf(sellerDupCoupons, chosen, left) + worthOf(superCoupons, chosen, fullPrice);
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
  ...groups.flatMap(({ unitChoices, sellerDupCoupons, superCoupons }) => [
    ...unitChoices.flatMap((choices) => choices.flatMap(({ assignment }) => assignment ?? [])),
    ...[...sellerDupCoupons, ...superCoupons].map(({ assignment }) => assignment),
  ]),
  ...shippingCoupons.map(({ assignment }) => assignment),
];
