import { option as O } from 'fp-ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';
import type { ShippingCompany, ShippingCompanyType } from './company.ts';
import type { OverseaCountry } from './country.ts';
import type { IdImageRefusal } from './id-image.ts';

/** The currencies in which an overseas amount may be shown beside won (OV-13). */
export const currencyCodes = ['KRW', 'USD', 'JPY', 'CNY', 'HKD', 'THB', 'MYR', 'SGD', 'AUD', 'TWD'] as const;
/** A currency, ISO 4217. */
export type CurrencyCode = (typeof currencyCodes)[number];

/** What one unit of a currency costs (CM-19). */
export interface ExchangeRate {
  /** The currency. */
  readonly currencyCode: CurrencyCode;
  /** Won for one, e.g. 1,380.5 for a dollar. */
  readonly exchangeRate: number;
}

/** What a company asks for carrying a unit (CM-18). */
export interface UnitShippingFee {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** In won. */
  readonly shippingFee: Won;
  /** Of all its pieces, in kg. */
  readonly shippingWeight: number;
}

/** The fees of one company. */
export interface CompanyFees {
  /** The company. */
  readonly shippingCompany: ShippingCompanyType;
  /** What it asks for each unit; none for one that it does not carry. */
  readonly shippingFees: readonly UnitShippingFee[];
}

/** The units that a company does not carry to the country (OV-03, CM-14). */
export interface CompanyUnavailable {
  /** The company. */
  readonly shippingCompany: ShippingCompanyType;
  /** What it does not carry. */
  readonly unavailableCartUnitIds: readonly CartUnitId[];
}

/** What the server says of shipping some units to a country (CM-14, CM-17, CM-18, CM-19). */
export interface OverseaTerms {
  /** The country. */
  readonly countryType: string;
  /** Who serves it, the first preferred (OV-02). */
  readonly companies: readonly ShippingCompany[];
  /** The company of the cookie, else the first; `Unknown` where none serves the country (OV-02). */
  readonly selectedCompany: ShippingCompanyType;
  /** What each company asks. */
  readonly fees: readonly CompanyFees[];
  /** What each company does not carry. */
  readonly unavailable: readonly CompanyUnavailable[];
  /** Rates for showing amounts, and for limits in another currency (OV-06, OV-13). */
  readonly exchangeRates: readonly ExchangeRate[];
  /** From which amount of goods shipping there is free, in won; none where it never is (OV-11). */
  readonly freeFrom: O.Option<Won>;
}

/** What customs and consent ask of the buyer. The ID number is personal data: never stored or logged (OV-10, OV-12). */
export interface OverseaPapers {
  /** Agreed that the data entered is sent to the carrier. */
  readonly isConsented: boolean;
  /** As the buyer wrote it; none until then. */
  readonly taiwanIdNumber: O.Option<string>;
  /** An image of the identity card was given. */
  readonly hasChinaIdImage: boolean;
}

/** All that is known of shipping overseas; but for countries and currency all empty while the country is SouthKorea (OV-02). */
export interface OverseaShipping {
  /** Whether the terms below were read; `Failed` until they are asked for again (OV-01). */
  readonly status: 'NotAsked' | 'Asking' | 'Known' | 'Failed';
  /** Where parcels can be sent; known at home too, so that the shopper can choose (LY-05). */
  readonly countries: readonly OverseaCountry[];
  /** Whether `countries` were read; `Failed` until they are asked for again (LY-05). */
  readonly countriesStatus: 'NotAsked' | 'Asking' | 'Known' | 'Failed';
  /** Who serves the country, the first preferred (OV-02). */
  readonly companies: readonly ShippingCompany[];
  /** Who is to carry the parcels; `Unknown` at home and where nobody serves the country. */
  readonly selectedCompany: ShippingCompanyType;
  /** What each company asks. */
  readonly fees: readonly CompanyFees[];
  /** What each company does not carry. */
  readonly unavailable: readonly CompanyUnavailable[];
  /** Rates for showing amounts, and for limits in another currency (OV-06, OV-13). */
  readonly exchangeRates: readonly ExchangeRate[];
  /** From which amount of goods shipping there is free, in won (OV-11). */
  readonly freeFrom: O.Option<Won>;
  /** In which currency amounts are shown beside won (OV-13). */
  readonly currency: CurrencyCode;
  /** What the buyer has written and agreed to (OV-10, OV-12). */
  readonly papers: OverseaPapers;
  /** Why the file that was chosen last was not taken as the image of the identity card (OV-10). */
  readonly idImageRefusal: O.Option<IdImageRefusal>;
  /** The country that the server is being asked to change to; none while nothing is being changed (LY-05). */
  readonly changingTo: O.Option<string>;
}

/** Nothing asked of the buyer yet. */
export const noPapers: OverseaPapers = {
  isConsented: false,
  taiwanIdNumber: O.none,
  hasChinaIdImage: false,
};

/** Domestic shipping: nothing of it. */
export const noOversea: OverseaShipping = {
  status: 'NotAsked',
  countries: [],
  countriesStatus: 'NotAsked',
  companies: [],
  selectedCompany: 'Unknown',
  fees: [],
  unavailable: [],
  exchangeRates: [],
  freeFrom: O.none,
  currency: 'KRW',
  papers: noPapers,
  idImageRefusal: O.none,
  changingTo: O.none,
};

/** Shipping overseas, and to which country. */
export interface OverseaIn extends OverseaShipping {
  /** The country that parcels go to, by the marketplace’s word. */
  readonly country: string;
}
