import fc, { type Arbitrary } from 'fast-check';
import type { CartUnitId } from '../../cart/ids.ts';
import { cashbackTypes, type CashbackPolicy } from '../../cashback/cashback.ts';
import type { CashbackBuyer } from '../../cashback/cashback-of.ts';
import { arbOption, arbWonIn } from './price.ts';

/** The terms of a cashback for some of these units. */
export const arbCashbackPolicy = (ids: readonly CartUnitId[]): Arbitrary<CashbackPolicy> =>
  fc.record({
    cashbackType: fc.constantFrom(...cashbackTypes),
    calcType: fc.constantFrom('Rate' as const, 'Amount' as const),
    rate: fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
    amount: arbWonIn(0, 5000),
    maxAmount: arbOption(arbWonIn(0, 5000)),
    date: fc.integer({ min: 0, max: 60 }).map((days) => new Date(Date.UTC(2026, 10, 1 + days)).toISOString()),
    cartUnitIds: fc.subarray([...ids]),
  });

/** Anyone who may be given cashback. */
export const arbCashbackBuyer: Arbitrary<CashbackBuyer> = fc.record({
  isSmileClub: fc.boolean(),
  isSsgMembership: fc.boolean(),
  isDomesticBusinessman: fc.boolean(),
});
