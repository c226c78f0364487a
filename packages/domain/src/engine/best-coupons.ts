import type { Cart } from '../cart/cart.ts';
import { bestCombination, type BestCombination } from '../best-combination/best-combination.ts';
import type { TimeLimit } from '../best-combination/budget.ts';
import { couponSituationOf } from '../selectors/situation.ts';
import { checkLimit } from './arguments.ts';
import { asked } from './at.ts';
import { pricingInput } from '../selectors/priced-of.ts';

/**
 * Returns the offered coupons that save most on the selected units, with the reasons for unused coupons (CP-19).
 * @param now moment of evaluation, ms since 1970 UTC
 * @param nodeLimit node limit; beyond it the result has a gap
 * @param timeLimit time limit with its clock, 1,000 ms by default; without a clock as much work as usually fits in it
 * @throws TypeError if an argument is invalid, RangeError if an amount is not a whole number
 * @example
 * const { saving, isProved, unused } = bestCoupons(cart, now);
 * [saving, isProved, unused.map(({ reason }) => reason.code)]; // [ 2580, true, [ 'COUPON-MINIMUM' ] ]
 */
export const bestCoupons = (state: Cart, now: number, nodeLimit?: number, timeLimit?: TimeLimit): BestCombination => {
  checkLimit(nodeLimit, 'nodeLimit');
  checkLimit(timeLimit?.ms, 'timeLimit.ms');
  return bestCombination({
    pricing: pricingInput(asked(state, now)),
    coupons: state.coupons.offered,
    situation: couponSituationOf(state, now),
    ...(nodeLimit === undefined ? {} : { nodeLimit }),
    ...(timeLimit === undefined ? {} : { timeLimit }),
  });
};
