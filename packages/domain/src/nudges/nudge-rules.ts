import { type Buyer, CART_SIZE } from '../entities/buyer/buyer.ts';
import type { CartNudgingType, NudgeType, RememberedNudges } from '../entities/nudge/nudge.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { featuresOf } from '../storefront/features.ts';

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

/** Maximum displays; later only the club banner remains. */
export const MAX_ONE_CLICK_SHOWINGS = 3;

export const nudgeRules: readonly NudgeRule[] = [
  // announces the automatic renewal of the universe club; the server records that it was shown, so it needs no cookie
  {
    type: 'NudgingUniverseClubAutoRenewal',
    allowedBy: 'UNIVERSE_CLUB_AUTO_RENEWAL_NUDGE',
    isOffered: (storefront) => featuresOf(storefront).club,
    concerns: () => true,
  },
  // offers the club by one click
  {
    type: 'NudgingClubOneClick',
    allowedBy: 'CLUB_ONE_CLICK',
    isOffered: (storefront) => featuresOf(storefront).club,
    concerns: ({ canJoinClub, remembered }) => canJoinClub && remembered.oneClickShowings < MAX_ONE_CLICK_SHOWINGS,
  },
  // advertises the card discount at payment; the outlet has none
  {
    type: 'NudgingSmileCard',
    allowedBy: 'SMILE_CARD',
    isOffered: ({ tenant }) => tenant === 'marketplace',
    concerns: ({ cardCount }) => cardCount > 0,
  },
  // suggests the app in a mobile browser; needs no permission from the marketplace
  {
    type: 'NudgingAppDown',
    allowedBy: undefined,
    isOffered: ({ device, language, app }) => device === 'm' && language === 'ko' && app === undefined,
    concerns: () => true,
  },
  // announces the larger cart of business buyers
  {
    type: 'NudgingCartCountExtended',
    allowedBy: 'CART_COUNT_EXTENDED',
    isOffered: () => true,
    concerns: ({ buyer, unitCount }) => buyer.isDomesticBusinessman && unitCount > CART_SIZE,
  },
];

const shows =
  (facts: NudgeFacts) =>
  ({ type, allowedBy, isOffered, concerns }: NudgeRule): boolean =>
    isOffered(facts.storefront) &&
    (allowedBy === undefined || facts.allowed.includes(allowedBy)) &&
    !facts.remembered.closed.includes(type) &&
    concerns(facts);

/** Returns the first qualified nudge; none on an empty cart, or for a day after one was closed (ND-01, ND-02). */
export const nudgeOf = (facts: NudgeFacts): NudgeType | undefined =>
  facts.unitCount === 0 || facts.remembered.isQuiet ? undefined : nudgeRules.find(shows(facts))?.type;
