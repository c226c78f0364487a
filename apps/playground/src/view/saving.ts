import { bestText } from '@baguni/cli/translations/best-text';
import type { FoundOffers } from '../engine/cart-engine.ts';
import { amountText, type Wording } from '../words/wording.ts';

/** What a search has found, in words. */
export interface SavingView {
  /** Against nothing in use. */
  readonly head: string;
  /** Against what is in use now; empty where that is nothing. */
  readonly rest: string;
  readonly proof: string;
}

/** What the best promotions and coupons save: each saving beside the two amounts that it is between (CP-19). */
export const savingView = (wording: Wording, found: FoundOffers): SavingView => {
  const { translations, engine } = wording;
  const { saving, bound } = found;
  const hasPromotions = engine.offers.length > 0;
  const write = (amount: number): string => amountText(wording, amount);
  const [head = '', rest = ''] = bestText(translations, found, hasPromotions, write);
  const proved = hasPromotions ? translations.best.proved : translations.proved;
  return { head, rest, proof: bound === saving ? proved : translations.gap(write(bound - saving)) };
};
