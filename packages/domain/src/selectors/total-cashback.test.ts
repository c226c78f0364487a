import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import type { CashbackTerms } from '../entities/cashback/cashback.ts';
import { cartUnitId, itemNo } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { anOpenCart } from '../testing/builders/cart.ts';
import { anItem, aUnit } from '../testing/builders/unit.ts';
import { totalCashbackOf } from './total-cashback.ts';

const [one, two] = [cartUnitId(1), cartUnitId(2)];
const pear = anItem({ itemNo: itemNo('PEAR'), itemSellPrice: won(20_000) });
const cart = anOpenCart([aUnit(), aUnit({ cartUnitId: two, item: pear })]);
const onPears: CashbackTerms = {
  cashbackType: 'Item',
  calcType: 'Rate',
  rate: 1,
  amount: won(0),
  maxAmount: O.none,
  date: '2026-12-01T00:00:00.000Z',
  target: { type: 'Items', itemNos: [pear.itemNo] },
};
const unitsOf = (selected: typeof cart.selected, terms = [onPears]) =>
  totalCashbackOf({ ...cart, selected }, terms).cartUnitCashbacks.map(({ cartUnitId: id }) => id);

test('[CM-33 CB-01] sums the cashback of the selected units by matching terms', () => {
  expect(unitsOf([one, two])).toEqual([two]);
  expect(unitsOf([one, two], [{ ...onPears, target: { type: 'All' } }])).toEqual([one, two]);
  expect([unitsOf([one]), unitsOf([]), unitsOf([one, two], [])]).toEqual([[], [], []]);
});
