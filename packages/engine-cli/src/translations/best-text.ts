import type { Translations } from './translations.ts';

/** What the best combination comes to, in the smallest unit of a currency. */
export interface BestAmounts {
  /** Against nothing in use. */
  readonly saving: number;
  readonly payable: number;
  /** Against what is in use now; below 0 where that is better, as the search stopped early. */
  readonly savingAgainstPresent: number;
}

/** Against what is in use now; nothing where that is nothing, or takes nothing off: it has been said. */
const againstPresent = (
  { best: words }: Translations,
  { saving, payable, savingAgainstPresent: gain }: BestAmounts,
  write: (amount: number) => string,
): readonly string[] => {
  if (gain === saving) return [];
  const now = write(payable + gain);
  if (gain === 0) return [words.same];
  return [gain > 0 ? words.gains(write(gain), now) : words.loses(write(-gain), now)];
};

/**
 * What the best coupons and promotions save: against none of them, and against what is in use now (CP-19).
 * @param hasPromotions whether the shop offers any
 * @param write writes an amount
 */
export const bestText = (
  translations: Translations,
  best: BestAmounts,
  hasPromotions: boolean,
  write: (amount: number) => string,
): readonly string[] => {
  const { saving, payable } = best;
  const { best: words, nothingToSave } = translations;
  const head = saving > 0 ? words.saves(write(saving), write(payable), write(payable + saving)) : undefined;
  return [head ?? (hasPromotions ? words.nothing : nothingToSave), ...againstPresent(translations, best, write)];
};
