import {
  type ShippingCompany,
  type ShippingCompanyType,
  type OverseaCountry,
  overseaFreeFrom,
} from '../entities/overseas/country.ts';
import type {
  CurrencyCode,
  ExchangeRate,
  CompanyFees,
  CompanyUnavailable,
  OverseaTerms,
} from '../entities/overseas/oversea.ts';
import type { Language } from '../storefront/storefront.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { weightOf } from './usage.ts';
import { won, type Won } from '../money/won.ts';
import type { ShippingMethodType, ShippingPolicy } from '../entities/shipping/policy.ts';

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

/** Returns the fee of a weight in kg, in won. Rounds up to whole steps, at least one. */
export const feeFor = ({ fees, stepGrams }: OverseaMarket, carrier: Carrier, zone: Zone, kg: number): Won => {
  const { first, further } = fees[carrier][zone];
  const steps = Math.max(1, Math.ceil(Math.round(kg * 1000) / stepGrams));
  return won(first + further * (steps - 1));
};

/** Returns the fee of each company of a country for each unit (CM-18, OV-03). */
export const feesTo = (
  market: OverseaMarket,
  countryType: string,
  units: readonly CartUnit[],
): readonly CompanyFees[] => {
  const country = servedCountry(market, countryType);
  if (!country) return [];
  return country.carriers.map((carrier) => ({
    shippingCompany: carrier,
    shippingFees: units.map((unit) => {
      const shippingWeight = weightOf([unit]);
      const shippingFee = feeFor(market, carrier, country.zone, shippingWeight);
      return { cartUnitId: unit.cartUnitId, shippingFee, shippingWeight };
    }),
  }));
};

/** Shipping methods to the consolidation centre; the others end at the buyer's door or the shop. */
const parcelMethods: readonly ShippingMethodType[] = ['General', 'Post'];

/** True if the unit cannot leave the country, because of its kind or its delivery. */
const staysHome = (
  { cartUnitType, shippingPolicyKey, item: { flags } }: CartUnit,
  policies: readonly ShippingPolicy[],
): boolean =>
  policies.some(
    (one) => one.shippingPolicyKey === shippingPolicyKey && !parcelMethods.includes(one.shippingMethodType),
  ) ||
  cartUnitType === 'SmileFresh' ||
  cartUnitType === 'ExpressShop' ||
  (flags !== undefined && (flags.isDomesticOnly || flags.isInstall || flags.isECoupon));

const isRefused =
  (
    { refused: { byAll, by, into } }: OverseaMarket,
    policies: readonly ShippingPolicy[],
    countryType: string,
    company: ShippingCompanyType,
  ) =>
  (unit: CartUnit): boolean => {
    const categories = [
      ...byAll,
      ...(company === 'Unknown' ? [] : by[company]),
      ...(Object.hasOwn(into, countryType) ? (into[countryType] ?? []) : []),
    ];
    return staysHome(unit, policies) || categories.includes(unit.item.category.medium);
  };

/** Units with their policies, which name the shipping method. */
export interface OverseaParcels {
  readonly units: readonly CartUnit[];
  readonly shippingPolicies: readonly ShippingPolicy[];
}

/** The units that each company does not carry to a country (CM-14, OV-03). */
export const unavailableTo = (
  market: OverseaMarket,
  countryType: string,
  companies: readonly ShippingCompanyType[],
  { units, shippingPolicies }: OverseaParcels,
): readonly CompanyUnavailable[] =>
  companies.map((company) => ({
    shippingCompany: company,
    unavailableCartUnitIds: units
      .filter(isRefused(market, shippingPolicies, countryType, company))
      .map(({ cartUnitId }) => cartUnitId),
  }));

/** Returns the terms of shipping these units to a country, with the preferred company (OV-01..OV-03). */
export const overseaTermsOf = (
  market: OverseaMarket,
  countryType: string,
  parcels: OverseaParcels,
  language: Language,
): OverseaTerms => {
  const carriers = carriersTo(market, countryType);
  return {
    countryType,
    companies: companiesIn(market, countryType, language),
    selectedCompany: carriers[0] ?? 'Unknown',
    fees: feesTo(market, countryType, parcels.units),
    unavailable: unavailableTo(market, countryType, carriers, parcels),
    exchangeRates: market.exchangeRates,
    freeFrom: overseaFreeFrom(countryType),
  };
};
