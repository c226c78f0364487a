import type { CartProblem, Fit } from '@baguni/contract/cart-json';
import { htmlLangs } from '../words/language.ts';
import { amountText, type Wording } from '../words/wording.ts';

const numberText = ({ language }: Wording, n: number): string => new Intl.NumberFormat(htmlLangs[language]).format(n);

const isBound = (n: number | undefined): n is number => n !== undefined && Math.abs(n) < Number.MAX_SAFE_INTEGER;

const fitText = (wording: Wording, fit: Fit, isAmount: boolean): string => {
  const { words } = wording;
  if (!('type' in fit)) return words.fieldFaults.Other;
  if (fit.type === 'string')
    return 'minLength' in fit && (fit.minLength ?? 0) > 0 ? words.fieldFaults.Empty : words.fieldFaults.Other;
  if (fit.type !== 'integer' && fit.type !== 'number') return words.fieldFaults.Other;
  const { minimum, maximum } = fit;
  if (!isBound(minimum) || !isBound(maximum)) return words.fieldFaults.Other;
  const between = isAmount ? words.amountBetween : fit.type === 'integer' ? words.wholeBetween : words.numberBetween;
  const told = (n: number): string => (isAmount ? amountText(wording, n) : numberText(wording, n));
  return between(told(minimum), told(maximum));
};

/** What a value that does not fit would have to be, in words; its bounds are named (WA-22). */
export const faultText = (wording: Wording, problem: CartProblem, isAmount: boolean): string => {
  const { fieldFaults } = wording.words;
  if (problem.type === 'Missing') return fieldFaults.Empty;
  if (problem.type === 'Repeated') return fieldFaults.Taken;
  const fits = problem.type === 'Misfit' || problem.type === 'CouponDiffers' ? problem.fits : undefined;
  return fits ? fitText(wording, fits, isAmount) : fieldFaults.Other;
};
