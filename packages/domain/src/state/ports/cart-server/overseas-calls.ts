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

export interface OverseaRequest {
  readonly countryType: string;
  readonly requests: readonly PriceRequest[];
}

export interface OverseaCalls {
  /** CM-49: sets the destination; refused for a visitor and for an unserved country */
  readonly changeCountry: (request: { readonly countryType: string }) => Answer<{ readonly shippingCountry: string }>;
  /** CM-16: in the language of the page; empty on a tenant without overseas shipping (OV-14) */
  readonly getOverseaShippingCountries: () => Answer<{ readonly countries: readonly OverseaCountry[] }>;
  /** CM-17: sorted by preference; empty for South Korea (OV-02) */
  readonly getOverseaShippingCompanies: (request: {
    readonly countryType: string;
  }) => Answer<{ readonly companies: readonly ShippingCompany[] }>;
  /** CM-18: every company of the country and every unit of this cart, carried or not */
  readonly getOverseaShippingFees: (
    request: OverseaRequest,
  ) => Answer<{ readonly fees: readonly CompanyFees[] } & PartlyRead>;
  /** CM-14 */
  readonly getShippingUnavailableItems: (
    request: OverseaRequest & { readonly shippingCompanies: readonly ShippingCompanyType[] },
  ) => Answer<{ readonly unavailable: readonly CompanyUnavailable[] }>;
  /** CM-19; without a currency, all currencies */
  readonly getExchangeRate: (request: {
    readonly currencyCode: Option<CurrencyCode>;
  }) => Answer<{ readonly exchangeRates: readonly ExchangeRate[] }>;
}
