import {
  currencyCodes,
  shippingCompanyTypes,
  type CompanyFees,
  type CompanyUnavailable,
  type ExchangeRate,
  type OverseaCountry,
  type OverseaPapers,
  type OverseaShipping,
  type ShippingCompany,
  type UnitShippingFee,
} from '@baguni/domain/internal';
import * as t from 'io-ts';
import {
  anyCartUnitId,
  MAX_UNITS,
  amount,
  exchangeRate,
  kilograms,
  answerText,
  choice,
  requestText,
} from './base/values.ts';
import { list, orNull, parts, type Codec, strict } from './base/codec.ts';

const MAX_COUNTRIES = 300;

export const shippingCompanyType = choice(shippingCompanyTypes);
export const currencyCode = choice(currencyCodes);

const country: Codec<OverseaCountry> = strict({
  countryCode: answerText,
  countryType: answerText,
  countryName: answerText,
});
const company: Codec<ShippingCompany> = strict({
  shippingCompanyType,
  shippingCompanyName: answerText,
});
const unitFee: Codec<UnitShippingFee> = strict({
  cartUnitId: anyCartUnitId,
  shippingFee: amount,
  // weight of all pieces
  shippingWeight: kilograms,
});
const companyFees: Codec<CompanyFees> = strict({
  shippingCompany: shippingCompanyType,
  shippingFees: parts('OverseaFee', unitFee, MAX_UNITS),
});
const unavailable: Codec<CompanyUnavailable> = strict({
  shippingCompany: shippingCompanyType,
  unavailableCartUnitIds: list(anyCartUnitId, MAX_UNITS),
});
const rate: Codec<ExchangeRate> = strict({ currencyCode, exchangeRate });

export const overseaCountries: Codec<readonly OverseaCountry[]> = list(country, MAX_COUNTRIES);
export const shippingCompanies: Codec<readonly ShippingCompany[]> = list(company, shippingCompanyTypes.length);
export const overseaFees: Codec<readonly CompanyFees[]> = parts('OverseaFee', companyFees, shippingCompanyTypes.length);
export const overseaUnavailable: Codec<readonly CompanyUnavailable[]> = list(unavailable, shippingCompanyTypes.length);
export const exchangeRates: Codec<readonly ExchangeRate[]> = parts('NoPrice', rate, currencyCodes.length);

/** The terms of a country that come with prices. */
export const termsOfCountry = strict({
  companies: shippingCompanies,
  fees: overseaFees,
  unavailable: overseaUnavailable,
  exchangeRates,
});

const papers: Codec<OverseaPapers> = strict({
  isConsented: t.boolean,
  taiwanIdNumber: orNull(answerText),
  hasChinaIdImage: t.boolean,
});

export const oversea: Codec<OverseaShipping> = strict({
  status: choice(['NotAsked', 'Asking', 'Known', 'Failed']),
  countries: overseaCountries,
  countriesStatus: choice(['NotAsked', 'Asking', 'Known', 'Failed']),
  companies: shippingCompanies,
  selectedCompany: shippingCompanyType,
  fees: overseaFees,
  unavailable: overseaUnavailable,
  exchangeRates,
  freeFrom: orNull(amount),
  currency: currencyCode,
  papers,
  idImageRefusal: orNull(choice(['Type', 'Size'] as const)),
  changingTo: orNull(answerText),
});

const papersGiven: Codec<OverseaPapers> = strict({
  isConsented: t.boolean,
  taiwanIdNumber: orNull(requestText(20)),
  hasChinaIdImage: t.boolean,
});

/** Overseas shipping of an order (CM-10). */
export const overseaCheckout = strict({
  countryType: requestText(100),
  shippingCompany: shippingCompanyType,
  papers: papersGiven,
});
