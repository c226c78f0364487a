import type { NudgeType } from '../entities/nudge/nudge.ts';
import type { NudgeFacts, NudgeRule } from './facts.ts';
import { appDownload } from './rules/app-download.ts';
import { autoRenewal } from './rules/auto-renewal.ts';
import { cartCountExtended } from './rules/cart-count-extended.ts';
import { oneClick } from './rules/one-click.ts';
import { smileCard } from './rules/smile-card.ts';

export const nudgeRules: readonly NudgeRule[] = [autoRenewal, oneClick, smileCard, appDownload, cartCountExtended];

const shows =
  (facts: NudgeFacts) =>
  ({ type, allowedBy, isOffered, concerns }: NudgeRule): boolean =>
    isOffered(facts.storefront) &&
    (allowedBy === undefined || facts.allowed.includes(allowedBy)) &&
    !facts.remembered.closed.includes(type) &&
    concerns(facts);

/**
 * Returns the first qualified nudge; none on an empty cart, or for a day after one was closed (ND-01, ND-02).
 * @example
 * const page = { cart, cartNudgingTypes: ['CLUB_ONE_CLICK'] as const, smileCardNudgeCoupons: [] };
 * nudgeOf(nudgeFactsOf(page, { canJoinClub: true, remembered: noNudges })); // NudgingClubOneClick
 * nudgeOf(nudgeFactsOf(page, { canJoinClub: false, remembered: noNudges })); // undefined
 */
export const nudgeOf = (facts: NudgeFacts): NudgeType | undefined =>
  facts.unitCount === 0 || facts.remembered.isQuiet ? undefined : nudgeRules.find(shows(facts))?.type;
