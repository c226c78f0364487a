import type { ItemGroup, SellerGroup, ShippingGroup } from '@baguni/domain';

/** A parcel with the seller group that it is part of. */
export interface IndexedShippingGroup {
  readonly group: ShippingGroup;
  readonly seller: SellerGroup;
}

/** The tree of the current tab by keys. */
export interface CartIndex {
  readonly sellerGroups: ReadonlyMap<string, SellerGroup>;
  readonly shippingGroups: ReadonlyMap<string, IndexedShippingGroup>;
  readonly itemGroups: ReadonlyMap<string, ItemGroup>;
}

/** Looks up groups by key; built once for each tree. */
export const indexOf = (tree: readonly SellerGroup[]): CartIndex => {
  const shippingGroups = tree.flatMap((seller) => seller.shippingGroups.map((group) => ({ group, seller })));
  return {
    sellerGroups: new Map(tree.map((seller) => [seller.key, seller])),
    shippingGroups: new Map(shippingGroups.map((indexed) => [indexed.group.key, indexed])),
    itemGroups: new Map(shippingGroups.flatMap(({ group }) => group.itemGroups.map((item) => [item.key, item]))),
  };
};
