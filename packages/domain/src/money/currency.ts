import { didYouMean } from '../names/nearest.ts';

const roundings = ['Down', 'Up', 'HalfUp', 'HalfEven'] as const;

/** Rounding of a fraction of a minor unit: towards 0, away from 0, half away from 0, or half to even. */
export type Rounding = (typeof roundings)[number];

export interface Currency<C extends string = string> {
  /** ISO 4217, e.g. `USD`. */
  readonly code: C;
  /** Decimals: 0 for won, 2 for dollars, 3 for dinars. */
  readonly exponent: number;
  readonly rounding: Rounding;
}

/**
 * Creates a currency.
 * @param exponent decimals, 0 to 6
 * @param rounding towards 0 by default
 * @throws RangeError for another exponent, TypeError for an unknown rounding
 * @example
 * currencyOf('CHF', 2, 'HalfUp').exponent; // 2
 */
export const currencyOf = <const C extends string>(
  code: C,
  exponent: number,
  rounding: Rounding = 'Down',
): Currency<C> => {
  if (!/^[A-Z]{3}$/u.test(code)) throw new RangeError(`not a code of ISO 4217: ${code}`);
  if (!Number.isInteger(exponent) || exponent < 0 || exponent > 6)
    throw new RangeError(`not a number of decimals: ${exponent}`);
  if (!roundings.includes(rounding)) throw new TypeError(`no rounding: ${rounding}${didYouMean(rounding, roundings)}`);
  return Object.freeze({ code, exponent, rounding });
};

/**
 * Returns the decimals of a known currency, or undefined for a code that nobody has assigned.
 * @example
 * ['JPY', 'USD', 'KWD', 'ABC'].map(isoDecimals); // [ 0, 2, 3, undefined ]
 */
export const isoDecimals = (code: string): number | undefined =>
  // codes from X to XT stand for no money, e.g. for tests
  Intl.supportedValuesOf('currency').includes(code) && !/^X[T-Z]/u.test(code)
    ? new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits
    : undefined;

/** South Korean won: no decimals. */
export const KRW = currencyOf('KRW', 0);
/** Japanese yen: no decimals. */
export const JPY = currencyOf('JPY', 0);
/** US dollars: cents. */
export const USD = currencyOf('USD', 2);
/** Euro: cents. */
export const EUR = currencyOf('EUR', 2);
/** Kuwaiti dinar: 1,000 fils. */
export const KWD = currencyOf('KWD', 3);
