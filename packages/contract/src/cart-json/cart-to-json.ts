import { cartOf, checkArgument, type EngineCart, type JsonObject, own } from '@baguni/domain/internal';
import { cartDocument, documentOfMarketplace } from '../codecs/state/state-codec.ts';

/** The lists and objects of every cart. */
const parts = Object.entries(cartOf([])).flatMap(([name, value]: readonly [string, unknown]) =>
  typeof value === 'object' && value !== null ? [name] : [],
);

const isCart = (cart: unknown): boolean => parts.every((name) => typeof (own(cart, name) ?? undefined) === 'object');

/**
 * Returns a cart of any shop as JSON, with its promotions, coupon codes and custom fields. `cartParser(shop)`
 * reads it, and `parseCart` a cart of the marketplace.
 * @example
 * parseCart(cartToJson(cart)).ok; // true
 */
export const cartToJson = (cart: EngineCart): JsonObject => {
  checkArgument(isCart(cart), 'cart', 'a cart of `cartOf`', cart);
  const { currency, fields, promotions, couponCodes, usedCouponCodes, buyerGroups, ...ofMarketplace } = cart;
  const ofShop = { currency, fields, promotions, couponCodes, usedCouponCodes, buyerGroups };
  const given = Object.entries(ofShop).filter(([, value]) => value !== undefined);
  return { ...cartDocument.encode(documentOfMarketplace(ofMarketplace)), ...Object.fromEntries(given) };
};
