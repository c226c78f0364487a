import type { ShippingCompany, ShippingCompanyType } from '../entities/overseas/company.ts';
import type { OverseaCountry } from '../entities/overseas/country.ts';
import type { CurrencyCode, ExchangeRate } from '../entities/overseas/oversea.ts';
import type { Language } from '../storefront/storefront.ts';

/** A company that carries. */
export type Carrier = Exclude<ShippingCompanyType, 'Unknown'>;

/** How far away a country is: its fees follow from it. */
export type Zone = 1 | 2 | 3;

/** What a company asks for: the first step of weight, and each further one that is begun, in won. */
export interface WeightSteps {
  /** For the first step of weight, in won. */
  readonly first: number;
  /** For each further step that is begun, in won. */
  readonly further: number;
}

/** A name in each language of the page. */
type Names = Readonly<Record<Language, string>>;

/** Where a marketplace sends parcels, and who carries them there, the first preferred (OV-01, OV-02). */
export interface ServedCountry extends Omit<OverseaCountry, 'countryName'> {
  /** What it is called. */
  readonly countryName: Names;
  /** How far it is, which decides the fee. */
  readonly zone: Zone;
  /** Who carries parcels there, the first preferred. */
  readonly carriers: readonly Carrier[];
}

/** The terms on which a marketplace ships overseas; plain JSON. */
export interface OverseaMarket {
  /** In the order in which they are offered (CM-16). */
  readonly countries: readonly ServedCountry[];
  /** What each company is called. */
  readonly companyNames: Readonly<Record<Carrier, Names>>;
  /** Weight is charged in steps of this many grams. */
  readonly stepGrams: number;
  /** What each company asks for a parcel into each zone, by weight. */
  readonly fees: Readonly<Record<Carrier, Readonly<Record<Zone, WeightSteps>>>>;
  /** What is not carried, by medium category codes: `byAll` by nobody, `by` one company, `into` one country (OV-03). */
  readonly refused: {
    readonly byAll: readonly string[];
    readonly by: Readonly<Record<Carrier, readonly string[]>>;
    readonly into: Readonly<Record<string, readonly string[]>>;
  };
  /** What one of each currency costs, in won (CM-19). */
  readonly exchangeRates: readonly ExchangeRate[];
}

/**
 * The terms of a country; none where nothing is sent there.
 * @example
 * servedCountry(aMarket(), 'Australia')?.carriers; // [ 'EMS' ]
 * servedCountry(aMarket(), 'SouthKorea'); // undefined
 */
export const servedCountry = ({ countries }: OverseaMarket, countryType: string): ServedCountry | undefined =>
  countries.find((country) => country.countryType === countryType);

/**
 * The countries as a page of a language names them (CM-16).
 * @example
 * countriesIn(aMarket(), 'jp').map(({ countryName }) => countryName); // [ '日本', 'オーストラリア' ]
 */
export const countriesIn = ({ countries }: OverseaMarket, language: Language): readonly OverseaCountry[] =>
  countries.map(({ countryCode, countryType, countryName }) => ({
    countryCode,
    countryType,
    countryName: countryName[language],
  }));

/**
 * The companies that serve a country; none at home and where nothing is sent (OV-02).
 * @example
 * [carriersTo(aMarket(), 'Japan'), carriersTo(aMarket(), 'SouthKorea')]; // [ [ 'CJ', 'EMS' ], [] ]
 */
export const carriersTo = (market: OverseaMarket, countryType: string): readonly Carrier[] =>
  servedCountry(market, countryType)?.carriers ?? [];

/**
 * The companies that serve a country, as a page of a language names them (CM-17).
 * @example
 * companiesIn(aMarket(), 'Japan', 'ko').map(({ shippingCompanyName }) => shippingCompanyName); // [ 'CJ대한통운', '국제특급우편' ]
 */
export const companiesIn = (
  market: OverseaMarket,
  countryType: string,
  language: Language,
): readonly ShippingCompany[] =>
  carriersTo(market, countryType).map((type) => ({
    shippingCompanyType: type,
    shippingCompanyName: market.companyNames[type][language],
  }));

/**
 * The rate of a currency; of every one where none is named (CM-19).
 * @example
 * ratesOf(aMarket(), 'USD'); // [ { currencyCode: 'USD', exchangeRate: 1400 } ]
 * ratesOf(aMarket(), undefined).length; // 9
 */
export const ratesOf = (
  { exchangeRates }: OverseaMarket,
  currency: CurrencyCode | undefined,
): readonly ExchangeRate[] =>
  exchangeRates.filter(({ currencyCode }) => currency === undefined || currencyCode === currency);
