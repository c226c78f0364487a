import { CART_SIZE } from '../../entities/buyer/buyer.ts';
import type { NudgeRule } from '../facts.ts';

/** A business buyer's cart holds more than others': told once it does (ND-05). */
export const cartCountExtended: NudgeRule = {
  type: 'NudgingCartCountExtended',
  allowedBy: 'CART_COUNT_EXTENDED',
  isOffered: () => true,
  concerns: ({ buyer, unitCount }) => buyer.isDomesticBusinessman && unitCount > CART_SIZE,
};
