import type { ItemGroup, SellerGroup, ShippingGroup } from '@baguni/domain';

export interface IndexedShippingGroup {
  readonly group: ShippingGroup;
  readonly seller: SellerGroup;
}

export interface CartIndex {
  readonly sellerGroups: ReadonlyMap<string, SellerGroup>;
  readonly shippingGroups: ReadonlyMap<string, IndexedShippingGroup>;
  readonly itemGroups: ReadonlyMap<string, ItemGroup>;
  /** Keys of the seller groups below any window before scrolling. */
  readonly below: ReadonlySet<string>;
}

const FIRST_CARDS = 4;
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

export const indexOf = (tree: readonly SellerGroup[]): CartIndex => {
  const shippingGroups = tree.flatMap((seller) => seller.shippingGroups.map((group) => ({ group, seller })));
  return {
    sellerGroups: new Map(tree.map((seller) => [seller.key, seller])),
    shippingGroups: new Map(shippingGroups.map((indexed) => [indexed.group.key, indexed])),
    itemGroups: new Map(shippingGroups.flatMap(({ group }) => group.itemGroups.map((item) => [item.key, item]))),
    below: belowOf(tree),
  };
};
