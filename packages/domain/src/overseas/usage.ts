import { option as O } from 'fp-ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Won } from '../money/won.ts';
import { byCategory, isOf } from '../entities/overseas/category.ts';
import type { ShippingCompanyType } from '../entities/overseas/company.ts';
import { inCurrency, isAbove, rateOf } from '../entities/overseas/exchange.ts';
import { limitsOf, type OverseaCap, type OverseaLimits } from './limits.ts';
import type { CurrencyCode, ExchangeRate } from '../entities/overseas/oversea.ts';
import { piecesOf, weightOf } from '../entities/overseas/weight.ts';

/** What a limit is about: the whole order, or a category in it. */
export type OverseaLimitKind =
  'Weight' | 'Pieces' | 'Amount' | 'BodyHairAmount' | 'Cosmetics' | 'EachCategory' | 'HealthFood';

/** How much of a limit is used, so that a shopper sees it before it is hit (OV-04..OV-08). */
export interface OverseaGauge {
  /** Which limit. */
  readonly kind: OverseaLimitKind;
  /** In `unit`; amounts are rounded up, so that they show above the limit exactly when they are. */
  readonly used: number;
  /** The most that may be used, in `unit`. */
  readonly max: number;
  /** What is counted: kg, pieces or money of a currency. */
  readonly unit: 'kg' | 'piece' | CurrencyCode;
  /** The limit is broken. */
  readonly isOver: boolean;
  /** The units that count towards it, in the cart's order. */
  readonly cartUnitIds: readonly CartUnitId[];
}

/** What is ordered overseas. */
export interface OverseaOrder {
  /** The units that are ordered. */
  readonly chosen: readonly CartUnit[];
  /** What they cost without shipping, in won. */
  readonly payableWithoutShipping: Won;
  /** Where they go. */
  readonly country: string;
  /** What one of each currency costs, for limits in another currency. */
  readonly exchangeRates: readonly ExchangeRate[];
  /** The marketplace’s where left out. */
  readonly caps?: readonly OverseaCap[] | undefined;
}

const idsOf = (units: readonly CartUnit[]): readonly CartUnitId[] => units.map(({ cartUnitId }) => cartUnitId);

/** A limit on a measure of units; none where the company has none, or no unit counts towards it. */
const measured = (
  kind: OverseaLimitKind,
  unit: 'kg' | 'piece',
  max: number | undefined,
  units: readonly CartUnit[],
): readonly OverseaGauge[] => {
  if (max === undefined || units.length === 0) return [];
  const used = unit === 'kg' ? weightOf(units) : piecesOf(units);
  return [{ kind, used, max, unit, isOver: used > max, cartUnitIds: idsOf(units) }];
};

/** A limit on the order's amount; none where its currency's rate is not known: then the server judges. */
const costing = (
  kind: OverseaLimitKind,
  max: number,
  unit: CurrencyCode,
  units: readonly CartUnit[],
  { payableWithoutShipping: amount, exchangeRates }: OverseaOrder,
): readonly OverseaGauge[] => {
  const rate = rateOf(exchangeRates, unit);
  if (O.isNone(rate) || units.length === 0) return [];
  const used = inCurrency(amount, rate.value, unit, 'up');
  return [{ kind, used, max, unit, isOver: isAbove(amount, max, rate.value), cartUnitIds: idsOf(units) }];
};

/** Every category with too many pieces; where none has, the one that has the most. */
const ofEach = (chosen: readonly CartUnit[], max: number | undefined): readonly OverseaGauge[] => {
  const gauges = byCategory(chosen).flatMap((units) => measured('EachCategory', 'piece', max, units));
  const over = gauges.filter(({ isOver }) => isOver);
  return over.length > 0 ? over : gauges.toSorted((a, b) => b.used - a.used).slice(0, 1);
};

const ofCategories = ({ chosen }: OverseaOrder, limits: OverseaLimits): readonly OverseaGauge[] => {
  const { cosmetics, ofEachCategory, healthFoodBelowKg } = limits;
  const healthFood = measured('HealthFood', 'kg', healthFoodBelowKg, chosen.filter(isOf('HealthFood')));
  return [
    ...measured('Cosmetics', 'piece', cosmetics, chosen.filter(isOf('Cosmetics'))),
    ...ofEach(chosen, ofEachCategory),
    // less than the limit, not up to it
    ...healthFood.map((gauge) => ({ ...gauge, isOver: gauge.used >= gauge.max })),
  ];
};

/**
 * How much of each limit of a company an order uses (OV-04..OV-08); an order of nothing uses none.
 * @example
 * const to = { country: 'China', exchangeRates: testRates, payableWithoutShipping: won(400_000) };
 * const gauges = overseaGauges({ ...to, chosen: [aUnit({ quantity: 40 })] }, 'EMS');
 * gauges.map(({ kind, used, max, isOver }) => [kind, used, max, isOver]); // [ [ 'Pieces', 40, 30, true ], [ 'Weight', 40, 30, true ] ]
 */
export const overseaGauges = (order: OverseaOrder, company: ShippingCompanyType): readonly OverseaGauge[] => {
  const { chosen, country, caps } = order;
  const limits = limitsOf(country, company, caps);
  const bodyHair = chosen.filter(isOf('BodyHair'));
  return [
    ...measured('Pieces', 'piece', limits.pieces, chosen),
    ...limits.amounts.flatMap(({ amount, currency }) => costing('Amount', amount, currency, chosen, order)),
    ...(limits.withBodyHair === undefined
      ? []
      : costing('BodyHairAmount', limits.withBodyHair, 'KRW', bodyHair, order)),
    ...measured('Weight', 'kg', limits.kg, chosen),
    ...ofCategories(order, limits),
  ];
};
