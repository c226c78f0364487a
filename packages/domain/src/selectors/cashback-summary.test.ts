import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { anOpenCart, aUnit, withAllSelected } from '../testing/index.ts';
import type { UnitCashback } from '../entities/cashback/cashback.ts';
import { cashbackAnswerOf, cashbacksOf, cashbackSummaryOf } from './cashback-summary.ts';

const back = (id: number, amount: number, over: Partial<UnitCashback> = {}): UnitCashback => ({
  cartUnitId: cartUnitId(id),
  cashbackType: 'Item',
  amount: won(amount),
  rate: 0,
  date: '2026-12-05T15:00:00.500Z',
  ...over,
});
const cart = withAllSelected(anOpenCart([1, 2].map((id) => aUnit({ cartUnitId: cartUnitId(id) }))));

test('[CB-02] sums the cashback of the selected units of the tab, and ignores removed units', () => {
  const cashback = { cartUnitCashbacks: [back(1, 10), back(2, 20), back(9, 40)], useEnableDate: O.none };
  expect(cashbacksOf(cart, cashback)).toEqual([back(1, 10), back(2, 20)]);
  expect(cashbacksOf({ ...cart, selected: [cartUnitId(2)] }, cashback)).toEqual([back(2, 20)]);
  expect(cashbackSummaryOf(cart, cashback).totalCashbackAmount).toBe(30);
  expect(cashbacksOf({ ...cart, tab: 'SmileDelivery' }, cashback)).toEqual([]);
});

test('[CB-02] contains the date when all cashback except points is available, to the second', () => {
  const points = back(2, 20, { cashbackType: 'SsgPoint', date: '2027-03-01T00:00:00.000Z' });
  expect(cashbackAnswerOf([back(1, 10), points])).toEqual({
    cartUnitCashbacks: [back(1, 10), points],
    useEnableDate: O.some('2026-12-05T15:00:00.000Z'),
  });
  expect(cashbackAnswerOf([points]).useEnableDate).toEqual(O.none);
});
