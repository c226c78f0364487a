import type { CouponType, Coupon } from './coupon.ts';
import { isOrderable, type CartUnit } from '../cart/cart-unit.ts';
import type { BundleKey, CartUnitId } from '../../money/ids.ts';
import { groupBy, sellerGroupKeyOf } from '../cart/tree.ts';

/**
 * Coupon lanes in stacking order, after discounts. Each target takes one coupon per lane. A buyer’s coupon replaces
 * the option discount of its unit; a shipping coupon reduces the parcel’s fee.
 */
export const couponLanes = ['Buyer', 'SellerDup', 'Super', 'Shipping'] as const;
/** Lane of a coupon; a place takes one coupon of each. */
export type CouponLane = (typeof couponLanes)[number];

export const placeTypeOfLane: Readonly<Record<CouponLane, CouponPlace['type']>> = {
  Buyer: 'Unit',
  SellerDup: 'ItemGroup',
  Super: 'ItemGroup',
  Shipping: 'Bundle',
};

const laneOfType: Readonly<Record<CouponType, CouponLane | undefined>> = {
  BuyerCoupon: 'Buyer',
  SellerDupCoupon: 'SellerDup',
  SuperCoupon: 'Super',
  Unknown: undefined,
};

/** Returns the lane of a coupon, or undefined for an unknown type. */
export const laneOf = ({ flags, couponType }: Pick<Coupon, 'flags' | 'couponType'>): CouponLane | undefined =>
  flags.isFreeShipping ? 'Shipping' : laneOfType[couponType];

/** True for additional coupons, which cannot be combined with time-sale coupons. */
export const isAdditional = (coupon: Coupon): boolean => {
  const lane = laneOf(coupon);
  return lane === 'SellerDup' || lane === 'Super';
};

/** Common fields of the places of coupons. */
interface PlaceBase {
  /** Unique among targets of one kind. */
  readonly key: string;
  readonly sellerGroupKey: string;
  readonly bundleKey: BundleKey;
  readonly cartUnitIds: readonly CartUnitId[];
}

/** Target of a coupon: a unit, an item’s units in one parcel, or a parcel’s fee. */
export type CouponPlace =
  | (PlaceBase & { readonly type: 'Unit'; readonly cartUnitId: CartUnitId })
  | (PlaceBase & { readonly type: 'ItemGroup' })
  | (PlaceBase & { readonly type: 'Bundle' });

type UnitsOfPlace = Pick<CouponPlace, 'cartUnitIds'>;

/** True if two places have a unit in common. */
export const placesOverlap = (a: UnitsOfPlace, b: UnitsOfPlace): boolean =>
  a.cartUnitIds.some((id) => b.cartUnitIds.includes(id));

/** True if two places are the same. */
export const isSamePlace = (a: CouponPlace, b: CouponPlace): boolean => a.type === b.type && a.key === b.key;

type Units = readonly [CartUnit, ...CartUnit[]];

const placesOfParcel = (
  sellerGroupKey: string,
  units: Units,
  usable: (units: Units) => readonly CartUnitId[],
): readonly CouponPlace[] => {
  const [{ bundleKey }] = units;
  const common = { sellerGroupKey, bundleKey };
  const key = `${sellerGroupKey}/${bundleKey}`;
  return [
    ...units.map(({ cartUnitId }): CouponPlace => ({
      ...common,
      type: 'Unit',
      key: `${cartUnitId}`,
      cartUnitId,
      cartUnitIds: [cartUnitId],
    })),
    ...groupBy(units, ({ item }) => item.itemNo).map(([itemNo, group]): CouponPlace => ({
      ...common,
      type: 'ItemGroup',
      key: `${key}/${itemNo}`,
      cartUnitIds: usable(group),
    })),
    { ...common, type: 'Bundle', key, cartUnitIds: usable(units) },
  ];
};

/**
 * Returns every target of the bought units, by unit number. A group target omits units that take no coupons. If no
 * unit takes coupons, it keeps all units so that a rule can give the reason.
 */
export const couponPlacesOf = (
  units: readonly CartUnit[],
  selected: ReadonlySet<CartUnitId>,
  takesCoupons: (unit: CartUnit) => boolean,
): readonly CouponPlace[] => {
  const usable = (group: Units): readonly CartUnitId[] => {
    const taking = group.filter(takesCoupons);
    return (taking.length > 0 ? taking : group).map(({ cartUnitId }) => cartUnitId);
  };
  const chosen = units
    .filter((unit) => selected.has(unit.cartUnitId) && isOrderable(unit))
    .toSorted((a, b) => a.cartUnitId - b.cartUnitId);
  return groupBy(chosen, sellerGroupKeyOf).flatMap(([key, ofSeller]) =>
    groupBy(ofSeller, ({ bundleKey }) => bundleKey).flatMap(([, parcel]) => placesOfParcel(key, parcel, usable)),
  );
};
