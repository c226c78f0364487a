import type { EngineCart } from '@baguni/domain/internal';
import { cartDocument, documentOfMarketplace } from '../codecs/state/state-codec.ts';
import type { JsonObject } from './json.ts';

/**
 * Returns a cart of any shop as JSON, with its promotions, coupon codes and custom fields. `cartParser(shop)`
 * reads it, and `parseCart` a cart of the marketplace.
 * @example
 * parseCart(cartToJson(cart)).ok; // true
 */
export const cartToJson = (cart: EngineCart): JsonObject => {
  const { currency, fields, promotions, couponCodes, usedCouponCodes, buyerGroups, ...ofMarketplace } = cart;
  const ofShop = { currency, fields, promotions, couponCodes, usedCouponCodes, buyerGroups };
  const given = Object.entries(ofShop).filter(([, value]) => value !== undefined);
  return { ...cartDocument.encode(documentOfMarketplace(ofMarketplace)), ...Object.fromEntries(given) };
};
