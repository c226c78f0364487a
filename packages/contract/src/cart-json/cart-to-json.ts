import {
  asOnePiece,
  attempt,
  cartOf,
  checkArgument,
  countryCode,
  isOrderable,
  MAX_AMOUNT,
  objectOf,
  omit,
  own,
  unitItemPrice,
  type EngineCart,
  type JsonObject,
} from '@baguni/domain/internal';
import { isAmount, MAX_UNITS } from '../codecs/base/values.ts';
import { cartDocument, documentOfMarketplace } from '../codecs/state/state-codec.ts';
import { cartDefaults, walletDefaults } from './complete.ts';
import { withoutDefaults } from './defaults.ts';

/** The lists and objects of every cart. */
const parts = Object.entries(cartOf([])).flatMap(([name, value]: readonly [string, unknown]) =>
  typeof value === 'object' && value !== null ? [name] : [],
);

const isCart = (cart: unknown): boolean => parts.every((name) => typeof (own(cart, name) ?? undefined) === 'object');

/** @throws TypeError for a cart that no parser would read again */
const checkLimits = ({ units }: EngineCart): void => {
  checkArgument(units.length <= MAX_UNITS, 'cart.units', `at most ${MAX_UNITS} units`, units.length);
  for (const [i, unit] of units.entries()) {
    const price = attempt(() => unitItemPrice(asOnePiece(unit)));
    checkArgument(isAmount(price), `cart.units.${i}`, `a price of at most ${MAX_AMOUNT} for all pieces`, price);
  }
};

/** True for a cart of a simple shop, which ships to a country by its ISO code. */
const isOfSimpleShop = ({ currency, destination: { country } }: EngineCart): boolean =>
  currency !== undefined && (country === '' || countryCode.test(country));

/** Drops the fields of a cart that its reader fills in again. */
const saved = (json: JsonObject, { units, selected, coupons: { status, offered } }: EngineCart): JsonObject => {
  const whole = { isSaved: true, ...json };
  const orderable = units.filter(isOrderable).map(({ cartUnitId }) => cartUnitId);
  const isAll = orderable.length === selected.length && orderable.every((id, i) => id === selected[i]);
  const hasWallet = status !== 'NotAsked' || offered.length > 0;
  return {
    ...objectOf(withoutDefaults(cartDefaults(whole), omit(whole, 'selected', 'coupons'))),
    ...(isAll ? {} : { selected }),
    ...(hasWallet ? { coupons: { ...objectOf(withoutDefaults(walletDefaults, json['coupons'])), status } } : {}),
  };
};

/**
 * Returns a cart of any shop as JSON, with its promotions, coupon codes and custom fields. `cartParser(shop)`
 * reads it, and `parseCart` a cart of the marketplace. The cart of a simple shop is written without default values.
 * @throws TypeError for more than 500 units or a unit of more than 1,000,000,000,000, which cannot be read again
 * @example
 * parseCart(cartToJson(cart)).ok; // true
 */
export const cartToJson = (cart: EngineCart): JsonObject => {
  checkArgument(isCart(cart), 'cart', 'a cart of `cartOf`', cart);
  checkLimits(cart);
  const { currency, fields, promotions, couponCodes, usedCouponCodes, buyerGroups, ...ofMarketplace } = cart;
  const ofShop = { currency, fields, promotions, couponCodes, usedCouponCodes, buyerGroups };
  const isSimple = isOfSimpleShop(cart);
  const given = Object.entries(ofShop).filter(
    ([name, value]) => value !== undefined && !(isSimple && name === 'promotions' && promotions?.length === 0),
  );
  const json = objectOf(cartDocument.encode(documentOfMarketplace(ofMarketplace)));
  return { ...(isSimple ? saved(json, cart) : json), ...Object.fromEntries(given) };
};
