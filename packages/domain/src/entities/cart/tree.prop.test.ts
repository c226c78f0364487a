import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { arbUnits } from '../../testing/index.ts';
import { unitsById, type CartUnit } from './cart-unit.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { sellerGroupKeyOf, treeOf, type ItemGroup, type SellerGroup, type ShippingGroup } from './tree.ts';
import { law, forAll } from '../../testing/laws.ts';

const parcelsOf = (tree: readonly SellerGroup[]): readonly ShippingGroup[] =>
  tree.flatMap((group) => group.shippingGroups);
const itemGroupsOf = (tree: readonly SellerGroup[]): readonly ItemGroup[] =>
  parcelsOf(tree).flatMap((parcel) => parcel.itemGroups);
const idsOf = (units: readonly CartUnit[]): readonly CartUnitId[] => units.map((unit) => unit.cartUnitId);
const ascending = (ids: readonly CartUnitId[]): readonly CartUnitId[] => ids.toSorted((a, b) => a - b);

const arbShuffled: Arbitrary<readonly [readonly CartUnit[], readonly CartUnit[]]> = arbUnits.chain((units) =>
  fc.tuple(fc.constant(units), fc.shuffledSubarray([...units], { minLength: units.length })),
);

const asShown = (units: readonly CartUnit[]): readonly CartUnit[] => {
  const index = unitsById(units);
  return itemGroupsOf(treeOf(units)).flatMap((group) => group.cartUnitIdList.flatMap((id) => index.get(id) ?? []));
};

law('[TR-03] every unit is in exactly one item group', [arbUnits], (units) => {
  const grouped = itemGroupsOf(treeOf(units)).flatMap((group) => group.cartUnitIdList);
  expect(ascending(grouped)).toEqual(ascending(idsOf(units)));
});

law('[TR-03] each group lists exactly the units of its subgroups, in cart order', [arbUnits], (units) => {
  const inOrder = (ids: readonly CartUnitId[]) => idsOf(units).filter((id) => ids.includes(id));
  for (const group of treeOf(units)) {
    expect(group.cartUnitIdList).toEqual(inOrder(group.shippingGroups.flatMap((parcel) => parcel.cartUnitIdList)));
    for (const parcel of group.shippingGroups)
      expect(parcel.cartUnitIdList).toEqual(inOrder(parcel.itemGroups.flatMap((items) => items.cartUnitIdList)));
  }
});

law('[TR-01] units share a group exactly if they share its key fields', [arbUnits], (units) => {
  const index = unitsById(units);
  const tree = treeOf(units);
  const made = itemGroupsOf(tree).map((group) =>
    group.cartUnitIdList.map((id) => {
      const unit = index.get(id);
      return unit && JSON.stringify([sellerGroupKeyOf(unit), unit.bundleKey, unit.item.itemNo]);
    }),
  );
  expect(made.every((group) => new Set(group).size === 1)).toBe(true);
  expect(new Set(made.map(([first]) => first)).size).toBe(made.length);
});

law('[TR-01] groups of every level follow the order of their first units', [arbUnits], (units) => {
  const place = new Map(idsOf(units).map((id, i) => [id, i]));
  const firsts = (groups: readonly { readonly cartUnitIdList: readonly CartUnitId[] }[]) =>
    groups.map(({ cartUnitIdList: [first] }) => (first === undefined ? -1 : (place.get(first) ?? -1)));
  const tree = treeOf(units);
  for (const groups of [
    tree,
    ...tree.map((group) => group.shippingGroups),
    ...parcelsOf(tree).map((p) => p.itemGroups),
  ])
    expect(firsts(groups)).toEqual(firsts(groups).toSorted((a, b) => a - b));
});

law('[TR-03] regrouping the same units gives the same tree; no units change', [arbUnits], (units) => {
  const before = JSON.stringify(units);
  const tree = treeOf(units);
  expect(treeOf([...units])).toEqual(tree);
  expect(itemGroupsOf(treeOf(asShown(units)))).toEqual(itemGroupsOf(tree));
  expect(JSON.stringify(units)).toBe(before);
});

test('[TR-03] shuffled units give the same sets under the same keys', () => {
  const sets = (units: readonly CartUnit[]) => {
    const tree = treeOf(units);
    const groups = [...tree, ...parcelsOf(tree), ...itemGroupsOf(tree)];
    return new Map(groups.map((group) => [group.key, ascending(group.cartUnitIdList)]));
  };
  forAll([arbShuffled], ([units, shuffled]) => {
    expect(sets(shuffled)).toEqual(sets(units));
  });
});

law('[TR-03] keys of groups are unique in the whole tree', [arbUnits], (units) => {
  const tree = treeOf(units);
  const keys = [...tree, ...parcelsOf(tree), ...itemGroupsOf(tree)].map((group) => group.key);
  expect(new Set(keys).size).toBe(keys.length);
});
