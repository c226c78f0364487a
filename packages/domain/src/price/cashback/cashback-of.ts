import { type PricedCart, unitSummary } from '../priced/summary.ts';
import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { least, most, noWon, percentOf, type Won } from '../../money/won.ts';
import type { CashbackPolicy, CashbackType, UnitCashback } from '../../entities/cashback/cashback.ts';

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

/** The units of a priced cart that are being bought, at what they cost after discounts and coupons. */
export const cashbackUnitsOf = (priced: PricedCart, selected: readonly CartUnitId[]): readonly CashbackUnit[] =>
  selected.map((cartUnitId) => ({ cartUnitId, price: unitSummary(priced, cartUnitId).price }));
