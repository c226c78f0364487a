import { won, type Won } from '../../money/won.ts';

/** A country that the marketplace ships to. */
export interface OverseaCountry {
  /** ISO 3166, e.g. `JP`. */
  readonly countryCode: string;
  /** Name in rules and cookies, e.g. `Japan`, `MalaysiaWest`. */
  readonly countryType: string;
  readonly countryName: string;
}

/** Country of domestic shipping. */
export const HOME_COUNTRY = 'SouthKorea';

/** The known overseas countries. Any other country is shipped to as South Korea (OV-01). */
export const overseaCountryTypes: readonly string[] = [
  'Australia',
  'China',
  'HongKong',
  'Indonesia',
  'Japan',
  'MalaysiaWest',
  'NewZealand',
  'Philippines',
  'RussianFederation',
  'Singapore',
  'Taiwan',
  'Thailand',
  'UnitedStates',
];

/** True for known overseas countries. South Korea applies unless one of them matches (OV-01). */
export const isOverseaCountry = (countryType: string): boolean => overseaCountryTypes.includes(countryType);

/** Free-shipping threshold by country, in won (specification 9, OV-11). */
const freeFrom: Readonly<Record<string, number>> = {
  Indonesia: 85_000,
  Thailand: 135_000,
  Japan: 150_000,
  Philippines: 220_000,
  MalaysiaWest: 230_000,
  RussianFederation: 230_000,
  Taiwan: 230_000,
  NewZealand: 270_000,
  Singapore: 320_000,
  HongKong: 580_000,
  Australia: 690_000,
  UnitedStates: 870_000,
};

/** Returns the free-shipping threshold of a country in won, or undefined if shipping is never free. */
export const overseaFreeFrom = (country: string): Won | undefined => {
  const amount = Object.hasOwn(freeFrom, country) ? freeFrom[country] : undefined;
  return amount === undefined ? undefined : won(amount);
};

/** Overseas couriers; `Unknown` means no courier. */
export const shippingCompanyTypes = ['EMS', 'SFExpress', 'CJ', 'Unknown'] as const;
/** A carrier overseas. */
export type ShippingCompanyType = (typeof shippingCompanyTypes)[number];

/** A carrier overseas with its name. */
export interface ShippingCompany {
  readonly shippingCompanyType: ShippingCompanyType;
  readonly shippingCompanyName: string;
}
