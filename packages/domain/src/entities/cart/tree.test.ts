import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import {
  anExpressShopBranch,
  anExpressShopUnit,
  anItem,
  aSeller,
  aSmileDeliveryUnit,
  aSmileFreshUnit,
  aUnit,
} from '../../testing/index.ts';
import type { CartUnit } from './cart-unit.ts';
import { bundleKey, cartUnitId, itemNo, sellerKey } from '../../money/ids.ts';
import { sellerGroupKeyOf, treeOf } from './tree.ts';

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
  const shape = treeOf(units).map((group) => [
    group.key,
    group.shippingGroups.map((parcel) => [
      parcel.bundleKey,
      parcel.itemGroups.map((items) => [items.itemNo, items.cartUnitIdList]),
    ]),
  ]);
  expect(shape).toEqual([
    [
      'Seller/S2',
      [
        [
          'B1',
          [
            ['I9', [1, 5]],
            ['I3', [4]],
          ],
        ],
        ['B2', [['I1', [3]]]],
      ],
    ],
    ['Seller/S1', [['B5', [['I1', [2, 6]]]]]],
  ]);
});

test('[TR-01] an item of two sellers or two parcels forms a separate group with a separate key in each', () => {
  const units = [unitOf(1, 'S1', 'B1', 'I1'), unitOf(2, 'S1', 'B2', 'I1'), unitOf(3, 'S2', 'B3', 'I1')];
  const keys = treeOf(units).flatMap((group) =>
    group.shippingGroups.flatMap((parcel) => parcel.itemGroups.map((items) => items.key)),
  );
  expect(keys).toEqual(['Seller/S1/B1/I1', 'Seller/S1/B2/I1', 'Seller/S2/B3/I1']);
});

test('[TR-02] all SmileDelivery units form one seller group, whoever sells them', () => {
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
    anExpressShopBranch({ branchCode: '1', branchName: 'one' }),
    anExpressShopBranch({ branchCode: '2', branchName: 'two' }),
    anExpressShopBranch({ expressShopType: 'LotteMart', branchCode: '1', branchName: 'three' }),
    anExpressShopBranch({ branchCode: '1', branchName: 'one' }),
  ];
  const tree = treeOf(
    branches.map((branch, i) =>
      anExpressShopUnit({ cartUnitId: cartUnitId(i + 1), expressShopBranch: O.some(branch) }),
    ),
  );
  expect(tree.map((group) => [group.type, group.expressShopType, group.branchName, group.cartUnitIdList])).toEqual([
    ['ExpressShop', O.some('GSFresh'), O.some('one'), [1, 4]],
    ['ExpressShop', O.some('GSFresh'), O.some('two'), [2]],
    ['ExpressShop', O.some('LotteMart'), O.some('three'), [3]],
  ]);
});

test('[TR-02] an ExpressShop unit without a branch is separate from all branches', () => {
  const lost = anExpressShopUnit({ expressShopBranch: O.none });
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

test('[TR-02] a seller whose key looks like a service is still an ordinary seller', () => {
  const trickster = aUnit({ seller: aSeller({ sellerKey: sellerKey('SmileDelivery') }) });
  expect(sellerGroupKeyOf(trickster)).not.toBe(sellerGroupKeyOf(aSmileDeliveryUnit()));
});

test('[TR-02] the header of a group shows the mini shop name, or the seller name if missing', () => {
  const seller = aSeller({ sellerName: '푸른과일', miniShopName: '푸른 가게', shopLink: '/shop/S1' });
  expect(treeOf([aUnit({ seller })])[0]).toMatchObject({ shopName: '푸른 가게', shopLink: '/shop/S1' });
  expect(treeOf([aUnit({ seller: { ...seller, miniShopName: '' } })])[0]).toMatchObject({ shopName: '푸른과일' });
});

test('[TR-03] an empty cart has no groups', () => {
  expect(treeOf([])).toEqual([]);
});
