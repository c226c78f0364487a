import type { Currency } from '../money/currency.ts';
import type { AnyCart } from './in.ts';

/** A cart whose amounts are of this currency; one of another throws a `TypeError`, since that is a bug and no refusal. */
export const ofCurrency =
  ({ code }: Currency) =>
  (cart: AnyCart): AnyCart => {
    const found = cart.currency ?? 'KRW';
    if (found !== code) throw new TypeError(`a cart in ${found}, an engine in ${code}`);
    return cart;
  };
