import type { FoundOffers } from '../engine/cart-engine.ts';
import { amountText, type Wording } from '../words/wording.ts';

/** What a search has found, in words. */
export interface SavingView {
  /** Against what is in use now. */
  readonly head: string;
  /** Against no promotion and no coupon; empty where nothing saves anything. */
  readonly rest: string;
  readonly proof: string;
}

const headOf = (wording: Wording, { payable, savingAgainstPresent }: FoundOffers): string => {
  const { words } = wording;
  const amount = (of: number): string => amountText(wording, of);
  if (savingAgainstPresent < 0) return words.nothingBetterYet;
  if (savingAgainstPresent === 0) return words.isBestAlready(amount(payable));
  return words.savesMore(amount(savingAgainstPresent), amount(payable), amount(payable + savingAgainstPresent));
};

/** What the best promotions and coupons save: each saving beside the two amounts that it is between (CP-19). */
export const savingView = (wording: Wording, found: FoundOffers): SavingView => {
  const { words, translations, engine } = wording;
  const { saving, bound, payable } = found;
  const of = engine.offers.length > 0 ? 'Offers' : 'Coupons';
  const proof = bound === saving ? translations.proved : translations.gap(amountText(wording, bound - saving));
  if (saving === 0) return { head: words.nothingToSave[of], rest: '', proof };
  const rest = words.againstNone[of](amountText(wording, saving), amountText(wording, payable + saving));
  return { head: headOf(wording, found), rest, proof };
};
