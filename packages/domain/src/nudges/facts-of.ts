import type { Buyer } from '../entities/buyer/buyer.ts';
import {
  cartNudgingTypes,
  type CartNudgingType,
  type RememberedNudges,
  type SmileCardNudgeCoupon,
} from '../entities/nudge/nudge.ts';
import { shownCardOffers } from '../selectors/card-offers.ts';
import type { Cart } from '../cart/cart.ts';
import type { NudgeFacts } from './nudge-rules.ts';

type NudgedBuyer = Pick<Buyer, 'isLogin' | 'isDomesticBusinessman' | 'isSmileClub' | 'isUniverseClub'>;

const concerns: Readonly<Record<CartNudgingType, (buyer: NudgedBuyer) => boolean>> = {
  CLUB_ONE_CLICK: ({ isDomesticBusinessman, isSmileClub }) => !isDomesticBusinessman && !isSmileClub,
  SMILE_CARD: () => true,
  CART_COUNT_EXTENDED: ({ isDomesticBusinessman }) => isDomesticBusinessman,
  UNIVERSE_CLUB_AUTO_RENEWAL_NUDGE: ({ isUniverseClub }) => isUniverseClub,
};

/** Returns the nudges allowed for a signed-in buyer, without hidden ones. */
export const allowedNudgings = (buyer: NudgedBuyer, hidden: readonly CartNudgingType[]): readonly CartNudgingType[] =>
  buyer.isLogin ? cartNudgingTypes.filter((type) => concerns[type](buyer) && !hidden.includes(type)) : [];

export type BesideCart = Pick<NudgeFacts, 'canJoinClub'> & {
  /** Nudges that the browser remembers as shown or closed. */
  readonly remembered: RememberedNudges;
};

/** The page that shows a nudge. */
export interface NudgedPage {
  readonly cart: Pick<Cart, 'storefront' | 'buyer' | 'units'>;
  /** The nudges that the marketplace allows (ND-02). */
  readonly cartNudgingTypes: readonly CartNudgingType[];
  /** Card offers (ND-04). */
  readonly smileCardNudgeCoupons: readonly SmileCardNudgeCoupon[];
}

/** Returns the facts that decide the nudge of a cart. */
export const nudgeFactsOf = (page: NudgedPage, beside: BesideCart): NudgeFacts => ({
  ...beside,
  storefront: page.cart.storefront,
  buyer: page.cart.buyer,
  allowed: page.cartNudgingTypes,
  unitCount: page.cart.units.length,
  cardCount: shownCardOffers(page).length,
});
