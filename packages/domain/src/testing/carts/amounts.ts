import type { Currency } from '../../money/currency.ts';
import { won, type Won } from '../../money/won.ts';

/** 1,000 won correspond to 1 unit of a currency with decimals, and to 1,000 without. */
const WON_OF_ONE = 1000;

/** Converts typical won amounts to a currency: 10,000 won become ¥10,000, $10.00 or 10.000 dinars. */
export const amountsIn =
  ({ exponent }: Pick<Currency, 'exponent'>) =>
  (amount: number): Won => {
    if (exponent === 0 || amount === 0) return won(amount);
    return won(Math.max(1, Math.round((amount * 10 ** exponent) / WON_OF_ONE)));
  };
