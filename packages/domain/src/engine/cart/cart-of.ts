import { type Cart, type CartFields, emptyCart, replaceFields } from '../../cart/cart.ts';
import { type CartUnit, isOrderable as isForSale } from '../../entities/cart/cart-unit.ts';
import { checkOfferFields } from './arguments.ts';
import { findContradictions, rejectContradictions } from './contradictions.ts';
import type { EngineCart, OfferFields } from './engine-cart.ts';
import { desktop } from './shapes.ts';

const isOrderable = (unit: CartUnit): boolean => isForSale(unit) && unit.item?.stock !== 0;

/**
 * Creates a frozen cart of these units, with all orderable units in stock selected (EN-02).
 * @param rest other fields: applied coupons, shipping terms, buyer, storefront, another selection
 * @param nameOf names a path for the author of the cart
 * @throws TypeError if the cart contradicts itself: a duplicate unit number, missing units, terms or coupons, an applied
 * coupon that differs from the owned one; or for an unknown or missing field, or a value that its field cannot have
 */
export const cartOf = (
  units: readonly CartUnit[],
  rest: CartFields & OfferFields & Pick<EngineCart, 'fields'> = {},
  nameOf?: (path: string) => string,
): Cart => {
  checkOfferFields(rest);
  const selected = units.filter((unit) => unit && isOrderable(unit)).map((unit) => unit.cartUnitId);
  const cart = replaceFields({ ...emptyCart(rest.storefront ?? desktop), units, selected }, rest);
  rejectContradictions('not a cart', findContradictions(cart), nameOf);
  return frozen(cart);
};

const freeze = (value: unknown, done: Set<object>): void => {
  if (typeof value !== 'object' || value === null || done.has(value)) return;
  done.add(value);
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner, done);
};

/** Freezes a value with everything that it contains, even if parts of it are already frozen. */
export const frozen = <A>(value: A): A => {
  freeze(value, new Set());
  return value;
};
