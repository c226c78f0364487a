import { option as O } from 'fp-ts';
import type { Cart } from '../cart/cart.ts';
import { chosenUnits } from './priced-of.ts';
import { sum, type Won } from '../money/won.ts';
import type { CashbackAnswer, CashbackType, UnitCashback } from '../entities/cashback/cashback.ts';

/** What a selection gives back: totals by type in won, and from when they can be used (CB-02). */
export interface CashbackSummary {
  /** All types together, in won. */
  readonly totalCashbackAmount: Won;
  /** Of items, in won. */
  readonly itemCashback: Won;
  /** Of sellers, in won. */
  readonly sellerCashback: Won;
  /** For paying by SmilePay, in won. */
  readonly smilePayCashback: Won;
  /** Of the club’s day, in won. */
  readonly clubDayCashback: Won;
  /** In points of SSG, worth so many won. */
  readonly ssgPointCashback: Won;
  /** When all points can be used, ISO 8601; none without points. */
  readonly ssgCashbackDate: O.Option<string>;
  /** When all the rest can be used, seconds since 1970 UTC; none where there is no rest. */
  readonly useEnableDateUnix: O.Option<number>;
}

const ofType = (cashbacks: readonly UnitCashback[], type: CashbackType): Won =>
  sum(cashbacks.flatMap(({ cashbackType, amount }) => (cashbackType === type ? [amount] : [])));

/** The latest moment of a list: from then on all of it can be used. Dates that cannot be read count for nothing. */
const latest = (cashbacks: readonly UnitCashback[]): O.Option<number> => {
  const moments = cashbacks.map(({ date }) => Date.parse(date)).filter((ms) => !Number.isNaN(ms));
  return moments.length === 0 ? O.none : O.some(Math.max(...moments));
};

/**
 * The totals of what units give back; they add up to the whole (CB-02).
 * @example
 * const given = { cartUnitId: cartUnitId(1), cashbackType: 'Item', amount: won(258), rate: 1, date: '2026-12-01T00:00:00Z' } as const;
 * const { itemCashback, totalCashbackAmount } = cashbackSummary([given, { ...given, cashbackType: 'SsgPoint' }]);
 * [itemCashback, totalCashbackAmount]; // [ 258, 516 ]
 */
export const cashbackSummary = (cashbacks: readonly UnitCashback[]): CashbackSummary => {
  const isPoint = ({ cashbackType }: UnitCashback): boolean => cashbackType === 'SsgPoint';
  return {
    totalCashbackAmount: sum(cashbacks.map(({ amount }) => amount)),
    itemCashback: ofType(cashbacks, 'Item'),
    sellerCashback: ofType(cashbacks, 'Seller'),
    smilePayCashback: ofType(cashbacks, 'SmilePay'),
    clubDayCashback: ofType(cashbacks, 'ClubDay'),
    ssgPointCashback: ofType(cashbacks, 'SsgPoint'),
    ssgCashbackDate: O.map((ms: number) => new Date(ms).toISOString())(latest(cashbacks.filter(isPoint))),
    useEnableDateUnix: O.map((ms: number) => Math.floor(ms / 1000))(latest(cashbacks.filter((one) => !isPoint(one)))),
  };
};

/**
 * What the selected units of the tab give back, as far as the server has said it: a unit that was just left gives nothing.
 * @example
 * const cashback = totalCashbackOf(cart, [{ ...aCashbackPolicy({ rate: 1 }), target: { type: 'All' } }]);
 * cashbacksOf({ ...cart, selected: [cartUnitId(2)] }, cashback).map(({ amount }) => amount); // [ 99 ]
 */
export const cashbacksOf = (
  cart: Pick<Cart, 'units' | 'selected' | 'tab'>,
  cashback: CashbackAnswer,
): readonly UnitCashback[] => {
  const chosen = new Set(chosenUnits(cart).map(({ cartUnitId }) => cartUnitId));
  return cashback.cartUnitCashbacks.filter(({ cartUnitId }) => chosen.has(cartUnitId));
};

/**
 * The totals of what the selected units of the tab give back (CB-02).
 * @example
 * const cashback = totalCashbackOf(cart, [{ ...aCashbackPolicy({ rate: 1 }), target: { type: 'All' } }]);
 * cashbackSummaryOf(cart, cashback).totalCashbackAmount; // 357
 */
export const cashbackSummaryOf = (cart: Cart, cashback: CashbackAnswer): CashbackSummary =>
  cashbackSummary(cashbacksOf(cart, cashback));

/**
 * What units give back, with the date from which all of it but points can be used (CM-33).
 * @example
 * const given = { cartUnitId: cartUnitId(1), cashbackType: 'Item', amount: won(258), rate: 1, date: '2026-12-01T00:00:00Z' } as const;
 * O.toNullable(cashbackAnswerOf([given, { ...given, date: '2026-12-09T00:00:00Z' }]).useEnableDate); // 2026-12-09T00:00:00.000Z
 */
export const cashbackAnswerOf = (cartUnitCashbacks: readonly UnitCashback[]): CashbackAnswer => ({
  cartUnitCashbacks,
  useEnableDate: O.map((seconds: number) => new Date(seconds * 1000).toISOString())(
    cashbackSummary(cartUnitCashbacks).useEnableDateUnix,
  ),
});
