import type { FoundOffers } from '../engine/cart-engine.ts';
import { messageOf, type Wording } from '../words/wording.ts';

/** A promotion that the best leave out, in words. */
export interface UnusedOfferView {
  /** The id of its offer. */
  readonly key: string;
  readonly name: string;
  readonly reason: string;
}

/** Why each other promotion is left out (CP-19, EN-20); nothing while it is searched. */
export const unusedOfferViews = (wording: Wording, { unusedPromotions }: FoundOffers): readonly UnusedOfferView[] =>
  unusedPromotions.map(({ promotion, reason }) => ({
    key: promotion,
    name: wording.engine.offers.find(({ id }) => id === promotion)?.name ?? promotion,
    reason: messageOf(wording, reason),
  }));
