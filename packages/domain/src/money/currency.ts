/** Rounding of a fraction of a minor unit: towards 0, away from 0, half away from 0, or half to even. */
export type Rounding = 'Down' | 'Up' | 'HalfUp' | 'HalfEven';

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
 * @throws RangeError for another exponent
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
/** US dollars: cents. */
export const USD = currencyOf('USD', 2);
/** Euro: cents. */
export const EUR = currencyOf('EUR', 2);
/** Kuwaiti dinar: 1,000 fils. */
export const KWD = currencyOf('KWD', 3);
