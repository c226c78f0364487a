import { isOrderable, unitsById, type CartUnit } from '../cart/cart-unit.ts';
import type { BundleKey, CartUnitId } from '../cart/ids.ts';
import { treeOf, type SellerGroup } from '../cart/tree.ts';

interface Held {
  /** Tells places of one kind apart. */
  readonly key: string;
  readonly sellerGroupKey: string;
  /** The units that a coupon here is on, by number. */
  readonly cartUnitIds: readonly CartUnitId[];
}

/** Where one coupon can go: on a unit, on an item's units in one parcel, or on a parcel's fee (CP-12, CP-05). */
export type Place =
  | (Held & { readonly type: 'Unit'; readonly cartUnitId: CartUnitId })
  | (Held & { readonly type: 'ItemGroup' })
  | (Held & { readonly type: 'Bundle'; readonly bundleKey: BundleKey });

/** Whether two places have a unit in common. */
export const placesMeet = (a: Place, b: Place): boolean => a.cartUnitIds.some((id) => b.cartUnitIds.includes(id));

/** Whether two places are the same. */
export const isSamePlace = (a: Place, b: Place): boolean => a.type === b.type && a.key === b.key;

const unitPlace = (sellerGroupKey: string, cartUnitId: CartUnitId): Place => ({
  type: 'Unit',
  key: `${cartUnitId}`,
  sellerGroupKey,
  cartUnitId,
  cartUnitIds: [cartUnitId],
});

type Usable = (ids: readonly CartUnitId[]) => readonly CartUnitId[];

const placesOfSeller = ({ key, shippingGroups }: SellerGroup, usable: Usable): readonly Place[] =>
  shippingGroups.flatMap((group): readonly Place[] => [
    ...group.cartUnitIdList.map((id) => unitPlace(key, id)),
    ...group.itemGroups.map((item): Place => ({
      type: 'ItemGroup',
      key: item.key,
      sellerGroupKey: key,
      cartUnitIds: usable(item.cartUnitIdList),
    })),
    {
      type: 'Bundle',
      key: group.key,
      sellerGroupKey: key,
      bundleKey: group.bundleKey,
      cartUnitIds: usable(group.cartUnitIdList),
    },
  ]);

/**
 * Every place of the units that are being bought, in the order of the units' numbers. A group's place holds those of
 * its units that take coupons, or all where none does, so that a rule can name why (CP-02).
 */
export const placesOf = (
  units: readonly CartUnit[],
  selected: ReadonlySet<CartUnitId>,
  takesCoupons: (unit: CartUnit) => boolean,
): readonly Place[] => {
  const byId = unitsById(units);
  const usable: Usable = (ids) => {
    const taking = ids.filter((id) => {
      const unit = byId.get(id);
      return unit !== undefined && takesCoupons(unit);
    });
    return taking.length > 0 ? taking : ids;
  };
  const chosen = units
    .filter((unit) => selected.has(unit.cartUnitId) && isOrderable(unit))
    .toSorted((a, b) => a.cartUnitId - b.cartUnitId);
  return treeOf(chosen).flatMap((group) => placesOfSeller(group, usable));
};
