import type { ExpressShopType } from '../../storefront/store-chain.ts';
import type { CartUnit, CartUnitType } from './cart-unit.ts';
import type { BundleKey, CartUnitId, ItemNo, SellerKey } from '../../money/ids.ts';
import type { CartTab } from '../../storefront/features.ts';

export interface ItemGroup {
  /** Unique in the tree and stable while the group exists. */
  readonly key: string;
  readonly itemNo: ItemNo;
  readonly cartUnitIdList: readonly CartUnitId[];
}

export interface ShippingGroup {
  /** Unique in the tree and stable while the group exists. */
  readonly key: string;
  readonly bundleKey: BundleKey;
  readonly cartUnitIdList: readonly CartUnitId[];
  readonly itemGroups: readonly ItemGroup[];
}

/** Kinds of seller groups: a service, a same-day store, or an ordinary seller. */
export type SellerGroupType = 'SmileDelivery' | 'ExpressShop' | 'Ordinary';

export interface SellerGroup {
  /** Unique in the tree; equals `sellerGroupKeyOf` of its units. */
  readonly key: string;
  readonly type: SellerGroupType;
  /** Seller of the first unit; gives ordinary groups their name and link. */
  readonly sellerKey: SellerKey;
  /** Shop name of the first unit, or its seller name if missing. */
  readonly shopName: string;
  /** Link of the shop; checked before it becomes a link. */
  readonly shopLink: string;
  /** Same-day branch, or undefined for other groups. */
  readonly branchName: string | undefined;
  readonly expressShopType: ExpressShopType | undefined;
  readonly cartUnitIdList: readonly CartUnitId[];
  readonly shippingGroups: readonly ShippingGroup[];
}

/** The key of the seller group that a unit belongs to (TR-02). */
export const sellerGroupKeyOf = (unit: CartUnit): string => {
  if (unit.cartUnitType === 'SmileDelivery') return 'SmileDelivery';
  if (unit.cartUnitType !== 'ExpressShop') return `Seller/${unit.seller.sellerKey}`;
  const branch = unit.expressShopBranch;
  return `ExpressShop/${branch?.expressShopType ?? 'HomePlus'}/${branch?.branchCode ?? ''}`;
};

/** Groups values by key; keeps first-seen order. Node 20 has no `Map.groupBy`. */
export const groupBy = <A, K extends string | number>(
  values: readonly A[],
  keyOf: (value: A) => K,
): readonly (readonly [K, readonly [A, ...A[]]])[] => {
  const groups = new Map<K, [A, ...A[]]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return [...groups];
};

const idsOf = (units: readonly CartUnit[]): readonly CartUnitId[] => units.map((unit) => unit.cartUnitId);

const itemGroup = (parent: string, units: readonly [CartUnit, ...CartUnit[]]): ItemGroup => ({
  key: `${parent}/${units[0].item.itemNo}`,
  itemNo: units[0].item.itemNo,
  cartUnitIdList: idsOf(units),
});

const shippingGroup = (parent: string, units: readonly [CartUnit, ...CartUnit[]]): ShippingGroup => {
  const key = `${parent}/${units[0].bundleKey}`;
  return {
    key,
    bundleKey: units[0].bundleKey,
    cartUnitIdList: idsOf(units),
    itemGroups: groupBy(units, (unit) => unit.item.itemNo).map(([, group]) => itemGroup(key, group)),
  };
};

const typeOf = (unit: CartUnit): SellerGroupType => {
  if (unit.cartUnitType === 'SmileDelivery' || unit.cartUnitType === 'ExpressShop') return unit.cartUnitType;
  return 'Ordinary';
};

const sellerGroup = (key: string, units: readonly [CartUnit, ...CartUnit[]]): SellerGroup => {
  const [first] = units;
  return {
    key,
    type: typeOf(first),
    sellerKey: first.seller.sellerKey,
    shopName: first.seller.miniShopName || first.seller.sellerName,
    shopLink: first.seller.shopLink,
    branchName: first.expressShopBranch?.branchName,
    expressShopType: first.expressShopBranch?.expressShopType,
    cartUnitIdList: idsOf(units),
    shippingGroups: groupBy(units, (unit) => unit.bundleKey).map(([, group]) => shippingGroup(key, group)),
  };
};

/** Returns the display tree: seller groups, parcels, items, in first-seen order. */
export const treeOf = (units: readonly CartUnit[]): readonly SellerGroup[] =>
  groupBy(units, sellerGroupKeyOf).map(([key, group]) => sellerGroup(key, group));

const typeOfTab: Readonly<Record<Exclude<CartTab, 'All'>, CartUnitType>> = {
  SmileFresh: 'SmileFresh',
  SmileDelivery: 'SmileDelivery',
  ExpressShop: 'ExpressShop',
};

/** True if a tab shows a unit; All shows every unit (TR-04). */
export const isInTab =
  (tab: CartTab) =>
  (unit: CartUnit): boolean =>
    tab === 'All' || unit.cartUnitType === typeOfTab[tab];

/** The units of a tab in the cart's order (TR-04). */
export const unitsOfTab = (units: readonly CartUnit[], tab: CartTab): readonly CartUnit[] =>
  tab === 'All' ? units : units.filter(isInTab(tab));

/** Returns the number of units in each tab (TR-04, PG-02). */
export const tabCounts = (units: readonly CartUnit[]): Readonly<Record<CartTab, number>> => ({
  All: units.length,
  SmileFresh: unitsOfTab(units, 'SmileFresh').length,
  SmileDelivery: unitsOfTab(units, 'SmileDelivery').length,
  ExpressShop: unitsOfTab(units, 'ExpressShop').length,
});

export type Duplicates = Pick<CartUnit, 'hasDuplicates' | 'duplicateCartUnitIds'>;

/** Finds units of the same choice: those with an equal `keyOf`. */
export const duplicatesAmong = <U extends { readonly cartUnitId: CartUnitId }>(
  units: readonly U[],
  keyOf: (unit: U) => string,
): ((unit: U) => Duplicates) => {
  const groups = new Map(groupBy(units, keyOf));
  return (unit) => {
    const others = (groups.get(keyOf(unit)) ?? []).filter(({ cartUnitId }) => cartUnitId !== unit.cartUnitId);
    return { hasDuplicates: others.length > 0, duplicateCartUnitIds: others.map(({ cartUnitId }) => cartUnitId) };
  };
};

/** Counts the other units with the same choice that are still in the cart. */
export const duplicateCount = ({ duplicateCartUnitIds = [] }: CartUnit, units: readonly CartUnit[]): number =>
  duplicateCartUnitIds.length === 0
    ? 0
    : units.filter(({ cartUnitId }) => duplicateCartUnitIds.includes(cartUnitId)).length;
