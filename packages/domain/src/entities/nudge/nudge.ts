/** The nudges that the marketplace allows a buyer, in its own words (CM-01, CM-02, CM-09). */
export const cartNudgingTypes = [
  'CLUB_ONE_CLICK',
  'SMILE_CARD',
  'CART_COUNT_EXTENDED',
  'UNIVERSE_CLUB_AUTO_RENEWAL_NUDGE',
] as const;
/** A nudge that the marketplace allows a buyer. */
export type CartNudgingType = (typeof cartNudgingTypes)[number];

/** The layers that a nudge shows in, by their priority: the first that may show does, and it alone (ND-01, LY-01). */
export const nudgeTypes = [
  'NudgingUniverseClubAutoRenewal',
  'NudgingClubOneClick',
  'NudgingSmileCard',
  'NudgingAppDown',
  'NudgingCartCountExtended',
] as const;
/** A nudge, by the layer that it shows in. */
export type NudgeType = (typeof nudgeTypes)[number];

/** What a browser remembers of nudges over visits (ND-02, CO-01). */
export interface RememberedNudges {
  /** Those that the shopper has closed, while their cookie lasts. */
  readonly closed: readonly NudgeType[];
  /** How often the one-click nudge was shown (ND-06). */
  readonly oneClickShowings: number;
}

/** A browser that remembers nothing. */
export const noNudges: RememberedNudges = { closed: [], oneClickShowings: 0 };
