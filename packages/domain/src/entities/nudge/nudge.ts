import type { Won } from '../../money/won.ts';

/** Nudges that the marketplace allows a buyer, with its own codes. */
export const cartNudgingTypes = [
  'CLUB_ONE_CLICK',
  'SMILE_CARD',
  'CART_COUNT_EXTENDED',
  'UNIVERSE_CLUB_AUTO_RENEWAL_NUDGE',
] as const;
export type CartNudgingType = (typeof cartNudgingTypes)[number];

/** Nudge layers by priority. Only the first possible one is shown. */
export const nudgeTypes = [
  'NudgingUniverseClubAutoRenewal',
  'NudgingClubOneClick',
  'NudgingSmileCard',
  'NudgingAppDown',
  'NudgingCartCountExtended',
] as const;
export type NudgeType = (typeof nudgeTypes)[number];

export interface RememberedNudges {
  readonly closed: readonly NudgeType[];
  /** True for a day after any nudge was closed. */
  readonly isQuiet: boolean;
  readonly oneClickShowings: number;
}

export const noNudges: RememberedNudges = { closed: [], isQuiet: false, oneClickShowings: 0 };

export interface SmileCardNudgeCoupon {
  readonly couponNo: string;
  readonly cardName: string;
  readonly discountPrice: Won;
  readonly possiblePrice: Won;
}
