import type { CashbackTerms, ExtraDiscountCandidate, SmileCardNudgeCoupon } from '@baguni/domain';
import type { InEachLanguage } from './rows.ts';

/** A card offer, worded in every language (ND-04). */
export interface CardOffer extends Omit<SmileCardNudgeCoupon, 'cardName'> {
  readonly cardName: InEachLanguage<string>;
}

/** What a tenant offers beside its catalogue; plain JSON. */
export interface Offers {
  /** Also those that are over: they never apply (DC-04). */
  readonly extraDiscounts: readonly ExtraDiscountCandidate[];
  readonly cashbacks: readonly CashbackTerms[];
  readonly cards: readonly CardOffer[];
}

/** A tenant that offers nothing. */
export const noOffers: Offers = { extraDiscounts: [], cashbacks: [], cards: [] };
