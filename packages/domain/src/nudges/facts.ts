import type { Buyer } from '../entities/buyer/buyer.ts';
import type { CartNudgingType, NudgeType, RememberedNudges } from '../entities/nudge/nudge.ts';
import type { Storefront } from '../storefront/storefront.ts';

export interface NudgeFacts {
  readonly storefront: Storefront;
  /** Business buyers see other nudges. */
  readonly buyer: Pick<Buyer, 'isDomesticBusinessman'>;
  readonly allowed: readonly CartNudgingType[];
  readonly unitCount: number;
  readonly cardCount: number;
  readonly canJoinClub: boolean;
  /** Nudges that the browser remembers as shown or closed. */
  readonly remembered: RememberedNudges;
}

export interface NudgeRule {
  readonly type: NudgeType;
  /** Required permission from the marketplace, or undefined. */
  readonly allowedBy: CartNudgingType | undefined;
  readonly isOffered: (storefront: Storefront) => boolean;
  readonly concerns: (facts: NudgeFacts) => boolean;
}
