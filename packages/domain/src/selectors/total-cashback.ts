import type { CashbackAnswer, CashbackTerms } from '../entities/cashback/cashback.ts';
import { cashbackAnswerOf } from './cashback-summary.ts';
import { isTargeted } from '../entities/coupon/target.ts';
import { cashbackOf, cashbackUnitsOf } from '../price/cashback/cashback-of.ts';
import type { Cart } from '../cart/cart.ts';
import { chosenUnits, pricedOf } from './priced-of.ts';

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
