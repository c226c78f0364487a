import { type Cart, type CartFields, emptyCart, replaceFields } from '../../cart/cart.ts';
import { type CartUnit, isOrderable as isForSale } from '../../entities/cart/cart-unit.ts';
import { checkOfferFields, isRecord } from './arguments.ts';
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

/** True for a list and an object without a class, also of another realm. */
const isPlain = (value: object): boolean => {
  const parent: unknown = Object.getPrototypeOf(value);
  return parent === null || Array.isArray(value) || Object.getPrototypeOf(parent) === null;
};

/**
 * Returns a deeply frozen copy. It shares parts that are frozen already, and objects of classes, which stay as they are.
 * @param copies copies by original, for cycles
 */
export const frozen = <A>(value: A, copies = new Map<unknown, unknown>()): A => {
  if (!isRecord(value) || !isPlain(value)) return value;
  /* oxlint-disable typescript/no-unsafe-type-assertion -- copies have the types of their originals */
  if (copies.has(value)) return copies.get(value) as A;
  const copied = (): Record<string, unknown> => {
    const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copies.set(value, copy);
    return copy;
  };
  copies.set(value, value);
  let copy = Object.isFrozen(value) ? undefined : copied();
  const given = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(given)) {
    const inner = given[name];
    const one = frozen(inner, copies);
    if (one !== inner) (copy ??= copied())[name] = one;
  }
  return copy ? (Object.freeze(copy) as A) : value;
  /* oxlint-enable typescript/no-unsafe-type-assertion */
};
