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
  /** Keys of the seller groups that no window shows before it is scrolled. */
  readonly below: ReadonlySet<string>;
}

/** As many cards fill any window: what comes after them is below it. */
const FIRST_CARDS = 4;
/** So do as many rows of cards. */
const FIRST_ROWS = 9;

const belowOf = (tree: readonly SellerGroup[]): ReadonlySet<string> => {
  let rows = 0;
  const isBelow = ({ cartUnitIdList }: SellerGroup, index: number): boolean => {
    const before = rows;
    rows += cartUnitIdList.length;
    return index >= FIRST_CARDS || before >= FIRST_ROWS;
  };
  return new Set(tree.filter(isBelow).map(({ key }) => key));
};

/** Looks up groups by key; built once for each tree. */
export const indexOf = (tree: readonly SellerGroup[]): CartIndex => {
  const shippingGroups = tree.flatMap((seller) => seller.shippingGroups.map((group) => ({ group, seller })));
  return {
    sellerGroups: new Map(tree.map((seller) => [seller.key, seller])),
    shippingGroups: new Map(shippingGroups.map((indexed) => [indexed.group.key, indexed])),
    itemGroups: new Map(shippingGroups.flatMap(({ group }) => group.itemGroups.map((item) => [item.key, item]))),
    below: belowOf(tree),
  };
};
