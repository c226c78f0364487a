import fc, { type Arbitrary } from 'fast-check';
import type { CartUnitId } from '../../money/ids.ts';
import {
  cashbackTypes,
  type CashbackAnswer,
  type CashbackPolicy,
  type UnitCashback,
} from '../../entities/cashback/cashback.ts';
import type { CashbackBuyer } from '../../price/cashback/cashback-of.ts';
import type { SmileCardNudgeCoupon } from '../../entities/nudge/smile-card-nudge.ts';
import { arbOption, arbWonIn } from './price.ts';
import { arbText } from './text.ts';

const arbDate = fc.integer({ min: 0, max: 60 }).map((days) => new Date(Date.UTC(2026, 10, 1 + days)).toISOString());

const arbRate = fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10);

/**
 * The terms of a cashback for some of these units.
 * @example
 * const inBounds = fc.property(arbCashbackPolicy([cartUnitId(1)]), (policy) => cashbackWorth(policy, won(1_000)) <= 1_000);
 * fc.check(inBounds).failed; // false
 */
export const arbCashbackPolicy = (ids: readonly CartUnitId[]): Arbitrary<CashbackPolicy> =>
  fc.record({
    cashbackType: fc.constantFrom(...cashbackTypes),
    calcType: fc.constantFrom('Rate' as const, 'Amount' as const),
    rate: arbRate,
    amount: arbWonIn(0, 5000),
    maxAmount: arbOption(arbWonIn(0, 5000)),
    date: arbDate,
    cartUnitIds: fc.subarray([...ids]),
  });

export const arbCashbackBuyer: Arbitrary<CashbackBuyer> = fc.record({
  isSmileClub: fc.boolean(),
  isSsgMembership: fc.boolean(),
  isDomesticBusinessman: fc.boolean(),
});

const arbUnitCashback = (ids: readonly CartUnitId[]): Arbitrary<UnitCashback> =>
  fc.record({
    cartUnitId: fc.constantFrom(...ids),
    cashbackType: fc.constantFrom(...cashbackTypes),
    amount: arbWonIn(1, 5000),
    rate: arbRate,
    date: arbDate,
  });

/**
 * What the server says that some of these units give back.
 * @example
 * const answers = fc.sample(arbCashbackAnswer([cartUnitId(7)]));
 * answers.every(({ cartUnitCashbacks }) => cartUnitCashbacks.every((given) => given.cartUnitId === 7)); // true
 */
export const arbCashbackAnswer = (ids: readonly CartUnitId[]): Arbitrary<CashbackAnswer> =>
  fc.record({
    cartUnitCashbacks: ids.length === 0 ? fc.constant([]) : fc.array(arbUnitCashback(ids), { maxLength: 4 }),
    useEnableDate: arbOption(arbDate),
  });

export const arbCardOffers: Arbitrary<readonly SmileCardNudgeCoupon[]> = fc.uniqueArray(
  fc.record({
    couponNo: fc.integer({ min: 1, max: 99 }).map((n) => `K${n}`),
    cardName: arbText,
    discountPrice: arbWonIn(0, 20_000),
    possiblePrice: arbWonIn(0, 100_000),
  }),
  { maxLength: 4, selector: ({ couponNo }) => couponNo },
);
