import { type PricedCart, unitSummary } from '../price/priced-cart.ts';
import type { Buyer } from '../entities/buyer/buyer.ts';
import type { CartUnitId } from '../money/ids.ts';
import { least, most, noWon, percentOf, type Won, sum } from '../money/won.ts';
import type {
  CashbackPolicy,
  CashbackType,
  UnitCashback,
  CashbackAnswer,
  CashbackTerms,
} from '../entities/cashback/cashback.ts';
import type { Cart } from '../cart/cart.ts';
import { chosenUnits, pricedOf } from './priced-of.ts';
import { isTargeted } from '../entities/coupon/coupon.ts';

export interface CashbackBuyer extends Pick<Buyer, 'isSmileClub' | 'isDomesticBusinessman'> {
  readonly isSsgMembership: boolean;
}

export interface CashbackUnit {
  readonly cartUnitId: CartUnitId;
  readonly price: Won;
}

export interface CashbackInput {
  readonly units: readonly CashbackUnit[];
  readonly policies: readonly CashbackPolicy[];
  readonly buyer: CashbackBuyer;
}

const isGivenTo: Readonly<Record<CashbackType, (buyer: CashbackBuyer) => boolean>> = {
  Item: () => true,
  Seller: () => true,
  SmilePay: () => true,
  ClubDay: ({ isSmileClub }) => isSmileClub,
  SsgPoint: ({ isSmileClub, isSsgMembership, isDomesticBusinessman }) =>
    (isSmileClub || isSsgMembership) && !isDomesticBusinessman,
};

/** Returns the cashback for a price in won: rounded down, up to its maximum, at most the price. */
export const cashbackWorth = ({ calcType, rate, amount, maxAmount }: CashbackPolicy, price: Won): Won => {
  const full = calcType === 'Rate' ? percentOf(price, rate) : amount;
  return most(noWon, least(maxAmount === undefined ? full : least(full, maxAmount), price));
};

const givenBy = (policy: CashbackPolicy, units: ReadonlyMap<CartUnitId, CashbackUnit>): readonly UnitCashback[] =>
  [...new Set(policy.cartUnitIds)].flatMap((cartUnitId) => {
    const unit = units.get(cartUnitId);
    const amount = unit ? cashbackWorth(policy, unit.price) : noWon;
    if (amount <= 0) return [];
    const rate = policy.calcType === 'Rate' ? policy.rate : 0;
    return [{ cartUnitId, cashbackType: policy.cashbackType, amount, rate, date: policy.date }];
  });

/** Returns the cashback of each unit and policy; omits 0 won and unselected units. */
export const cashbackOf = ({ units, policies, buyer }: CashbackInput): readonly UnitCashback[] => {
  const byId = new Map(units.map((unit) => [unit.cartUnitId, unit]));
  return policies
    .filter(({ cashbackType }) => isGivenTo[cashbackType](buyer))
    .flatMap((policy) => givenBy(policy, byId));
};

/** The selected units of a priced cart, with their prices after discounts and coupons. */
export const cashbackUnitsOf = (priced: PricedCart, selected: readonly CartUnitId[]): readonly CashbackUnit[] =>
  selected.map((cartUnitId) => ({ cartUnitId, price: unitSummary(priced, cartUnitId).price }));

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
