import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { cartUnitId, itemNo } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { chosenUnits, pricedOf } from '../selectors/priced-of.ts';
import {
  aDiscount,
  aDiscountPolicy,
  anAddition,
  anItem,
  anOpenCart,
  anOption,
  aSeller,
  aUnit,
  withAllSelected,
} from '../testing/index.ts';
import { estimateGroups } from './estimate-lines.ts';

const groupsOf = (...units: readonly CartUnit[]) => {
  const state = withAllSelected(anOpenCart(units));
  return estimateGroups(chosenUnits(state), pricedOf(state));
};

const off = (amount: number) =>
  aDiscount({
    policy: aDiscountPolicy({ calcType: 'Amount', calcTypeSub: O.some('Total'), discountPrice: won(amount) }),
  });

const gift = anAddition({ name: 'Gift', value: 'box', price: won(1500), quantity: 3 });
const apples = anItem({ itemName: 'Apples', itemSellPrice: won(10_000), additions: [gift] });

test('[ES-03] an item costs the price of its unit without additions; an addition costs price times quantity', () => {
  const [group] = groupsOf(aUnit({ item: apples, quantity: 2, discounts: [] }));
  expect(
    group?.map(({ type, name, quantity, supplyPrice, discount, supplyTotal }) => [
      type,
      name,
      quantity,
      supplyPrice,
      discount,
      supplyTotal,
    ]),
  ).toEqual([
    ['Item', 'Apples', 2, 20_000, 0, 20_000],
    ['Addition', 'Gift: box', 3, 4_500, 0, 4_500],
  ]);
});

test.each([
  [19_999, [19_999, 0]],
  [20_000, [20_000, 0]],
  [20_001, [20_000, 1]],
  [24_500, [20_000, 4_500]],
  [24_501, [20_000, 4_500]],
])('[ES-02] a discount of %d won reduces the item first, then its additions', (amount, taken) => {
  const [group] = groupsOf(aUnit({ item: apples, quantity: 2, discounts: [off(amount)] }));
  expect(group?.map(({ discount }) => discount)).toEqual(taken);
  expect(group?.every(({ supplyTotal }) => supplyTotal >= 0)).toBe(true);
});

test('[ES-02] groups the units of one item under one number with its supplier', () => {
  const red = anOption({ optionEntries: [{ name: 'Colour', value: 'Red' }], optionPrice: won(500) });
  const unit = (id: number, over: Partial<CartUnit> = {}): CartUnit =>
    aUnit({ cartUnitId: cartUnitId(id), discounts: [], ...over });
  const item = anItem({ itemNo: itemNo('A'), options: [], additions: [] });
  const groups = groupsOf(
    unit(1, { item }),
    unit(2, { item: anItem({ itemNo: itemNo('B') }), seller: aSeller({ sellerName: '', miniShopName: 'The shop' }) }),
    unit(3, { item: { ...item, options: [red] } }),
  );
  expect(groups.map((group) => group.map((line) => [line.itemNo, line.options]))).toEqual([
    [
      ['A', ''],
      ['A', 'Colour: Red'],
    ],
    [['B', '']],
  ]);
  expect(groups[1]?.[0]?.supplier).toBe('The shop');
});

test('[ES-03] skips a group without pieces and additions; one piece or one addition is enough', () => {
  const none = { ...gift, quantity: 0 };
  const kept = (quantity: number, additions: readonly (typeof gift)[]) =>
    groupsOf(aUnit({ quantity, item: { ...apples, additions }, discounts: [] })).length;
  expect([kept(0, []), kept(0, [none]), kept(1, [none]), kept(0, [{ ...gift, quantity: 1 }])]).toEqual([0, 0, 1, 1]);
});

test('[ES-02] [PG-14] an addition has no options and no picture', () => {
  const item = { ...apples, itemImageUrl: '/a.svg', options: [anOption()] };
  const [group] = groupsOf(aUnit({ item, discounts: [] }));
  expect(group?.map(({ options, itemImageUrl }) => [options === '', itemImageUrl])).toEqual([
    [false, '/a.svg'],
    [true, ''],
  ]);
});

test('[ES-02] omits an addition with zero pieces', () => {
  const additions = [{ ...gift, quantity: 0, stock: O.none }];
  const [group] = groupsOf(aUnit({ item: { ...apples, additions }, discounts: [] }));
  expect(group?.map(({ type }) => type)).toEqual(['Item']);
});
