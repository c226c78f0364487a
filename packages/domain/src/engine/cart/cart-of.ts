import { type Cart, type CartFields, emptyCart, replaceFields } from '../../cart/cart.ts';
import { type CartUnit, isOrderable as isForSale } from '../../entities/cart/cart-unit.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { checkNames } from '../../names/nearest.ts';
import { checkOfferFields, offerFields, rejectContradictions } from './arguments.ts';
import { findContradictions } from './contradictions.ts';
import type { EngineCart, OfferFields } from './engine-cart.ts';

/** Fields that an empty cart does not have. */
const optional: readonly string[] = [
  'delivery',
  'agreed',
  'currency',
  ...offerFields,
] satisfies readonly (keyof EngineCart)[];

const groups = ['destination', 'shipping', 'coupons', 'discounts'] as const;

const desktop: Storefront = { tenant: 'marketplace', device: 'pc', language: 'ko', app: undefined };

const isOrderable = (unit: CartUnit): boolean => isForSale(unit) && unit.item?.stock !== 0;

/**
 * Creates a frozen cart of these units, with all orderable units in stock selected (EN-02).
 * @param rest other fields: applied coupons, shipping terms, buyer, storefront, another selection
 * @throws TypeError if the cart contradicts itself: a duplicate unit number, missing units, terms or coupons, an applied
 * coupon that differs from the owned one, an invalid number or moment
 */
export const cartOf = (units: readonly CartUnit[], rest: CartFields & OfferFields = {}): Cart => {
  checkOfferFields(rest);
  const selected = units.filter((unit) => unit && isOrderable(unit)).map((unit) => unit.cartUnitId);
  const empty = emptyCart(rest.storefront ?? desktop);
  checkNames('field of a cart', [...Object.keys(empty), ...optional], rest);
  for (const group of groups) checkNames(`field of ${group}`, Object.keys(empty[group]), rest[group] ?? {});
  const cart = replaceFields({ ...empty, units, selected }, rest);
  rejectContradictions('not a cart', findContradictions(cart));
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
