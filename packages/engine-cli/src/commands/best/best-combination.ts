import type { Messages } from '@baguni/domain';
import type { ReadCart } from '../../input/read-cart.ts';
import type { Outcome } from '../../output/outcome.ts';
import type { Wording } from '../naming.ts';
import { chosenOf, hasPromotions, unusedOf, unusedPromotionsOf, type Best } from './best-facts.ts';
import { bestLines } from './best-lines.ts';

const jsonOf = (best: Best, asked: ReadCart, wording: Wording, messages: Messages): object => {
  const { saving, payable, bound, isProved, nodes, promotions } = best;
  const ofShop = { promotions, unusedPromotions: unusedPromotionsOf(best, wording, messages) };
  return {
    saving,
    payable,
    present: payable + best.savingAgainstPresent,
    isProved,
    gap: bound - saving,
    nodes,
    chosen: chosenOf(best),
    unused: unusedOf(best, wording, messages),
    ...(hasPromotions(asked) ? ofShop : {}),
  };
};

/**
 * `baguni best-coupons`: which coupons save most, and which promotions where a shop has some, what that saves, that it is proved or by
 * how much it might not be the most, and why each other coupon is left out; judged at a moment (CP-19, EN-03).
 * @param now ms since 1970 UTC
 * @param nodes how many parts of the search are looked at
 */
export const bestCombination = (
  asked: ReadCart,
  now: number,
  wording: Wording,
  messages: Messages,
  nodes?: number,
): Outcome => {
  const best: Best = asked.engine.bestOffers(asked.cart, now, nodes);
  return {
    lines: bestLines(best, asked, wording, messages),
    json: jsonOf(best, asked, wording, messages),
    exitCode: 0,
  };
};
