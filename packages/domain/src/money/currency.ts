/** What becomes of a part of a minor unit: towards 0, away from 0, to the nearest with halves away from 0 or to the even one. */
export type Rounding = 'Down' | 'Up' | 'HalfUp' | 'HalfEven';

/** A currency: how many decimals its amounts have, and how parts of its smallest unit are rounded (EN-08). */
export interface Currency<C extends string = string> {
  /** ISO 4217, e.g. `USD`. */
  readonly code: C;
  /** Decimals: 0 for won, 2 for dollars, 3 for dinars. */
  readonly exponent: number;
  /** How a part of the smallest unit is rounded. */
  readonly rounding: Rounding;
}

/**
 * A currency of one's own.
 * @param exponent decimals, 0 to 6; anything else throws a `RangeError`
 * @param rounding of rates and shares of an amount, towards 0 where left out, as the marketplace rounds (CP-03)
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
  return Object.freeze({ code, exponent, rounding });
};

/** South Korean won: no decimals. */
export const KRW = currencyOf('KRW', 0);
/** Japanese yen: no decimals. */
export const JPY = currencyOf('JPY', 0);
/** Dollars of the United States: cents. */
export const USD = currencyOf('USD', 2);
/** Euro: cents. */
export const EUR = currencyOf('EUR', 2);
/** Kuwaiti dinar: a thousand fils. */
export const KWD = currencyOf('KWD', 3);
