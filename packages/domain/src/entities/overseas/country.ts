/** A country that parcels can be sent to (OV-01). */
export interface OverseaCountry {
  /** ISO 3166, e.g. `JP`. */
  readonly countryCode: string;
  /** The name that rules and cookies use, e.g. `Japan`, `MalaysiaWest`. */
  readonly countryType: string;
  /** In the language of the page. */
  readonly countryName: string;
}

/** The country of domestic shipping. */
export const HOME_COUNTRY = 'SouthKorea';

const domestic: ReadonlySet<string> = new Set([HOME_COUNTRY, 'Unknown']);

/**
 * Whether a country means overseas shipping: any but SouthKorea and Unknown.
 * @example
 * ['SouthKorea', 'Unknown', 'Japan'].map(isOverseaCountry); // [ false, false, true ]
 */
export const isOverseaCountry = (countryType: string): boolean => !domestic.has(countryType);
