import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Won } from '../money/won.ts';
import type { ShippingCompanyType } from '../entities/overseas/country.ts';
import { inCurrency, isAbove, rateOf } from '../entities/overseas/exchange.ts';
import { limitsOf, type OverseaCap, type OverseaLimits } from './limits.ts';
import type { CurrencyCode, ExchangeRate } from '../entities/overseas/oversea.ts';

/** Categories with courier limits on count or weight. */
export type OverseaCategory = 'Cosmetics' | 'BodyHair' | 'HealthFood';

/** By medium category code. */
const categoryOf: ReadonlyMap<string, OverseaCategory> = new Map([
  ['200003110', 'Cosmetics'],
  ['200003120', 'BodyHair'],
  ['200003130', 'BodyHair'],
  ['200000398', 'HealthFood'],
]);

const isOf =
  (category: OverseaCategory) =>
  ({ item }: CartUnit): boolean =>
    categoryOf.get(item.category.medium) === category;

/** Groups units by medium category, in cart order. Taiwan limits each group. */
const byCategory = (units: readonly CartUnit[]): readonly (readonly CartUnit[])[] => {
  const groups = new Map<string, CartUnit[]>();
  for (const unit of units) {
    const { medium } = unit.item.category;
    groups.set(medium, [...(groups.get(medium) ?? []), unit]);
  }
  return [...groups.values()];
};

/** Scope of a limit: the whole order or a category. */
export type OverseaLimitKind =
  'Weight' | 'Pieces' | 'Amount' | 'BodyHairAmount' | 'Cosmetics' | 'EachCategory' | 'HealthFood';

/** Usage of a limit, so that a shopper sees it before reaching it. */
export interface OverseaGauge {
  readonly kind: OverseaLimitKind;
  /** In `unit`; amounts are rounded up, so that they show above the limit exactly if they exceed it. */
  readonly used: number;
  readonly max: number;
  readonly unit: 'kg' | 'piece' | CurrencyCode;
  readonly isOver: boolean;
  /** Counted units, in cart order. */
  readonly cartUnitIds: readonly CartUnitId[];
}

export interface OverseaOrder {
  readonly chosen: readonly CartUnit[];
  /** Price without shipping, in won. */
  readonly payableWithoutShipping: Won;
  readonly country: string;
  readonly exchangeRates: readonly ExchangeRate[];
  readonly caps?: readonly OverseaCap[] | undefined;
}

const idsOf = (units: readonly CartUnit[]): readonly CartUnitId[] => units.map(({ cartUnitId }) => cartUnitId);

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

/** Returns the usage of an amount limit, or undefined if the rate is unknown; then the server decides. */
const costing = (
  kind: OverseaLimitKind,
  max: number,
  unit: CurrencyCode,
  units: readonly CartUnit[],
  { payableWithoutShipping: amount, exchangeRates }: OverseaOrder,
): readonly OverseaGauge[] => {
  const rate = rateOf(exchangeRates, unit);
  if (rate === undefined || units.length === 0) return [];
  const used = inCurrency(amount, rate, unit, 'up');
  return [{ kind, used, max, unit, isOver: isAbove(amount, max, rate), cartUnitIds: idsOf(units) }];
};

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
    // The limit itself is already too much.
    ...healthFood.map((gauge) => ({ ...gauge, isOver: gauge.used >= gauge.max })),
  ];
};

/** Returns the usage of each limit of a courier; empty for an empty order. */
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

const GRAMS = 1000;

/** Returns the total weight of all pieces in kg. Rounds the sum to 3 decimals. */
export const weightOf = (units: readonly Pick<CartUnit, 'item' | 'quantity'>[]): number =>
  Math.round(units.reduce((kg, { item, quantity }) => kg + (item.shippingWeight ?? 0) * quantity, 0) * GRAMS) / GRAMS;

/** The pieces of units together. */
export const piecesOf = (units: readonly Pick<CartUnit, 'quantity'>[]): number =>
  units.reduce((pieces, { quantity }) => pieces + quantity, 0);
