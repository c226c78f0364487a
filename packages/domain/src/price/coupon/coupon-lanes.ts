import type { AppliedCoupon, CouponType } from '../../entities/coupon/coupon.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { onceFor } from '../../money/once.ts';
import type { KeptUnit } from '../ledger/kept-unit.ts';
import type { Line } from '../ledger/line.ts';
import type { PriceRule } from '../ledger/ledger.ts';
import type { Step } from '../ledger/step.ts';

/** The lanes in which coupons are taken off prices, one after the other (CP-03). */
export type PriceLane = Extract<CouponType, PriceRule>;

/**
 * One unit of a coupon, with the step that the coupon last made there: while all of its units are the same, after the
 * same steps, it makes them again.
 */
export interface Seat {
  readonly place: number;
  /** The unit that was there; none where it was not bought. */
  unit: KeptUnit | undefined;
  /** Its latest step before the coupon. */
  before: Step | undefined;
  /** The coupon's step; none where no won fell on the unit. */
  after: Step | undefined;
}

/** A coupon in use with a seat for each of its units, by their numbers: so shares do not depend on the cart's order (CP-17). */
export interface PlacedCoupon {
  /** The coupon. */
  readonly coupon: AppliedCoupon;
  /** One for each of its units. */
  readonly seats: readonly Seat[];
}

/** The coupons in use by where they come off, each list by issue number (CP-03, CP-05). */
export interface CouponLanes extends Readonly<Record<PriceLane, readonly PlacedCoupon[]>> {
  /** Free-shipping coupons, which come off the fees of parcels (CP-05). */
  readonly onFees: readonly PlacedCoupon[];
  /** The units whose option discount a buyer coupon takes the place of (PR-03). */
  readonly withBuyerCoupon: ReadonlySet<CartUnitId>;
  /** A place of its own for each unit that some coupon is on, from 0. */
  readonly placeOf: ReadonlyMap<CartUnitId, number>;
}

/** The lines of a price by the places of their units; none where the unit is not bought. */
export type LinesByPlace = readonly (Line | undefined)[];

const byIssueNo = (a: AppliedCoupon, b: AppliedCoupon): number => (a.couponIssueNo < b.couponIssueNo ? -1 : 1);

const sorted = (coupons: readonly AppliedCoupon[]): CouponLanes => {
  const placeOf = new Map<CartUnitId, number>();
  const seatOf = (id: CartUnitId): Seat => {
    const place = placeOf.get(id) ?? placeOf.size;
    placeOf.set(id, place);
    return { place, unit: undefined, before: undefined, after: undefined };
  };
  const inOrder = coupons.toSorted(byIssueNo).map((coupon): PlacedCoupon => {
    const ids = [...new Set(coupon.cartUnitIds)].toSorted((a, b) => a - b);
    return { coupon, seats: ids.map(seatOf) };
  });
  const of = (lane: PriceLane): readonly PlacedCoupon[] =>
    inOrder.filter(({ coupon: { couponType, isFreeShipping } }) => couponType === lane && !isFreeShipping);
  const BuyerCoupon = of('BuyerCoupon');
  return {
    BuyerCoupon,
    SuperCoupon: of('SuperCoupon'),
    SellerDupCoupon: of('SellerDupCoupon'),
    onFees: inOrder.filter(({ coupon }) => coupon.isFreeShipping),
    withBuyerCoupon: new Set(BuyerCoupon.flatMap(({ coupon }) => coupon.cartUnitIds)),
    placeOf,
  };
};

/** The lanes of a list of coupons; sorted once for each list. */
export const lanesOf = onceFor(sorted);

/** The lines that some coupon is on, by their places. */
export const linesByPlace = (lines: readonly Line[], { placeOf }: CouponLanes): LinesByPlace => {
  const byPlace: Line[] = [];
  if (placeOf.size === 0) return byPlace;
  byPlace.length = placeOf.size;
  for (const line of lines) {
    const place = placeOf.get(line.unit.cartUnitId);
    if (place !== undefined) byPlace[place] = line;
  }
  return byPlace;
};

/** The coupons in use that each unit has, built once for each list of coupons. */
export const couponsByUnit = onceFor((coupons: readonly AppliedCoupon[]) => {
  const byUnit = new Map<CartUnitId, AppliedCoupon[]>();
  for (const coupon of coupons)
    for (const id of coupon.cartUnitIds) {
      const known = byUnit.get(id);
      if (known) known.push(coupon);
      else byUnit.set(id, [coupon]);
    }
  return byUnit;
});
