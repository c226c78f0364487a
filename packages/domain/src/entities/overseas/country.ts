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
