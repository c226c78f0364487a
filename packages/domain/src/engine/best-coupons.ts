import type { Cart } from '../cart/cart.ts';
import { bestCombination, type BestCombination } from '../best-combination/best-combination.ts';
import type { TimeLimit } from '../best-combination/model/question.ts';
import { couponSituationOf } from '../selectors/situation.ts';
import { checkLimit } from './arguments.ts';
import { asked } from './at.ts';
import { pricingInput } from '../selectors/priced-of.ts';

/**
 * Which of the cart's known coupons save most on what is selected, proved, and why the others are left out (EN-02, CP-19).
 * @param now the moment at which they are judged, ms since 1970 UTC
 * @param nodeLimit how many parts of the search are looked at before the best so far is answered with its gap
 * @param timeLimit how long is searched before the same, with the clock that it is read from; no end where left out
 * @throws TypeError where the cart, the moment or a limit is none, RangeError where something in the cart costs no whole number
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
