import type { PricedCart } from '../priced/priced-cart.ts';
import { option as O } from 'fp-ts';
import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { unitSummary } from '../priced/summary.ts';
import { least, most, noWon, percentOf, type Won } from '../../money/won.ts';
import type { CashbackPolicy, CashbackType, UnitCashback } from '../../entities/cashback/cashback.ts';

/** Who is given cashback. */
export interface CashbackBuyer extends Pick<Buyer, 'isSmileClub' | 'isDomesticBusinessman'> {
  /** Whether the buyer is in the SSG membership. */
  readonly isSsgMembership: boolean;
}

/** A unit that is being bought, with what it costs after discounts and coupons, in won. */
export interface CashbackUnit {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** After discounts and coupons, in won. */
  readonly price: Won;
}

/** All that decides cashback. */
export interface CashbackInput {
  /** The units that are being bought. */
  readonly units: readonly CashbackUnit[];
  /** The cashbacks that are given for them. */
  readonly policies: readonly CashbackPolicy[];
  /** Who buys: points are for members of the club or of SSG, and never for businesses (CB-02). */
  readonly buyer: CashbackBuyer;
}

/** To whom a type is given: points only to members of the club or of SSG, never to business buyers (CB-02). */
const isGivenTo: Readonly<Record<CashbackType, (buyer: CashbackBuyer) => boolean>> = {
  Item: () => true,
  Seller: () => true,
  SmilePay: () => true,
  ClubDay: ({ isSmileClub }) => isSmileClub,
  SsgPoint: ({ isSmileClub, isSsgMembership, isDomesticBusinessman }) =>
    (isSmileClub || isSsgMembership) && !isDomesticBusinessman,
};

/**
 * What a policy gives for a price, in won: rounded down, up to its maximum, never more than the price (CB-01).
 * @example
 * cashbackWorth(aCashbackPolicy({ rate: 1.5 }), won(9_990)); // 149
 * cashbackWorth(aCashbackPolicy({ rate: 50, maxAmount: O.some(won(3_000)) }), won(9_990)); // 3000
 */
export const cashbackWorth = ({ calcType, rate, amount, maxAmount }: CashbackPolicy, price: Won): Won => {
  const full = calcType === 'Rate' ? percentOf(price, rate) : amount;
  return most(noWon, least(O.isSome(maxAmount) ? least(full, maxAmount.value) : full, price));
};

const givenBy = (policy: CashbackPolicy, units: ReadonlyMap<CartUnitId, CashbackUnit>): readonly UnitCashback[] =>
  [...new Set(policy.cartUnitIds)].flatMap((cartUnitId) => {
    const unit = units.get(cartUnitId);
    const amount = unit ? cashbackWorth(policy, unit.price) : noWon;
    if (amount <= 0) return [];
    const rate = policy.calcType === 'Rate' ? policy.rate : 0;
    return [{ cartUnitId, cashbackType: policy.cashbackType, amount, rate, date: policy.date }];
  });

/**
 * What each unit gives back, policy by policy; nothing of 0 won and nothing for units that are not bought (CB-01, CB-02).
 * @example
 * const policies = [aCashbackPolicy({ rate: 1 }), aCashbackPolicy({ cashbackType: 'SsgPoint' })];
 * const given = cashbackOf({ units: cashbackUnitsOf(pricedOf(cart), cart.selected), policies, buyer: cart.buyer });
 * given.map(({ cashbackType, amount }) => [cashbackType, amount]); // [ [ 'Item', 258 ] ]
 */
export const cashbackOf = ({ units, policies, buyer }: CashbackInput): readonly UnitCashback[] => {
  const byId = new Map(units.map((unit) => [unit.cartUnitId, unit]));
  return policies
    .filter(({ cashbackType }) => isGivenTo[cashbackType](buyer))
    .flatMap((policy) => givenBy(policy, byId));
};

/**
 * The units of a priced cart that are being bought, at what they cost after discounts and coupons.
 * @example
 * cashbackUnitsOf(pricedOf({ ...cart, appliedCoupons: [aCoupon()] }), [cartUnitId(1)]); // [ { cartUnitId: 1, price: 23220 } ]
 */
export const cashbackUnitsOf = (priced: PricedCart, selected: readonly CartUnitId[]): readonly CashbackUnit[] =>
  selected.map((cartUnitId) => ({ cartUnitId, price: unitSummary(priced, cartUnitId).price }));
