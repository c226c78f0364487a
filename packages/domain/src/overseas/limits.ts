import type { ShippingCompanyType } from '../entities/overseas/company.ts';
import type { CurrencyCode } from '../entities/overseas/oversea.ts';

/** The most that goods may cost without shipping, in a currency (OV-06). */
export interface AmountCap {
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** What one order to a country by a company may hold. */
export interface OverseaLimits {
  /** The most that all pieces weigh together, in kg (OV-07). */
  readonly kg: number;
  /** Every one of them holds (OV-06). */
  readonly amounts: readonly AmountCap[];
  /** The most pieces in all (OV-04, OV-07). */
  readonly pieces: number;
  /** The most pieces of cosmetics (OV-08). */
  readonly cosmetics?: number;
  /** The most pieces of any one category (OV-08). */
  readonly ofEachCategory?: number;
  /** Health food weighs less than this, in kg (OV-08). */
  readonly healthFoodBelowKg?: number;
  /** The most that goods may cost while a body or hair item is among them, in won (OV-05). */
  readonly withBodyHair?: number;
}

/** For every company and country that the table does not name (specification 5 Overseas, 9). */
const general: OverseaLimits = { kg: 30, pieces: 30, amounts: [] };

const upTo = (amount: number, currency: CurrencyCode): Pick<OverseaLimits, 'amounts'> => ({
  amounts: [{ amount, currency }],
});

/** CJ Logistics, by country (specification 9, CJ caps). */
const cj: Readonly<Record<string, Partial<OverseaLimits>>> = {
  HongKong: { kg: 20, ...upTo(500, 'USD') },
  UnitedStates: upTo(800, 'USD'),
  Japan: { ...upTo(16_600, 'JPY'), cosmetics: 24 },
  Thailand: { kg: 20, ...upTo(1_500, 'THB'), cosmetics: 6 },
  MalaysiaWest: upTo(500, 'MYR'),
  Singapore: { kg: 20, ...upTo(400, 'SGD') },
  Australia: upTo(1_000, 'AUD'),
  Taiwan: {
    kg: 20,
    amounts: [
      { amount: 3_000, currency: 'TWD' },
      { amount: 1_000, currency: 'USD' },
    ],
    ofEachCategory: 12,
    healthFoodBelowKg: 6,
  },
};

/** SF Express, by country (specification 5 Overseas, 9). */
const sf: Readonly<Record<string, Partial<OverseaLimits>>> = {
  China: { pieces: 6, ...upTo(30_000, 'KRW'), withBodyHair: 15_000 },
};

const tables: Readonly<Partial<Record<ShippingCompanyType, Readonly<Record<string, Partial<OverseaLimits>>>>>> = {
  CJ: cj,
  SFExpress: sf,
};

/** What an order to a country by a company may hold (OV-04..OV-08). */
export const limitsOf = (country: string, company: ShippingCompanyType): OverseaLimits => {
  const table = tables[company] ?? {};
  return Object.hasOwn(table, country) ? { ...general, ...table[country] } : general;
};

/** Above this an order to Taiwan needs an ID number, in won without shipping (OV-10). */
export const TAIWAN_ID_ABOVE = 100_000;
