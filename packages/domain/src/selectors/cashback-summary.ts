import type { Cart } from '../cart/cart.ts';
import { chosenUnits, pricedOf } from './priced-of.ts';
import { sum, type Won } from '../money/won.ts';
import type { CashbackAnswer, CashbackType, UnitCashback, CashbackTerms } from '../entities/cashback/cashback.ts';
import { isTargeted } from '../entities/coupon/held-coupon.ts';
import { cashbackOf, cashbackUnitsOf } from '../price/cashback/cashback-of.ts';

/** Cashback totals of a selection in won, with availability dates (CB-02). */
export interface CashbackSummary {
  readonly totalCashbackAmount: Won;
  readonly itemCashback: Won;
  readonly sellerCashback: Won;
  readonly smilePayCashback: Won;
  readonly clubDayCashback: Won;
  /** In points of SSG, in won. */
  readonly ssgPointCashback: Won;
  /** Availability of all points, ISO 8601; undefined without points. */
  readonly ssgCashbackDate: string | undefined;
  /** Availability of all other cashback, seconds since 1970 UTC, or undefined. */
  readonly useEnableDateUnix: number | undefined;
}

const ofType = (cashbacks: readonly UnitCashback[], type: CashbackType): Won =>
  sum(cashbacks.flatMap(({ cashbackType, amount }) => (cashbackType === type ? [amount] : [])));

/** Returns the latest date of a list; ignores unreadable dates. */
const latest = (cashbacks: readonly UnitCashback[]): number | undefined => {
  const moments = cashbacks.map(({ date }) => Date.parse(date)).filter((ms) => !Number.isNaN(ms));
  return moments.length === 0 ? undefined : Math.max(...moments);
};

const isoOf = (ms: number | undefined): string | undefined =>
  ms === undefined ? undefined : new Date(ms).toISOString();

/** Returns the cashback totals of units by kind; they add up to the whole (CB-02). */
export const cashbackSummary = (cashbacks: readonly UnitCashback[]): CashbackSummary => {
  const isPoint = ({ cashbackType }: UnitCashback): boolean => cashbackType === 'SsgPoint';
  const enabled = latest(cashbacks.filter((one) => !isPoint(one)));
  return {
    totalCashbackAmount: sum(cashbacks.map(({ amount }) => amount)),
    itemCashback: ofType(cashbacks, 'Item'),
    sellerCashback: ofType(cashbacks, 'Seller'),
    smilePayCashback: ofType(cashbacks, 'SmilePay'),
    clubDayCashback: ofType(cashbacks, 'ClubDay'),
    ssgPointCashback: ofType(cashbacks, 'SsgPoint'),
    ssgCashbackDate: isoOf(latest(cashbacks.filter(isPoint))),
    useEnableDateUnix: enabled === undefined ? undefined : Math.floor(enabled / 1000),
  };
};

/** Returns the known cashback of the selected units; ignores removed units. */
export const cashbacksOf = (
  cart: Pick<Cart, 'units' | 'selected' | 'tab'>,
  cashback: CashbackAnswer,
): readonly UnitCashback[] => {
  const chosen = new Set(chosenUnits(cart).map(({ cartUnitId }) => cartUnitId));
  return cashback.cartUnitCashbacks.filter(({ cartUnitId }) => chosen.has(cartUnitId));
};

/** Returns the cashback totals of the selected units of the tab (CB-02). */
export const cashbackSummaryOf = (cart: Cart, cashback: CashbackAnswer): CashbackSummary =>
  cashbackSummary(cashbacksOf(cart, cashback));

/** Returns the cashback of units with the availability date of all except points (CM-33). */
export const cashbackAnswerOf = (cartUnitCashbacks: readonly UnitCashback[]): CashbackAnswer => {
  const { useEnableDateUnix: seconds } = cashbackSummary(cartUnitCashbacks);
  return { cartUnitCashbacks, useEnableDate: isoOf(seconds === undefined ? undefined : seconds * 1000) };
};

/** Returns the cashback of a selection by these terms (CM-33, CB-01). */
export const totalCashbackOf = (
  state: Cart,
  terms: readonly CashbackTerms[],
  priced = pricedOf(state),
): CashbackAnswer => {
  const chosen = chosenUnits(state);
  const policies = terms.map(({ target, ...policy }) => ({
    ...policy,
    cartUnitIds: chosen.filter((unit) => isTargeted(target, unit)).map(({ cartUnitId }) => cartUnitId),
  }));
  const units = cashbackUnitsOf(
    priced,
    chosen.map(({ cartUnitId }) => cartUnitId),
  );
  return cashbackAnswerOf(cashbackOf({ units, policies, buyer: state.buyer }));
};
