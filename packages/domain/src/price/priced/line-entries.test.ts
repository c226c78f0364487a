import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { cartUnitId } from '../../money/ids.ts';
import {
  aDiscount,
  anAddition,
  anExpressShopBranch,
  anExpressShopUnit,
  anItem,
  anOpenCart,
  anOption,
  aUnit,
  withAllSelected,
} from '../../testing/index.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';

const id = cartUnitId;
const entriesOf = (unit: CartUnit): readonly LedgerEntry[] =>
  pricedOf(withAllSelected(anOpenCart([unit]))).entries.filter(({ place }) => place.type === 'Unit');
const said = (unit: CartUnit) => entriesOf(unit).map(({ rule, amount, inputs }) => [rule, amount, inputs]);

test('[PR-01 PR-08] splits the item price into sell price, options, branch, additions, in this order', () => {
  const item = anItem({
    options: [anOption({ optionPrice: won(500) }), anOption({ optionPrice: won(-200) })],
    additions: [anAddition({ quantity: 2 }), anAddition({ name: '리본', value: '', price: won(300) })],
  });
  const expressShopBranch = O.some(anExpressShopBranch({ branchAdditionalPrice: won(700) }));
  expect(said(anExpressShopUnit({ quantity: 3, item, expressShopBranch }))).toEqual([
    ['ItemPrice', 30_000, { price: 10_000, quantity: 3 }],
    ['OptionPrice', 1500, { name: '빨강', price: 500, quantity: 3 }],
    ['OptionPrice', -600, { name: '빨강', price: -200, quantity: 3 }],
    ['BranchPrice', 2100, { price: 700, quantity: 3 }],
    ['AdditionPrice', 2000, { name: '포장 선물 상자', price: 1000, quantity: 2 }],
    ['AdditionPrice', 300, { name: '리본', price: 300, quantity: 1 }],
  ]);
});

test('[PR-01 PR-08] omits parts that add 0 won to the price of a piece', () => {
  expect(said(anExpressShopUnit({ item: anItem({ options: [anOption()] }) }))).toEqual([
    ['ItemPrice', 10_000, { price: 10_000, quantity: 1 }],
  ]);
});

test('[PR-08] an option name joins its values; an option without values has no name', () => {
  const nameOf = (...values: readonly string[]) => {
    const optionEntries = values.map((value) => ({ name: '색상', value }));
    const item = anItem({ options: [anOption({ optionPrice: won(500), optionEntries })] });
    const option = entriesOf(aUnit({ item }))[1];
    return option?.rule === 'OptionPrice' ? option.inputs.name : undefined;
  };
  expect(nameOf('빨강')).toBe('빨강');
  expect(nameOf('빨강', '큰 것', '둥근')).toBe('빨강 큰 것 둥근');
  expect(nameOf()).toBe('');
});

test('[PR-08] every entry has its target and kind, in order of application', () => {
  const discounts = [aDiscount({ discountType: 'Member' }), aDiscount({ discountType: 'Seller' })];
  const home = { sellerGroupKey: 'Seller/S1', place: { type: 'Unit', cartUnitId: id(7) } };
  expect(entriesOf(aUnit({ cartUnitId: id(7), discounts }))).toMatchObject([
    { ...home, rule: 'ItemPrice', kind: 'Item' },
    { ...home, rule: 'SellerDiscount', kind: 'Discount' },
    { ...home, rule: 'MemberDiscount', kind: 'Discount' },
  ]);
});
