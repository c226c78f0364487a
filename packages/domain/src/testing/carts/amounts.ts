import type { Currency } from '../../money/currency.ts';
import { won, type Won } from '../../money/won.ts';

/** A thousand won are taken for one of a currency with decimals, and for a thousand of one without. */
const WON_OF_ONE = 1000;

/** What amounts of won that are usual in a cart are in a currency: 10,000 won are ¥10,000, $10.00 or 10.000 dinars. */
export const amountsIn =
  ({ exponent }: Pick<Currency, 'exponent'>) =>
  (amount: number): Won => {
    if (exponent === 0 || amount === 0) return won(amount);
    return won(Math.max(1, Math.round((amount * 10 ** exponent) / WON_OF_ONE)));
  };
