import type { ShippingCompany, ShippingCompanyType } from '../entities/overseas/company.ts';
import type { OverseaCountry } from '../entities/overseas/country.ts';
import type { CurrencyCode, ExchangeRate } from '../entities/overseas/oversea.ts';
import type { Language } from '../storefront/storefront.ts';

export type Carrier = Exclude<ShippingCompanyType, 'Unknown'>;

/** Distance class of a country; decides the fees. */
export type Zone = 1 | 2 | 3;

/** Fees of a courier for the first and each further started weight step, in won. */
export interface WeightSteps {
  readonly first: number;
  readonly further: number;
}

type Names = Readonly<Record<Language, string>>;

/** A destination country and its couriers, preferred first. */
export interface ServedCountry extends Omit<OverseaCountry, 'countryName'> {
  readonly countryName: Names;
  readonly zone: Zone;
  readonly carriers: readonly Carrier[];
}

/** The marketplace’s overseas terms as plain JSON. */
export interface OverseaMarket {
  readonly countries: readonly ServedCountry[];
  readonly companyNames: Readonly<Record<Carrier, Names>>;
  /** Size of a weight step in grams. */
  readonly stepGrams: number;
  /** Fees by courier and zone. */
  readonly fees: Readonly<Record<Carrier, Readonly<Record<Zone, WeightSteps>>>>;
  /** Refused items by medium category codes: `byAll` couriers, `by` one courier, `into` one country. */
  readonly refused: {
    readonly byAll: readonly string[];
    readonly by: Readonly<Record<Carrier, readonly string[]>>;
    readonly into: Readonly<Record<string, readonly string[]>>;
  };
  readonly exchangeRates: readonly ExchangeRate[];
}

/** Returns the terms of a country, or undefined if it is not served. */
export const servedCountry = ({ countries }: OverseaMarket, countryType: string): ServedCountry | undefined =>
  countries.find((country) => country.countryType === countryType);

/** The countries as a page of a language names them (CM-16). */
export const countriesIn = ({ countries }: OverseaMarket, language: Language): readonly OverseaCountry[] =>
  countries.map(({ countryCode, countryType, countryName }) => ({
    countryCode,
    countryType,
    countryName: countryName[language],
  }));

/** Returns the couriers of a country; empty for home and unserved countries. */
export const carriersTo = (market: OverseaMarket, countryType: string): readonly Carrier[] =>
  servedCountry(market, countryType)?.carriers ?? [];

/** The companies that serve a country, as a page of a language names them (CM-17). */
export const companiesIn = (
  market: OverseaMarket,
  countryType: string,
  language: Language,
): readonly ShippingCompany[] =>
  carriersTo(market, countryType).map((type) => ({
    shippingCompanyType: type,
    shippingCompanyName: market.companyNames[type][language],
  }));

/** Returns the rate of a currency, or all rates without a currency. */
export const ratesOf = (
  { exchangeRates }: OverseaMarket,
  currency: CurrencyCode | undefined,
): readonly ExchangeRate[] =>
  exchangeRates.filter(({ currencyCode }) => currency === undefined || currencyCode === currency);
