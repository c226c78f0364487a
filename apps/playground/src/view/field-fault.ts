import { fitOf } from '@baguni/cli/translations/fit';
import type { CartProblem } from '@baguni/contract/cart-json';
import { htmlLangs } from '../words/language.ts';
import { amountText, type Wording } from '../words/wording.ts';

const numberText = ({ language }: Wording, n: number): string => new Intl.NumberFormat(htmlLangs[language]).format(n);

/** What a value that does not fit would have to be, in words; its bounds are named (WA-22). */
export const faultText = (wording: Wording, { type, fits }: CartProblem, isAmount: boolean): string => {
  const { words } = wording;
  if (type === 'Missing') return words.fieldFaults.Empty;
  if (type === 'Repeated') return words.fieldFaults.Taken;
  const fit = fitOf(fits);
  if (fit?.type === 'Text' && fit.min > 0) return words.fieldFaults.Empty;
  if ((fit?.type !== 'Whole' && fit?.type !== 'Number') || fit.min === undefined || fit.max === undefined)
    return words.fieldFaults.Other;
  const between = isAmount ? words.amountBetween : fit.type === 'Whole' ? words.wholeBetween : words.numberBetween;
  const [min = '', max = ''] = [fit.min, fit.max].map((n) =>
    isAmount ? amountText(wording, n) : numberText(wording, n),
  );
  return between(min, max);
};
