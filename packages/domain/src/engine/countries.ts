import * as E from '../money/either.ts';
import { changeCountry } from '../cart/changes.ts';
import type { Cart } from '../cart/cart.ts';
import { won } from '../money/won.ts';
import { checkNames } from '../names/nearest.ts';
import { finding, type Finding } from '../rule/rule.ts';
import { checkArgument, checkText, isKnownCode, isWhole } from './cart/arguments.ts';
import type { EngineCart } from './cart/engine-cart.ts';
import { plainPolicy } from './cart/plain.ts';

/** Countries that a shop ships to, with one fee for each parcel. */
export interface ShippingZone {
  /** ISO 3166 codes, e.g. `AT`. */
  readonly codes: readonly string[];
  /** Fee of a parcel in minor units. If it is missing, the shipping terms of the cart apply, which must have some. */
  readonly fee?: number;
  /** Minimum price of the goods of a parcel for free shipping, in minor units; never free if missing. */
  readonly freeFrom?: number;
}

/** The country of a shop and its shipping zones. */
export interface CountryTerms {
  readonly home?: string | undefined;
  readonly countries?: readonly ShippingZone[] | undefined;
}

/** ISO 3166 codes of countries. */
export const countryCode = /^[A-Z][A-Z]$/u;

/** True for an assigned code of ISO 3166, not for another name of a country such as `UK`, or the union `EU`. */
export const isCountryCode = (code: unknown): boolean =>
  typeof code === 'string' &&
  countryCode.test(code) &&
  code !== 'EU' &&
  new Intl.Locale(`und-${code}`).region === code &&
  isKnownCode('region', code);

/** @throws TypeError unless it is a code of ISO 3166 */
export const checkCountry = (code: unknown, name: string): void =>
  checkArgument(isCountryCode(code), name, 'an ISO 3166 code, e.g. DE', code);

/**
 * Checks the countries of a shop.
 * @throws TypeError for an unknown name, an invalid or repeated country, an invalid amount, or zones without a home
 */
export const checkCountries = ({ home, countries = [] }: CountryTerms): void => {
  if (home !== undefined || countries.length > 0) checkCountry(home, 'home');
  const seen = new Set<string>();
  for (const [i, zone] of countries.entries()) {
    checkNames('field of a shipping zone', ['codes', 'fee', 'freeFrom'], zone);
    const at = `countries.${i}`;
    checkArgument(
      Array.isArray(zone.codes) && zone.codes.length > 0,
      `${at}.codes`,
      'a list of ISO 3166 codes',
      zone.codes,
    );
    for (const code of zone.codes) {
      checkArgument(isCountryCode(code) && !seen.has(code), `${at}.codes`, 'each ISO 3166 code once', code);
      seen.add(code);
    }
    const { fee = 0, freeFrom = 0 } = zone;
    const hasFee = zone.freeFrom === undefined || zone.fee !== undefined;
    checkArgument(isWhole(fee), `${at}.fee`, 'a whole amount of 0 or more', fee);
    checkArgument(isWhole(freeFrom) && hasFee, `${at}.freeFrom`, 'a whole amount of 0 or more, and a fee', freeFrom);
  }
};

/** Returns the countries that a shop ships to, or undefined if it ships to all. */
export const servedCountries = ({ home, countries = [] }: CountryTerms): readonly string[] | undefined =>
  home === undefined ? undefined : [home, ...countries.flatMap(({ codes }) => codes)];

/** Applies the fee of the shipping zone to each parcel of a cart. */
export const inZone =
  ({ countries = [] }: CountryTerms) =>
  <C extends Cart>(cart: C): C => {
    const { fee, freeFrom } = countries.find(({ codes }) => codes.includes(cart.destination.country)) ?? {};
    if (fee === undefined) return cart;
    const terms = {
      ...plainPolicy,
      shippingFee: won(fee),
      isConditionalFree: freeFrom !== undefined,
      conditionalFreeBasisCost: won(freeFrom ?? 0),
    };
    const keys = new Set(cart.units.map(({ shippingPolicyKey }) => shippingPolicyKey));
    const policies = [...keys].map((shippingPolicyKey) => ({ ...terms, shippingPolicyKey }));
    return { ...cart, shipping: { ...cart.shipping, policies } };
  };

/** Changes the country that a cart is sent to, unless the shop does not ship there. */
export const shipTo = (
  shop: CountryTerms & { readonly base: { readonly codes?: object } },
  cart: EngineCart,
  country: string,
): E.Either<Finding, EngineCart> => {
  if (shop.base.codes) checkCountry(country, 'country');
  checkText(country, 'country');
  return servedCountries(shop)?.includes(country) === false
    ? E.left(finding('CART-BR7-23', { country }))
    : E.right(changeCountry(cart, country));
};
