import type { ShippingCompanyType } from '../entities/overseas/country.ts';
import type { CurrencyCode } from '../entities/overseas/oversea.ts';

/** Maximum price of goods without shipping, in a currency. */
export interface AmountCap {
  /** In whole units of the currency, e.g. dollars. */
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** Limits of one order to a country by a courier. */
export interface OverseaLimits {
  /** Maximum total weight, in kg. */
  readonly kg: number;
  /** All of them apply. */
  readonly amounts: readonly AmountCap[];
  readonly pieces: number;
  readonly cosmetics?: number;
  readonly ofEachCategory?: number;
  /** Health food must weigh less than this, in kg. */
  readonly healthFoodBelowKg?: number;
  /** Maximum price of goods if they include a body or hair item, in won. */
  readonly withBodyHair?: number;
}

/** Order limits for a country and courier. A missing country or courier means all. */
export interface OverseaCap extends Partial<OverseaLimits> {
  /** Country of the cart, e.g. `Japan`. */
  readonly country?: string;
  readonly company?: ShippingCompanyType;
}

/* @__NO_SIDE_EFFECTS__ */
const upTo = (amount: number, currency: CurrencyCode): readonly AmountCap[] => [{ amount, currency }];

/** Defaults (specification 5 Overseas, 9). */
const general: OverseaLimits = { kg: 30, pieces: 30, amounts: [] };

/* @__NO_SIDE_EFFECTS__ */
const cj = (country: string, limits: Partial<OverseaLimits>): OverseaCap => ({ ...limits, country, company: 'CJ' });

/** The marketplace’s limits: CJ Logistics by country, SF Express to China (specification 5 Overseas, 9). */
export const marketplaceCaps: readonly OverseaCap[] = [
  cj('HongKong', { kg: 20, amounts: upTo(500, 'USD') }),
  cj('UnitedStates', { amounts: upTo(800, 'USD') }),
  cj('Japan', { amounts: upTo(16_600, 'JPY'), cosmetics: 24 }),
  cj('Thailand', { kg: 20, amounts: upTo(1_500, 'THB'), cosmetics: 6 }),
  cj('MalaysiaWest', { amounts: upTo(500, 'MYR') }),
  cj('Singapore', { kg: 20, amounts: upTo(400, 'SGD') }),
  cj('Australia', { amounts: upTo(1_000, 'AUD') }),
  cj('Taiwan', {
    kg: 20,
    amounts: [
      { amount: 3_000, currency: 'TWD' },
      { amount: 1_000, currency: 'USD' },
    ],
    ofEachCategory: 12,
    healthFoodBelowKg: 6,
  }),
  { country: 'China', company: 'SFExpress', pieces: 6, amounts: upTo(30_000, 'KRW'), withBodyHair: 15_000 },
];

/** Returns the limits of an order to a country by a courier; a later cap overrides an earlier one. */
export const limitsOf = (
  to: string,
  by: ShippingCompanyType,
  caps: readonly OverseaCap[] = marketplaceCaps,
): OverseaLimits =>
  caps
    .filter(({ country = to, company = by }) => country === to && company === by)
    .reduce((limits, { country: _, company: __, ...cap }) => ({ ...limits, ...cap }), general);

/** An order to Taiwan above this amount needs an ID number; won without shipping. */
export const TAIWAN_ID_ABOVE = 100_000;
