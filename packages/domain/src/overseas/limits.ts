import type { ShippingCompanyType } from '../entities/overseas/company.ts';
import type { CurrencyCode } from '../entities/overseas/oversea.ts';

/** The most that goods may cost without shipping, in a currency (OV-06). */
export interface AmountCap {
  /** In whole units of the currency, e.g. dollars. */
  readonly amount: number;
  /** Which currency; what the goods cost is converted by its rate. */
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

/** What one order may hold: to a country, by a company; to all of them, by all of them, where it names none. */
export interface OverseaCap extends Partial<OverseaLimits> {
  /** As carts name it, e.g. `Japan`. */
  readonly country?: string;
  /** Who carries it; by all of them where left out. */
  readonly company?: ShippingCompanyType;
}

const upTo = (amount: number, currency: CurrencyCode): Pick<OverseaLimits, 'amounts'> => ({
  amounts: [{ amount, currency }],
});

/** Where no cap says otherwise (specification 5 Overseas, 9). */
const general: OverseaLimits = { kg: 30, pieces: 30, amounts: [] };

const cj = (country: string, limits: Partial<OverseaLimits>): OverseaCap => ({ ...limits, country, company: 'CJ' });

/** The marketplace’s caps: CJ Logistics by country, SF Express to China (specification 5 Overseas, 9). */
export const marketplaceCaps: readonly OverseaCap[] = [
  cj('HongKong', { kg: 20, ...upTo(500, 'USD') }),
  cj('UnitedStates', upTo(800, 'USD')),
  cj('Japan', { ...upTo(16_600, 'JPY'), cosmetics: 24 }),
  cj('Thailand', { kg: 20, ...upTo(1_500, 'THB'), cosmetics: 6 }),
  cj('MalaysiaWest', upTo(500, 'MYR')),
  cj('Singapore', { kg: 20, ...upTo(400, 'SGD') }),
  cj('Australia', upTo(1_000, 'AUD')),
  cj('Taiwan', {
    kg: 20,
    amounts: [
      { amount: 3_000, currency: 'TWD' },
      { amount: 1_000, currency: 'USD' },
    ],
    ofEachCategory: 12,
    healthFoodBelowKg: 6,
  }),
  { country: 'China', company: 'SFExpress', pieces: 6, ...upTo(30_000, 'KRW'), withBodyHair: 15_000 },
];

/**
 * What an order to a country by a company may hold (OV-04..OV-08).
 * @param caps of two that are about it the later counts, limit by limit
 * @example
 * limitsOf('Japan', 'EMS'); // { kg: 30, pieces: 30, amounts: [] }
 * limitsOf('Japan', 'CJ').cosmetics; // 24
 * limitsOf('Japan', 'EMS', [{ kg: 20 }, { country: 'Japan', kg: 5 }]).kg; // 5
 */
export const limitsOf = (
  to: string,
  by: ShippingCompanyType,
  caps: readonly OverseaCap[] = marketplaceCaps,
): OverseaLimits =>
  caps
    .filter(({ country = to, company = by }) => country === to && company === by)
    .reduce((limits, { country: _, company: __, ...cap }) => ({ ...limits, ...cap }), general);

/** Above this an order to Taiwan needs an ID number, in won without shipping (OV-10). */
export const TAIWAN_ID_ABOVE = 100_000;
