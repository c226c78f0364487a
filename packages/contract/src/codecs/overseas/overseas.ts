import {
  currencyCodes,
  shippingCompanyTypes,
  type CompanyFees,
  type CompanyUnavailable,
  type ExchangeRate,
  type OverseaCheckout,
  type OverseaCountry,
  type OverseaPapers,
  type OverseaShipping,
  type ShippingCompany,
  type UnitShippingFee,
} from '@baguni/domain';
import * as t from 'io-ts';
import { anyCartUnitId, MAX_UNITS } from '../base/ids.ts';
import { list, orNull, parts } from '../base/list.ts';
import { amount, exchangeRate, kilograms } from '../base/number.ts';
import type { Codec } from '../base/shape.ts';
import { answerText, choice, requestText } from '../base/text.ts';

/** The most countries that parcels are sent to. */
const MAX_COUNTRIES = 300;

/** A company that carries parcels overseas. */
export const shippingCompanyType = choice(shippingCompanyTypes);
/** A currency. */
export const currencyCode = choice(currencyCodes);

const country: Codec<OverseaCountry> = t.strict({
  countryCode: answerText,
  countryType: answerText,
  countryName: answerText,
});
const company: Codec<ShippingCompany> = t.strict({
  shippingCompanyType,
  shippingCompanyName: answerText,
});
const unitFee: Codec<UnitShippingFee> = t.strict({
  cartUnitId: anyCartUnitId,
  shippingFee: amount,
  // of all its pieces
  shippingWeight: kilograms,
});
const companyFees: Codec<CompanyFees> = t.strict({
  shippingCompany: shippingCompanyType,
  shippingFees: parts('OverseaFee', unitFee, MAX_UNITS),
});
const unavailable: Codec<CompanyUnavailable> = t.strict({
  shippingCompany: shippingCompanyType,
  unavailableCartUnitIds: list(anyCartUnitId, MAX_UNITS),
});
const rate: Codec<ExchangeRate> = t.strict({ currencyCode, exchangeRate });

/** The countries that parcels are sent to (CM-16). */
export const overseaCountries: Codec<readonly OverseaCountry[]> = list(country, MAX_COUNTRIES);
/** The companies that serve a country (CM-17). */
export const shippingCompanies: Codec<readonly ShippingCompany[]> = list(company, shippingCompanyTypes.length);
/** What each company asks for (CM-18). */
export const overseaFees: Codec<readonly CompanyFees[]> = parts('OverseaFee', companyFees, shippingCompanyTypes.length);
/** What each company does not carry (CM-14). */
export const overseaUnavailable: Codec<readonly CompanyUnavailable[]> = list(unavailable, shippingCompanyTypes.length);
/** Rates of exchange (CM-19). */
export const exchangeRates: Codec<readonly ExchangeRate[]> = parts('NoPrice', rate, currencyCodes.length);

const papers: Codec<OverseaPapers> = t.strict({
  isConsented: t.boolean,
  taiwanIdNumber: orNull(answerText),
  hasChinaIdImage: t.boolean,
});

/** All that is known of shipping overseas. */
export const oversea: Codec<OverseaShipping> = t.strict({
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

/** Papers as a request brings them. */
const papersGiven: Codec<OverseaPapers> = t.strict({
  isConsented: t.boolean,
  taiwanIdNumber: orNull(requestText(20)),
  hasChinaIdImage: t.boolean,
});

/** How an order ships overseas (CM-10). */
export const overseaCheckout: Codec<OverseaCheckout> = t.strict({
  countryType: requestText(100),
  shippingCompany: shippingCompanyType,
  papers: papersGiven,
});
