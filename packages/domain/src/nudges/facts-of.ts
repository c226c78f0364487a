import type { RememberedNudges } from '../entities/nudge/nudge.ts';
import { shownCardOffers } from '../selectors/card-offers.ts';
import type { CartState } from '../state/state.ts';
import type { NudgeFacts } from './facts.ts';

/** What is known of nudges beside the cart. */
export type BesideCart = Pick<NudgeFacts, 'canJoinClub'> & {
  /** What the browser remembers of nudges that were shown or closed (ND-02). */
  readonly remembered: RememberedNudges;
};

/**
 * The facts of a cart from which its nudge follows.
 * @example
 * const facts = nudgeFactsOf(cart, { canJoinClub: false, remembered: noNudges });
 * [facts.unitCount, facts.cardCount, facts.allowed]; // [ 2, 0, [] ]
 */
export const nudgeFactsOf = (state: CartState, beside: BesideCart): NudgeFacts => ({
  ...beside,
  storefront: state.storefront,
  buyer: state.buyer,
  allowed: state.cartNudgingTypes,
  unitCount: state.units.length,
  cardCount: shownCardOffers(state).length,
});
