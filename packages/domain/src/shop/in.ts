import type { Brand } from '../money/ids.ts';
import type { Won } from '../money/won.ts';
import type { Cart, OrderedCart } from '../cart/cart.ts';

/**
 * A whole number of minor units of a currency; `Won` for won. Amounts of two currencies have different types (EN-08).
 */
export type Minor<C extends string> = C extends 'KRW' ? Won : Brand<number, `Minor of ${C}`>;

type Plain = string | number | boolean | bigint | symbol | null | undefined;

/** A domain type with amounts in a currency: a cart in dollars has cents instead of won. */
export type In<C extends string, T> = T extends Won
  ? Minor<C>
  : T extends Plain
    ? T
    : T extends (...args: never[]) => unknown
      ? T
      : { readonly [K in keyof T]: In<C, T[K]> };

/** Fields of a cart for a custom engine. */
export interface ShopPart<C extends string> {
  /** Currency of its amounts; won if missing. An engine rejects another currency (EN-08). */
  readonly currency?: C;
  readonly promotions?: readonly string[];
}

export type ShopCart<C extends string> = In<C, OrderedCart> & ShopPart<C>;

/**
 * Returns a cart without its currency type, to read names, numbers and pieces.
 * @example
 * stateOf(basket).units.length; // 2
 */
export const stateOf = (cart: ShopCart<string>): Cart =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- to the State an amount is an amount
  cart as unknown as Cart;

/** A cart inside domain rules, which ignore the currency type. */
export type AnyCart = OrderedCart & ShopPart<string>;
