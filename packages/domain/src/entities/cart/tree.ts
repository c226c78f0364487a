import type { ExpressShopType } from '../../storefront/store-chain.ts';
import { option as O } from 'fp-ts';
import type { CartUnit } from './cart-unit.ts';
import type { BundleKey, CartUnitId, ItemNo, SellerKey } from '../../money/ids.ts';

/** Units of one item (TR-01). */
export interface ItemGroup {
  /** Unlike any other key of the tree, and the same as long as the group is there. */
  readonly key: string;
  /** The item that its units have in common. */
  readonly itemNo: ItemNo;
  /** Its units, in the cart’s order. */
  readonly cartUnitIdList: readonly CartUnitId[];
}

/** Units that travel in one parcel (TR-01). */
export interface ShippingGroup {
  /** Unlike any other key of the tree, and the same as long as the group is there. */
  readonly key: string;
  /** The parcel. */
  readonly bundleKey: BundleKey;
  /** Its units, in the cart’s order. */
  readonly cartUnitIdList: readonly CartUnitId[];
  /** The same units by their items. */
  readonly itemGroups: readonly ItemGroup[];
}

/** What a seller group stands for: a service, a same-day shop, or an ordinary seller (TR-02). */
export type SellerGroupType = 'SmileDelivery' | 'ExpressShop' | 'Ordinary';

/** Units under one head of the list (TR-01, TR-02). */
export interface SellerGroup {
  /** Unlike any other key of the tree; `sellerGroupKeyOf` says it for a unit. */
  readonly key: string;
  /** What it stands for, which decides where its head leads (RT-18). */
  readonly type: SellerGroupType;
  /** The seller of the first unit; the head's name and link for ordinary groups. */
  readonly sellerKey: SellerKey;
  /** The name of the first unit’s shop, its seller’s where it has none. */
  readonly shopName: string;
  /** Where that shop is; checked before it becomes a link. */
  readonly shopLink: string;
  /** The same-day branch that brings its units; none for other groups. */
  readonly branchName: O.Option<string>;
  /** The chain of that branch; none for other groups. */
  readonly expressShopType: O.Option<ExpressShopType>;
  /** Its units, in the cart’s order. */
  readonly cartUnitIdList: readonly CartUnitId[];
  /** The same units by their parcels. */
  readonly shippingGroups: readonly ShippingGroup[];
}

/**
 * The key of the seller group that a unit belongs to (TR-02).
 * @example
 * [aUnit(), aSmileDeliveryUnit(), anExpressShopUnit()].map(sellerGroupKeyOf); // [ 'Seller/S1', 'SmileDelivery', 'ExpressShop/GSFresh/G1' ]
 */
export const sellerGroupKeyOf = (unit: CartUnit): string => {
  if (unit.cartUnitType === 'SmileDelivery') return 'SmileDelivery';
  if (unit.cartUnitType !== 'ExpressShop') return `Seller/${unit.seller.sellerKey}`;
  const branch = O.toNullable(unit.expressShopBranch);
  return `ExpressShop/${branch?.expressShopType ?? 'HomePlus'}/${branch?.branchCode ?? ''}`;
};

/**
 * Puts values that share a key together: keys and values in first-seen order.
 * @example
 * groupBy([3, 1, 4, 1], (n) => (n % 2 === 0 ? 'even' : 'odd')); // [ [ 'odd', [ 3, 1, 1 ] ], [ 'even', [ 4 ] ] ]
 */
export const groupBy = <A>(
  values: readonly A[],
  keyOf: (value: A) => string,
): readonly (readonly [string, readonly A[]])[] => {
  const groups = new Map<string, A[]>();
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
    itemGroups: groupBy(units, (unit) => unit.item.itemNo).flatMap(([, group]) =>
      isFilled(group) ? [itemGroup(key, group)] : [],
    ),
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
    branchName: O.map((branch: { branchName: string }) => branch.branchName)(first.expressShopBranch),
    expressShopType: O.map((branch: { expressShopType: ExpressShopType }) => branch.expressShopType)(
      first.expressShopBranch,
    ),
    cartUnitIdList: idsOf(units),
    shippingGroups: groupBy(units, (unit) => unit.bundleKey).flatMap(([, group]) =>
      isFilled(group) ? [shippingGroup(key, group)] : [],
    ),
  };
};

const isFilled = <A>(values: readonly A[]): values is readonly [A, ...A[]] => values.length > 0;

/**
 * The cart as it is shown: seller groups, in them parcels, in them items, all in first-seen order (TR-01..03).
 * @example
 * const [group] = treeOf([...cart.units, aSmileDeliveryUnit({ cartUnitId: cartUnitId(3) })]);
 * [group?.type, group?.cartUnitIdList, group?.shippingGroups[0]?.itemGroups.length]; // [ 'Ordinary', [ 1, 2 ], 2 ]
 */
export const treeOf = (units: readonly CartUnit[]): readonly SellerGroup[] =>
  groupBy(units, sellerGroupKeyOf).flatMap(([key, group]) => (isFilled(group) ? [sellerGroup(key, group)] : []));
