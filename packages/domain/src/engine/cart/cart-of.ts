import { type Cart, type CartFields, emptyCart, replaceFields } from '../../cart/cart.ts';
import { guest } from '../../entities/buyer/buyer.ts';
import { type CartUnit, isOrderable as isForSale } from '../../entities/cart/cart-unit.ts';
import { asApplied } from '../../entities/coupon/coupon.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { checkNames } from '../../names/nearest.ts';
import { checkOfferFields, offerFields } from './arguments.ts';
import { findContradictions, rejectContradictions } from './contradictions.ts';
import type { EngineCart, OfferFields } from './engine-cart.ts';
import { plainCoupon, plainItem, plainPolicy, plainUnit } from './plain.ts';

/** Fields that an empty cart does not have. */
const optional: readonly string[] = [
  'delivery',
  'agreed',
  'currency',
  'fields',
  ...offerFields,
] satisfies readonly (keyof EngineCart)[];

const groups = ['destination', 'shipping', 'coupons', 'discounts'] as const;

const desktop: Storefront = { tenant: 'marketplace', device: 'pc', language: 'ko', app: undefined };

const keysOf = (sample: object, ...more: readonly string[]): readonly string[] => [...Object.keys(sample), ...more];
const unitNames = keysOf(plainUnit);
const itemNames = keysOf(plainItem, 'taxRate', 'measure', 'fields');

const checkEach = (path: string, names: readonly string[], all: readonly object[] = []): void => {
  for (const [i, one] of all.entries()) checkNames(`field of ${path}.${i}`, names, one ?? {});
};

/** Rejects unknown fields, because a misspelt one would silently have no effect. */
const checkFields = (units: readonly CartUnit[], { buyer, shipping, coupons }: CartFields): void => {
  checkEach('units', unitNames, units);
  for (const [i, unit] of units.entries()) checkNames(`field of units.${i}.item`, itemNames, unit?.item ?? {});
  checkNames('field of buyer', keysOf(guest, 'fields'), buyer ?? {});
  checkEach('shipping.policies', keysOf(plainPolicy), shipping?.policies);
  checkEach('coupons.offered', keysOf(plainCoupon), coupons?.offered);
  checkEach('coupons.applied', keysOf(asApplied(plainCoupon, [])), coupons?.applied);
};

const isOrderable = (unit: CartUnit): boolean => isForSale(unit) && unit.item?.stock !== 0;

/**
 * Creates a frozen cart of these units, with all orderable units in stock selected (EN-02).
 * @param rest other fields: applied coupons, shipping terms, buyer, storefront, another selection
 * @param nameOf names a path for the author of the cart
 * @throws TypeError if the cart contradicts itself: a duplicate unit number, missing units, terms or coupons, an applied
 * coupon that differs from the owned one, an invalid number or moment
 */
export const cartOf = (
  units: readonly CartUnit[],
  rest: CartFields & OfferFields & Pick<EngineCart, 'fields'> = {},
  nameOf?: (path: string) => string,
): Cart => {
  checkOfferFields(rest);
  const selected = units.filter((unit) => unit && isOrderable(unit)).map((unit) => unit.cartUnitId);
  const empty = emptyCart(rest.storefront ?? desktop);
  checkNames('field of a cart', [...Object.keys(empty), ...optional], rest);
  for (const group of groups) checkNames(`field of ${group}`, Object.keys(empty[group]), rest[group] ?? {});
  checkFields(units, rest);
  const cart = replaceFields({ ...empty, units, selected }, rest);
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
