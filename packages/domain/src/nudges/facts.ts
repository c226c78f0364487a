import type { Buyer } from '../entities/buyer/buyer.ts';
import type { CartNudgingType, NudgeType, RememberedNudges } from '../entities/nudge/nudge.ts';
import type { Storefront } from '../storefront/storefront.ts';

/** All that a nudge may depend on. */
export interface NudgeFacts {
  /** Where the cart is shown (ND-02). */
  readonly storefront: Storefront;
  /** Who looks at the cart: business buyers see other nudges (ND-05). */
  readonly buyer: Pick<Buyer, 'isDomesticBusinessman'>;
  /** What the marketplace allows this buyer (CM-01). */
  readonly allowed: readonly CartNudgingType[];
  /** Units in the cart. */
  readonly unitCount: number;
  /** Cards that the card nudge would show (ND-04). */
  readonly cardCount: number;
  /** Whether the buyer may join the club by one click (CL-01). */
  readonly canJoinClub: boolean;
  /** What the browser remembers of nudges that were shown or closed (ND-02). */
  readonly remembered: RememberedNudges;
}

/** A nudge: where it may show, and when it does (ND-02). */
export interface NudgeRule {
  /** The nudge. */
  readonly type: NudgeType;
  /** The marketplace's word that allows it; undefined where the page alone decides. */
  readonly allowedBy: CartNudgingType | undefined;
  /** Whether this tenant, device and language have it at all. */
  readonly isOffered: (storefront: Storefront) => boolean;
  /** Whether it concerns this buyer and cart. */
  readonly concerns: (facts: NudgeFacts) => boolean;
}
