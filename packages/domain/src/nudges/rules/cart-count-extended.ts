import { CART_SIZE } from '../../entities/buyer/buyer.ts';
import type { NudgeRule } from '../facts.ts';

/** Announces the larger cart of business buyers. */
export const cartCountExtended: NudgeRule = {
  type: 'NudgingCartCountExtended',
  allowedBy: 'CART_COUNT_EXTENDED',
  isOffered: () => true,
  concerns: ({ buyer, unitCount }) => buyer.isDomesticBusinessman && unitCount > CART_SIZE,
};
