import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { CompanyFees } from '../entities/overseas/oversea.ts';
import { weightOf } from '../entities/overseas/weight.ts';
import { won, type Won } from '../money/won.ts';
import { servedCountry, type Carrier, type OverseaMarket, type Zone } from './market.ts';

/**
 * Returns the fee of a weight in won. Rounds up to whole steps, at least one.
 * @param kg to 3 decimals
 * @example
 * [0.3, 0.5, 0.501].map((kg) => feeFor(aMarket(), 'CJ', 1, kg)); // [ 9000, 9000, 10500 ]
 */
export const feeFor = ({ fees, stepGrams }: OverseaMarket, carrier: Carrier, zone: Zone, kg: number): Won => {
  const { first, further } = fees[carrier][zone];
  const steps = Math.max(1, Math.ceil(Math.round(kg * 1000) / stepGrams));
  return won(first + further * (steps - 1));
};

/**
 * Returns the fee of each company of a country for each unit (CM-18, OV-03).
 * @example
 * const [byCJ, byEMS] = feesTo(aMarket(), 'Japan', [aUnit({ quantity: 2 })]);
 * byCJ?.shippingFees; // [ { cartUnitId: 1, shippingFee: 13500, shippingWeight: 2 } ]
 * byEMS?.shippingFees; // [ { cartUnitId: 1, shippingFee: 25500, shippingWeight: 2 } ]
 */
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
