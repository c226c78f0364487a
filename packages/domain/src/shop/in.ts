import type { Brand } from '../money/ids.ts';
import type { Won } from '../money/won.ts';
import type { Cart } from '../cart/cart.ts';

/** A whole number of a currency’s smallest units; of won it is `Won`. Amounts of two currencies are two types (EN-08). */
export type Minor<C extends string> = C extends 'KRW' ? Won : Brand<number, `Minor of ${C}`>;

/** What holds no amount: it is the same in every currency. */
type Plain = string | number | boolean | bigint | symbol | null | undefined;

/** A thing of the domain whose amounts are of a currency: a cart in dollars is a cart with cents where it had won. */
export type In<C extends string, T> = T extends Won
  ? Minor<C>
  : T extends Plain
    ? T
    : T extends (...args: never[]) => unknown
      ? T
      : { readonly [K in keyof T]: In<C, T[K]> };

/** What a cart knows for an engine of one’s own, beside its State. */
export interface ShopPart<C extends string> {
  /** What its amounts are of; left out they are won. An engine refuses a cart of another currency (EN-08). */
  readonly currency?: C;
  /** The promotions in use, by the ids of their offers; none where left out. */
  readonly promotions?: readonly string[];
}

/** A cart whose amounts are of a currency. */
export type ShopCart<C extends string> = In<C, Cart> & ShopPart<C>;

/**
 * The State of a cart, whatever its amounts are of: for names, numbers and pieces, which no currency changes.
 * @example
 * stateOf(basket).units.length; // 2
 */
export const stateOf = (cart: ShopCart<string>): Cart =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- to the State an amount is an amount
  cart as unknown as Cart;

/** A cart while the rules of the domain look at it: to them an amount is an amount. */
export type AnyCart = Cart & ShopPart<string>;
