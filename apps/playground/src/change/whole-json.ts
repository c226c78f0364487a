import { cartState } from '@baguni/contract';
import type { AnyCart } from '../engine/cart-engine.ts';
import { isObject, own, type JsonObject } from '../text/json.ts';
import { shortJson } from '../text/short-json.ts';
import type { JsonPath } from './json-path.ts';

/** A cart as JSON with all that its text leaves out; its promotions stand beside the State. */
export const wholeJson = (cart: AnyCart): JsonObject => {
  const json: unknown = cartState.encode(cart);
  return { ...(isObject(json) ? json : {}), promotions: cart.promotions ?? [] };
};

/** Where the coupons of a cart’s text stand: in a list, or as a State holds them. */
export const couponsPath = (given: JsonObject): JsonPath =>
  isObject(own(given, 'coupons')) ? ['coupons', 'offered'] : ['coupons'];

/**
 * The same text with the coupons and shipping terms in it that its cart has of its shop: what is changed of them must stand there.
 * @param whole the cart as JSON
 */
export const withLists = (given: JsonObject, whole: JsonObject): JsonObject => {
  const { shippingPolicies, coupons } = shortJson(whole);
  return {
    ...given,
    ...(own(given, 'shippingPolicies') === undefined && shippingPolicies !== undefined ? { shippingPolicies } : {}),
    ...(own(given, 'coupons') === undefined && coupons !== undefined ? { coupons } : {}),
  };
};
