import type { OrderedCart } from '../../cart/cart.ts';
import type { Currency } from '../../money/currency.ts';

/** A cart of an engine. Amounts are whole minor units of its currency (EN-08). */
export interface EngineCart<C extends string = string> extends OrderedCart {
  /** Won if missing. An engine rejects another currency. */
  readonly currency?: C;
  /** IDs of the promotions in use. */
  readonly promotions?: readonly string[];
}

/**
 * Checks the currency of a cart.
 * @throws TypeError for another currency, which is a bug and not a refusal
 */
export const checkCurrencyOf = <T extends EngineCart>({ code }: Currency, cart: T): T => {
  const found = cart.currency ?? 'KRW';
  if (found !== code) throw new TypeError(`a cart in ${found}, an engine in ${code}`);
  return cart;
};
