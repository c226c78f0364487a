export interface OverseaCountry {
  /** ISO 3166, e.g. `JP`. */
  readonly countryCode: string;
  /** Name in rules and cookies, e.g. `Japan`, `MalaysiaWest`. */
  readonly countryType: string;
  readonly countryName: string;
}

/** Country of domestic shipping. */
export const HOME_COUNTRY = 'SouthKorea';

const domestic: ReadonlySet<string> = new Set([HOME_COUNTRY, 'Unknown']);

/**
 * True for overseas countries: all except SouthKorea and Unknown.
 * @example
 * ['SouthKorea', 'Unknown', 'Japan'].map(isOverseaCountry); // [ false, false, true ]
 */
export const isOverseaCountry = (countryType: string): boolean => !domestic.has(countryType);
