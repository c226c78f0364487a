import type { CartUnitId } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';
import type { ShippingCompany, ShippingCompanyType, OverseaCountry } from './country.ts';
import type { IdImageRefusal } from './id-image.ts';

export const currencyCodes = ['KRW', 'USD', 'JPY', 'CNY', 'HKD', 'THB', 'MYR', 'SGD', 'AUD', 'TWD'] as const;
/** ISO 4217. */
export type CurrencyCode = (typeof currencyCodes)[number];

/** Exchange rate of a currency. */
export interface ExchangeRate {
  readonly currencyCode: CurrencyCode;
  /** Won per unit, e.g. 1,380.5 for a dollar. */
  readonly exchangeRate: number;
}

/** Overseas fee of a unit. */
export interface UnitShippingFee {
  readonly cartUnitId: CartUnitId;
  readonly shippingFee: Won;
  /** Weight of all its pieces, in kg. */
  readonly shippingWeight: number;
}

/** Fees of a carrier overseas. */
export interface CompanyFees {
  readonly shippingCompany: ShippingCompanyType;
  /** Fee per unit; omits units that it does not ship. */
  readonly shippingFees: readonly UnitShippingFee[];
}

/** Units that a carrier does not ship. */
export interface CompanyUnavailable {
  readonly shippingCompany: ShippingCompanyType;
  readonly unavailableCartUnitIds: readonly CartUnitId[];
}

/** Shipping terms of a country overseas. */
export interface OverseaTerms {
  readonly countryType: string;
  /** Couriers that serve it, preferred first. */
  readonly companies: readonly ShippingCompany[];
  /** The courier of the cookie if it serves the country, otherwise the first; `Unknown` without couriers. */
  readonly selectedCompany: ShippingCompanyType;
  readonly fees: readonly CompanyFees[];
  readonly unavailable: readonly CompanyUnavailable[];
  /** Rates for showing amounts and for limits in other currencies. */
  readonly exchangeRates: readonly ExchangeRate[];
  /** Free-shipping threshold in won, or undefined if shipping is never free. */
  readonly freeFrom: Won | undefined;
}

/** Customs data and consent of the buyer. The ID number is personal data: never stored or logged. */
export interface OverseaPapers {
  readonly isConsented: boolean;
  /** As entered; undefined until then. */
  readonly taiwanIdNumber: string | undefined;
  readonly hasChinaIdImage: boolean;
}

/** Overseas shipping data. For SouthKorea, everything except countries and currency is empty. */
export interface OverseaShipping extends Omit<OverseaTerms, 'countryType'> {
  /** Load state of the terms below; `Failed` until retried. */
  readonly status: 'NotAsked' | 'Asking' | 'Known' | 'Failed';
  /** Possible countries; also known for domestic carts, so that the shopper can choose. */
  readonly countries: readonly OverseaCountry[];
  /** Load state of `countries`; `Failed` until retried. */
  readonly countriesStatus: 'NotAsked' | 'Asking' | 'Known' | 'Failed';
  readonly currency: CurrencyCode;
  readonly papers: OverseaPapers;
  readonly idImageRefusal: IdImageRefusal | undefined;
  /** Target of the pending country change, or undefined. */
  readonly changingTo: string | undefined;
}

export const noPapers: OverseaPapers = {
  isConsented: false,
  taiwanIdNumber: undefined,
  hasChinaIdImage: false,
};

export const noOversea: OverseaShipping = {
  status: 'NotAsked',
  countries: [],
  countriesStatus: 'NotAsked',
  companies: [],
  selectedCompany: 'Unknown',
  fees: [],
  unavailable: [],
  exchangeRates: [],
  freeFrom: undefined,
  currency: 'KRW',
  papers: noPapers,
  idImageRefusal: undefined,
  changingTo: undefined,
};

/** Overseas shipping to a country. */
export interface OverseaIn extends OverseaShipping {
  readonly country: string;
}
