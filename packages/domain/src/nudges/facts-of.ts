import type { CartNudgingType, RememberedNudges } from '../entities/nudge/nudge.ts';
import type { SmileCardNudgeCoupon } from '../entities/nudge/smile-card-nudge.ts';
import { shownCardOffers } from '../selectors/card-offers.ts';
import type { Cart } from '../cart/cart.ts';
import type { NudgeFacts } from './facts.ts';

/** Nudge facts outside the cart. */
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

/**
 * Returns the facts that decide the nudge of a cart.
 * @example
 * const page = { cart, cartNudgingTypes: [], smileCardNudgeCoupons: [] };
 * const facts = nudgeFactsOf(page, { canJoinClub: false, remembered: noNudges });
 * [facts.unitCount, facts.cardCount, facts.allowed]; // [ 2, 0, [] ]
 */
export const nudgeFactsOf = (page: NudgedPage, beside: BesideCart): NudgeFacts => ({
  ...beside,
  storefront: page.cart.storefront,
  buyer: page.cart.buyer,
  allowed: page.cartNudgingTypes,
  unitCount: page.cart.units.length,
  cardCount: shownCardOffers(page).length,
});
