import type { Rounding } from '../../money/currency.ts';
import { won, least, most, noWon, percentOf, sum, allocate, minus, type Won } from '../../money/won.ts';
import type { CouponInputs } from '../ledger/ledger-inputs.ts';
import { take, type CouponUse, type Line } from '../ledger/line.ts';
import type { AppliedCoupon, CouponType } from '../../entities/coupon/coupon.ts';
import type { CartUnitId, BundleKey } from '../../money/ids.ts';
import { putInto } from '../../money/reuse.ts';
import { entryOf, homeOfParcel, type PriceRule, type LedgerEntry } from '../ledger/ledger.ts';
import type { BundleFee } from '../parcel/bundle-fee.ts';
import type { ChargedFee } from '../parcel/shipping-fees.ts';

export const couponInputs = ({ coupon, basis, worth }: Omit<CouponUse, 'rule'>): CouponInputs => {
  const { couponName: name, discountUnitType, discountValue, limitPrice: limit } = coupon;
  // No object spread, because this runs for every entry.
  if (discountUnitType === 'Rate') {
    const rate = discountValue;
    return worth === limit ? { name, rate, basis, limit } : { name, rate, basis };
  }
  const each = won(discountValue);
  return worth === limit ? { name, each, basis, limit } : { name, each, basis };
};

type CouponTerms = Pick<AppliedCoupon, 'discountUnitType' | 'discountValue' | 'limitPrice' | 'possiblePrice'>;

/** Returns the coupon’s saving for a price, in minor units: rounded, by default down, at most its limit. */
const fullWorth = (
  { discountUnitType, discountValue, limitPrice }: CouponTerms,
  price: Won,
  rounding?: Rounding,
): Won => {
  const full = discountUnitType === 'Rate' ? percentOf(price, discountValue, rounding) : won(discountValue);
  return limitPrice > 0 ? least(full, limitPrice) : full;
};

/** Returns the lowest price that a coupon may reduce: its minimum, or its amount if that is more (PR-07). */
export const lowestPrice = (coupon: CouponTerms): Won =>
  coupon.discountUnitType === 'Rate' ? coupon.possiblePrice : most(coupon.possiblePrice, fullWorth(coupon, noWon));

/**
 * Returns the coupon’s saving in minor units: rounded, at most its limit. Returns 0 below its minimum purchase, and if the price
 * would become negative.
 * @param price after discounts and earlier coupons, in minor units
 * @param rounding of a rate; down by default
 * @example
 * couponWorth(aCoupon({ discountValue: 15 }), won(9_990)); // 1498
 * couponWorth(aCoupon({ discountValue: 15, limitPrice: won(1_000) }), won(9_990)); // 1000
 * couponWorth(aCoupon({ possiblePrice: won(10_000) }), won(9_990)); // 0
 * couponWorth(aCoupon({ discountUnitType: 'Amount', discountValue: 10_000 }), won(9_990)); // 0
 */
export const couponWorth = (coupon: CouponTerms, price: Won, rounding?: Rounding): Won =>
  price < lowestPrice(coupon) ? noWon : most(noWon, least(fullWorth(coupon, price, rounding), price));

/** Coupon lanes that reduce prices, in order. */
export type PriceLane = Extract<CouponType, PriceRule>;

/** A coupon in use with the places of its units, by their numbers: so shares do not depend on the cart's order (CP-17). */
export interface PlacedCoupon {
  readonly coupon: AppliedCoupon;
  readonly places: readonly number[];
}

/** Coupons in use by lane, each list by issue number. */
export interface CouponLanes extends Readonly<Record<PriceLane, readonly PlacedCoupon[]>> {
  /** Free-shipping coupons, which reduce parcel fees. */
  readonly onFees: readonly PlacedCoupon[];
  /** Units whose option discount a buyer coupon replaces. */
  readonly withBuyerCoupon: ReadonlySet<CartUnitId>;
  /** Index of each unit with a coupon, from 0. */
  readonly placeOf: ReadonlyMap<CartUnitId, number>;
}

/** Lines by index; undefined for units that are not bought. */
export type LinesByPlace = readonly (Line | undefined)[];

const byIssueNo = (a: AppliedCoupon, b: AppliedCoupon): number => (a.couponIssueNo < b.couponIssueNo ? -1 : 1);

/** Sorts coupons into their lanes. */
export const lanesOf = (coupons: readonly AppliedCoupon[]): CouponLanes => {
  const placeOf = new Map<CartUnitId, number>();
  const toPlace = (id: CartUnitId): number => {
    const place = placeOf.get(id) ?? placeOf.size;
    placeOf.set(id, place);
    return place;
  };
  const inOrder = coupons.toSorted(byIssueNo).map((coupon): PlacedCoupon => {
    const ids = [...new Set(coupon.cartUnitIds)].toSorted((a, b) => a - b);
    return { coupon, places: ids.map(toPlace) };
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

export const couponsByUnit = (coupons: readonly AppliedCoupon[]): ReadonlyMap<CartUnitId, readonly AppliedCoupon[]> => {
  const byUnit = new Map<CartUnitId, AppliedCoupon[]>();
  for (const coupon of coupons) for (const id of coupon.cartUnitIds) putInto(byUnit, id, coupon);
  return byUnit;
};

/** Subtracts a coupon from its lines, spread by their remaining prices (CP-17). */
const takeOne = (
  { coupon, places }: PlacedCoupon,
  rule: PriceLane,
  byPlace: LinesByPlace,
  rounding: Rounding | undefined,
): void => {
  const lefts = places.map((place) => byPlace[place]?.left ?? noWon);
  const basis = sum(lefts);
  const worth = couponWorth(coupon, basis, rounding);
  const use = { rule, coupon, basis, worth };
  for (const [i, share] of allocate(worth, lefts).entries()) {
    const line = byPlace[places[i] ?? -1];
    if (line && share) take(line, share, use);
  }
};

export const takeCouponsOf = (
  lane: PriceLane,
  coupons: CouponLanes,
  byPlace: LinesByPlace,
  rounding: Rounding | undefined,
): void => {
  for (const placed of coupons[lane]) takeOne(placed, lane, byPlace, rounding);
};

/**
 * Returns the saving of a shipping coupon on the prepaid fee in minor units: at most its limit and the fee. Returns 0 if the
 * goods are below its minimum purchase.
 * @example
 * const fiveOff = aCoupon({ isFreeShipping: true, discountUnitType: 'Amount', discountValue: 5_000, possiblePrice: won(20_000) });
 * shippingCouponWorth(fiveOff, { fee: won(3_000), subtotal: won(35_790) }); // 3000
 * shippingCouponWorth(fiveOff, { fee: won(3_000), subtotal: won(9_990) }); // 0
 */
export const shippingCouponWorth = (
  coupon: AppliedCoupon,
  { fee, subtotal }: Pick<BundleFee, 'fee' | 'subtotal'>,
  rounding?: Rounding,
): Won => (subtotal < coupon.possiblePrice ? noWon : least(fullWorth(coupon, fee, rounding), fee));

const parcelOf = ({ places }: PlacedCoupon, byPlace: LinesByPlace): BundleKey | undefined => {
  for (const place of places) {
    const line = byPlace[place];
    if (line) return line.unit.bundleKey;
  }
  return undefined;
};

/** Applies shipping coupons to the fees of their parcels, by issue number, each to the remaining fee. */
export const takeShippingCoupons = (
  { onFees }: Pick<CouponLanes, 'onFees'>,
  byPlace: LinesByPlace,
  fees: readonly ChargedFee[],
  rounding?: Rounding,
): readonly LedgerEntry[] => {
  if (onFees.length === 0) return [];
  const left = new Map<BundleKey, Won>();
  return onFees.flatMap((placed) => {
    const key = parcelOf(placed, byPlace);
    const parcel = fees.find(({ fee }) => fee.bundleKey === key)?.fee;
    if (!parcel) return [];
    const { coupon } = placed;
    const fee = left.get(parcel.bundleKey) ?? parcel.fee;
    const worth = shippingCouponWorth(coupon, { fee, subtotal: parcel.subtotal }, rounding);
    left.set(parcel.bundleKey, won(fee - worth));
    return worth > 0
      ? [entryOf(homeOfParcel(parcel), 'ShippingCoupon', minus(worth), couponInputs({ coupon, basis: fee, worth }))]
      : [];
  });
};
