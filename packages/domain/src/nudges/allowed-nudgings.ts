import type { Buyer } from '../entities/buyer/buyer.ts';
import { cartNudgingTypes, type CartNudgingType } from '../entities/nudge/nudge.ts';

type NudgedBuyer = Pick<Buyer, 'isLogin' | 'isDomesticBusinessman' | 'isSmileClub' | 'isUniverseClub'>;

const concerns: Readonly<Record<CartNudgingType, (buyer: NudgedBuyer) => boolean>> = {
  CLUB_ONE_CLICK: ({ isDomesticBusinessman, isSmileClub }) => !isDomesticBusinessman && !isSmileClub,
  SMILE_CARD: () => true,
  CART_COUNT_EXTENDED: ({ isDomesticBusinessman }) => isDomesticBusinessman,
  UNIVERSE_CLUB_AUTO_RENEWAL_NUDGE: ({ isUniverseClub }) => isUniverseClub,
};

/**
 * Returns the nudges allowed for a signed-in buyer, without hidden ones.
 * @example
 * allowedNudgings(aBuyer(), []); // [ 'CLUB_ONE_CLICK', 'SMILE_CARD' ]
 * allowedNudgings(aBuyer(), ['SMILE_CARD']); // [ 'CLUB_ONE_CLICK' ]
 * allowedNudgings(guest, []); // []
 */
export const allowedNudgings = (buyer: NudgedBuyer, hidden: readonly CartNudgingType[]): readonly CartNudgingType[] =>
  buyer.isLogin ? cartNudgingTypes.filter((type) => concerns[type](buyer) && !hidden.includes(type)) : [];
