import type { Option } from 'fp-ts/Option';
import type { ShippingCompany, ShippingCompanyType } from '../../../entities/overseas/company.ts';
import type { OverseaCountry } from '../../../entities/overseas/country.ts';
import type {
  CompanyFees,
  CompanyUnavailable,
  CurrencyCode,
  ExchangeRate,
} from '../../../entities/overseas/oversea.ts';
import type { Answer, PartlyRead, PriceRequest } from './answer.ts';

/** Units that shipping overseas is asked about, and where they would go. */
export interface OverseaRequest {
  /** The country. */
  readonly countryType: string;
  /** The units. */
  readonly requests: readonly PriceRequest[];
}

/** The calls about shipping overseas. */
export interface OverseaCalls {
  /** CM-49: ships there from now on; refused for a visitor and for a country that nothing is sent to */
  readonly changeCountry: (request: { readonly countryType: string }) => Answer<{ readonly shippingCountry: string }>;
  /** CM-16: in the language of the page; none on a tenant that does not ship overseas (OV-14) */
  readonly getOverseaShippingCountries: () => Answer<{ readonly countries: readonly OverseaCountry[] }>;
  /** CM-17: in the order of preference; none for South Korea (OV-02) */
  readonly getOverseaShippingCompanies: (request: {
    readonly countryType: string;
  }) => Answer<{ readonly companies: readonly ShippingCompany[] }>;
  /** CM-18: of every company of the country, for every unit of this cart, carried or not */
  readonly getOverseaShippingFees: (
    request: OverseaRequest,
  ) => Answer<{ readonly fees: readonly CompanyFees[] } & PartlyRead>;
  /** CM-14 */
  readonly getShippingUnavailableItems: (
    request: OverseaRequest & { readonly shippingCompanies: readonly ShippingCompanyType[] },
  ) => Answer<{ readonly unavailable: readonly CompanyUnavailable[] }>;
  /** CM-19; none: of every currency */
  readonly getExchangeRate: (request: {
    readonly currencyCode: Option<CurrencyCode>;
  }) => Answer<{ readonly exchangeRates: readonly ExchangeRate[] }>;
}
