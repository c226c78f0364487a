import { expect, test } from 'vitest';
import fc, { type Arbitrary } from 'fast-check';
import {
  anExpressShopBranch,
  anExpressShopUnit,
  anItem,
  aSeller,
  aSmileDeliveryUnit,
  aSmileFreshUnit,
  aUnit,
} from '../../testing/builders/unit.ts';
import { arbUnits, anOpenCart, withAllSelected } from '../../testing/index.ts';
import { unitsById, type CartUnit } from './cart-unit.ts';
import { bundleKey, cartUnitId, itemNo, sellerKey, type CartUnitId } from '../../money/ids.ts';
import {
  sellerGroupKeyOf,
  treeOf,
  type ItemGroup,
  type SellerGroup,
  type ShippingGroup,
  duplicateCount,
  duplicatesAmong,
} from './tree.ts';
import { law } from '../../testing/laws.ts';
import { payableOf } from '../../selectors/priced-of.ts';
import { unorderableReason } from '../../rules/checkout/unable-unit.ts';
import { unreadableUnit } from './plain-unit.ts';

const unitOf = (id: number, seller: string, parcel: string, item: string): CartUnit =>
  aUnit({
    cartUnitId: cartUnitId(id),
    seller: aSeller({
      sellerKey: sellerKey(seller),
      sellerName: `name ${seller}`,
      miniShopName: '',
      shopLink: `/${seller}`,
    }),
    bundleKey: bundleKey(parcel),
    item: anItem({ itemNo: itemNo(item) }),
  });

test('[TR-01] units group by seller group, parcel and item, all in first-seen order', () => {
  const units = [
    unitOf(1, 'S2', 'B1', 'I9'),
    unitOf(2, 'S1', 'B5', 'I1'),
    unitOf(3, 'S2', 'B2', 'I1'),
    unitOf(4, 'S2', 'B1', 'I3'),
    unitOf(5, 'S2', 'B1', 'I9'),
    unitOf(6, 'S1', 'B5', 'I1'),
  ];
  expect(treeOf(units).flatMap(({ shippingGroups }) => shippingGroups.flatMap(({ itemGroups }) => itemGroups))).toEqual(
    [
      { key: 'Seller/S2/B1/I9', itemNo: 'I9', cartUnitIdList: [1, 5] },
      { key: 'Seller/S2/B1/I3', itemNo: 'I3', cartUnitIdList: [4] },
      { key: 'Seller/S2/B2/I1', itemNo: 'I1', cartUnitIdList: [3] },
      { key: 'Seller/S1/B5/I1', itemNo: 'I1', cartUnitIdList: [2, 6] },
    ],
  );
  expect(treeOf(units).map(({ key, shippingGroups }) => [key, ...shippingGroups.map((one) => one.bundleKey)])).toEqual([
    ['Seller/S2', 'B1', 'B2'],
    ['Seller/S1', 'B5'],
  ]);
});

test('[TR-02] all SmileDelivery units form one seller group, also of several sellers', () => {
  const other = aSeller({ sellerKey: sellerKey('S2') });
  const [group, ...others] = treeOf([
    aSmileDeliveryUnit({ cartUnitId: cartUnitId(1) }),
    aSmileDeliveryUnit({ cartUnitId: cartUnitId(2), seller: other }),
  ]);
  expect(others).toEqual([]);
  expect(group).toMatchObject({ type: 'SmileDelivery', key: 'SmileDelivery', cartUnitIdList: [1, 2] });
});

test('[TR-02] ExpressShop units form one group for each store chain and branch', () => {
  const branches = [
    { branchCode: '1', branchName: 'one' },
    { branchCode: '2', branchName: 'two' },
    { expressShopType: 'LotteMart', branchCode: '1', branchName: 'three' },
    { branchCode: '1', branchName: 'one' },
  ] as const;
  const tree = treeOf(
    branches.map((over, i) =>
      anExpressShopUnit({ cartUnitId: cartUnitId(i + 1), expressShopBranch: anExpressShopBranch(over) }),
    ),
  );
  expect(tree.map((group) => [group.type, group.expressShopType, group.branchName, group.cartUnitIdList])).toEqual([
    ['ExpressShop', 'GSFresh', 'one', [1, 4]],
    ['ExpressShop', 'GSFresh', 'two', [2]],
    ['ExpressShop', 'LotteMart', 'three', [3]],
  ]);
});

test('[TR-02] a unit without a branch, or of a seller whose key looks like a service, is in no group of a service', () => {
  const trickster = aUnit({ seller: aSeller({ sellerKey: sellerKey('SmileDelivery') }) });
  expect(sellerGroupKeyOf(trickster)).not.toBe(sellerGroupKeyOf(aSmileDeliveryUnit()));
  const lost = anExpressShopUnit({ expressShopBranch: undefined });
  expect(sellerGroupKeyOf(lost)).not.toBe(sellerGroupKeyOf(anExpressShopUnit()));
});

test('[TR-02] ordinary and SmileFresh units form one group for each seller', () => {
  const tree = treeOf([
    aUnit({ cartUnitId: cartUnitId(1) }),
    aSmileFreshUnit({ cartUnitId: cartUnitId(2) }),
    aUnit({ cartUnitId: cartUnitId(3), seller: aSeller({ sellerKey: sellerKey('S2') }) }),
  ]);
  expect(tree.map((group) => [group.type, group.sellerKey, group.cartUnitIdList])).toEqual([
    ['Ordinary', 'S1', [1, 2]],
    ['Ordinary', 'S2', [3]],
  ]);
});

test('[TR-02] the header of a group shows the mini shop name, or the seller name if missing', () => {
  const seller = aSeller({ sellerName: '푸른과일', miniShopName: '푸른 가게', shopLink: '/shop/S1' });
  expect(treeOf([aUnit({ seller })])[0]).toMatchObject({ shopName: '푸른 가게', shopLink: '/shop/S1' });
  expect(treeOf([aUnit({ seller: { ...seller, miniShopName: '' } })])[0]).toMatchObject({ shopName: '푸른과일' });
});

test('[TR-03] an empty cart has no groups', () => expect(treeOf([])).toEqual([]));

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

law('[TR-03] shuffled units give the same sets under the same keys', [arbShuffled], ([units, shuffled]) => {
  const sets = (of: readonly CartUnit[]) => {
    const tree = treeOf(of);
    const groups = [...tree, ...parcelsOf(tree), ...itemGroupsOf(tree)];
    return new Map(groups.map((group) => [group.key, ascending(group.cartUnitIdList)]));
  };
  expect(sets(shuffled)).toEqual(sets(units));
  // keys are unique in the whole tree
  const tree = treeOf(units);
  expect(sets(units).size).toBe([...tree, ...parcelsOf(tree), ...itemGroupsOf(tree)].length);
});

const unit = (n: number, choice: string) => ({ cartUnitId: cartUnitId(n), choice });
const choiceOf = ({ choice }: { readonly choice: string }) => choice;

test('[XT-02] units with the same choice list each other but not themselves', () => {
  const units = [unit(1, 'a'), unit(2, 'b'), unit(3, 'a'), unit(4, 'a')];
  expect(units.map(duplicatesAmong(units, choiceOf))).toEqual([
    { hasDuplicates: true, duplicateCartUnitIds: [3, 4] },
    { hasDuplicates: false, duplicateCartUnitIds: [] },
    { hasDuplicates: true, duplicateCartUnitIds: [1, 4] },
    { hasDuplicates: true, duplicateCartUnitIds: [1, 3] },
  ]);
});

law('[XT-02] being a duplicate is mutual', [fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 })], (all) => {
  const units = all.map((choice, i) => unit(i + 1, choice));
  const lists = (one: (typeof units)[number], other: (typeof units)[number]) =>
    duplicatesAmong(units, choiceOf)(one).duplicateCartUnitIds?.includes(other.cartUnitId);
  for (const one of units) for (const other of units) expect(lists(one, other)).toBe(lists(other, one));
});

test('[XT-02] ignores a duplicate that was deleted', () => {
  const [first, second] = [1, 2].map((n) =>
    aUnit({ cartUnitId: cartUnitId(n), hasDuplicates: true, duplicateCartUnitIds: [cartUnitId(3 - n), cartUnitId(9)] }),
  );
  expect([duplicateCount(first!, [first!, second!]), duplicateCount(first!, [first!])]).toEqual([1, 0]);
  expect(duplicateCount(aUnit(), [first!])).toBe(0);
});

test('[CM-53] an unreadable unit cannot be selected, costs nothing and gives a reason', () => {
  const unit = unreadableUnit(cartUnitId(7));
  const cart = withAllSelected(anOpenCart([unit]));
  expect([unit.cartUnitId, cart.selected, payableOf(cart)]).toEqual([7, [], 0]);
  expect(unorderableReason(unit)).toMatchObject({ code: 'UNIT-UNREADABLE', units: [7] });
});
