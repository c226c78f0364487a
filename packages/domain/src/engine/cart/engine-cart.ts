import type { OrderedCart } from '../../cart/cart.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Item } from '../../entities/cart/item.ts';
import type { Currency } from '../../money/currency.ts';
import { checkArgument, checkCart } from './arguments.ts';
import type { BuyerOf, CustomFields, OrderFields, UnitOf } from './fields.ts';

/**
 * A cart of an engine. Amounts are whole minor units of its currency (EN-08).
 * @typeParam F types of the custom fields of the shop
 */
export interface EngineCart<C extends string = string, out F = CustomFields> extends OrderedCart {
  /** Everything in the cart, selected or not. */
  readonly units: readonly UnitOf<F>[];
  /** The buyer of the order. */
  readonly buyer: BuyerOf<F>;
  /** Won if missing. An engine rejects another currency. */
  readonly currency?: C;
  /** IDs of the promotions in use. */
  readonly promotions?: readonly string[];
  /** Coupon codes that the buyer has entered. Case and spaces do not matter. */
  readonly couponCodes?: readonly string[];
  /** Coupon codes that the buyer can no longer use. A server reads them from its own data. */
  readonly usedCouponCodes?: readonly string[];
  /** Groups of the buyer, for offers of `groups`. A server reads them from its own data. */
  readonly buyerGroups?: readonly string[];
  /** Custom fields of the order. */
  readonly fields?: OrderFields<F>;
}

/** Fields of a cart that only engines with promotions read. */
export type OfferFields = Pick<EngineCart, 'promotions' | 'couponCodes' | 'usedCouponCodes' | 'buyerGroups'>;

export const withoutPromotions = <T extends EngineCart>(
  cart: T,
  ids: readonly string[],
): T & Required<Pick<EngineCart, 'promotions'>> => ({
  ...cart,
  promotions: (cart.promotions ?? []).filter((id) => !ids.includes(id)),
});

/** The terms of a shop that its units depend on. */
interface UnitTerms {
  readonly currency: Currency;
  readonly tax?: unknown;
}

/** Returns a unit as in a cart. Throws if an engine with another currency completed it, or the shop ignores its tax rate. */
export const unitIn = <U extends object>({ currency: { code }, tax }: UnitTerms, unit: U, path: string): U => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- plain JavaScript may pass null, which is refused later
  const { currency = code, ...rest } = Object(unit) as U & Pick<CartUnit, 'currency' | 'item'>;
  checkArgument(currency === code, `${path}.currency`, code, currency);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- plain JavaScript may pass a unit without an item
  const rate = (rest.item as Partial<Item> | undefined)?.taxRate;
  checkArgument(
    tax !== undefined || rate === undefined,
    `${path}.taxRate`,
    'no rate, because the shop has no `tax`',
    rate,
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the currency is optional
  return rest as unknown as U;
};

/** Returns the cart after a check of its kind and its currency, or throws: another one is a bug and not a refusal. */
export const checkCurrencyOf = <T extends EngineCart>({ code }: Currency, cart: T): T => {
  checkCart(cart);
  const found = cart.currency ?? 'KRW';
  if (found !== code) throw new TypeError(`a cart in ${found}, an engine in ${code}`);
  return cart;
};
