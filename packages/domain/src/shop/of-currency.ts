import type { Currency } from '../money/currency.ts';
import type { AnyCart } from './in.ts';

/**
 * Checks the currency of a cart.
 * @throws TypeError for another currency, which is a bug and not a refusal
 */
export const ofCurrency =
  ({ code }: Currency) =>
  (cart: AnyCart): AnyCart => {
    const found = cart.currency ?? 'KRW';
    if (found !== code) throw new TypeError(`a cart in ${found}, an engine in ${code}`);
    return cart;
  };
