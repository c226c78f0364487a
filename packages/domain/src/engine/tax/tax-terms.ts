import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { checkRounding, type Rounding } from '../../money/currency.ts';
import { isTaxRate, TAX_RATE, textOf } from '../cart/arguments.ts';
import { checkChoice, checkNames } from '../../names/nearest.ts';

const prices = ['Inclusive', 'Exclusive'] as const;
const roundedPer = ['Line', 'Total'] as const;

/** Sales tax or VAT of a shop (EN-12). */
export interface TaxTerms {
  /**
   * Rate in per cent, e.g. 19: 0, or 1 and more, with up to four decimals. A number is the rate of items without their own `taxRate`; a function
   * decides the rate of every unit.
   */
  readonly rate: number | ((unit: CartUnit) => number);
  /** `Inclusive` if prices and fees contain the tax; `Exclusive` if it is added to them. */
  readonly prices: (typeof prices)[number];
  /** Rounds the tax of each line, or once per rate; `Line` by default. */
  readonly roundedPer?: (typeof roundedPer)[number];
  /** Rounding of the tax; that of the currency by default. */
  readonly rounding?: Rounding;
}

const taxNames: readonly string[] = ['rate', 'prices', 'roundedPer', 'rounding'] satisfies readonly (keyof TaxTerms)[];

const MAX_DECIMALS = 4;

/** @throws RangeError unless it is a rate in per cent */
const checkRate = (name: string, rate: number): number => {
  if (isTaxRate(rate) && Number(rate.toFixed(MAX_DECIMALS)) === rate) return rate;
  throw new RangeError(`${name}: expected ${TAX_RATE}, with up to four decimals, not ${textOf(rate)}`);
};

/** Throws if the tax of a shop has an unknown name or choice, or an invalid rate. */
export const checkTax = (tax: TaxTerms): void => {
  checkNames('field of tax', taxNames, tax);
  if (typeof tax.rate !== 'function') checkRate('tax.rate', tax.rate);
  checkChoice('tax.prices', prices, tax.prices);
  checkChoice('tax.roundedPer', roundedPer, tax.roundedPer ?? 'Line');
  if (tax.rounding !== undefined) checkRounding(tax.rounding);
};

/** Returns the rate of a unit in per cent, or throws if it is invalid. */
export const rateOfUnit = ({ rate }: Pick<TaxTerms, 'rate'>, unit: CartUnit): number =>
  checkRate(
    `tax rate of unit ${unit.cartUnitId}`,
    typeof rate === 'function' ? rate(unit) : (unit.item.taxRate ?? rate),
  );
