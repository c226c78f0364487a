import type { Won } from '../money/won.ts';
import { formatNumber, formatWon, MINUS } from './format.ts';

const MAN = 10_000;

/** Formats a Korean amount with the 만 unit from 10,000 won: `1만 5,000원`, `3만원`, `9,900원`. */
export const formatMan = (amount: Won): string => {
  const size = Math.abs(amount);
  const rest = size % MAN;
  if (size < MAN) return formatWon(amount, 'ko');
  return `${amount < 0 ? MINUS : ''}${formatNumber((size - rest) / MAN)}만${rest === 0 ? '' : ` ${formatNumber(rest)}`}원`;
};
