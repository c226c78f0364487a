import { checkChoice, checkNames } from '../names/nearest.ts';

const roundings = ['Down', 'Up', 'HalfUp', 'HalfEven'] as const;

/** Rounding of a fraction of a minor unit: towards 0, away from 0, half away from 0, or half to even. */
export type Rounding = (typeof roundings)[number];

/** A currency with its decimals and its rounding. */
export interface Currency<C extends string = string> {
  /** ISO 4217, e.g. `USD`. */
  readonly code: C;
  /** Decimals: 0 for won, 2 for dollars, 3 for dinars. */
  readonly exponent: number;
  /** Rounding of promotions, tax and fractions. */
  readonly rounding: Rounding;
}

/** Currencies of ISO 4217 by decimals, if they have other than two. CLDR differs for some, e.g. HUF. */
const decimals: readonly (readonly [number, string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

/** Returns the decimals of a known currency by ISO 4217, or undefined for an unassigned code. */
export const isoDecimals = (code: string): number | undefined =>
  decimals.find(([, codes]) => codes.split(' ').includes(code))?.[0] ??
  // XTS, XUA and XXX are no money
  (Intl.supportedValuesOf('currency').includes(code) && !/^X[T-Z]/u.test(code) ? 2 : undefined);

/** @throws TypeError for an unknown rounding */
export const checkRounding = (rounding: Rounding): void => checkChoice('rounding', roundings, rounding);

/** Throws for a value that is no currency, e.g. its code, because plain JavaScript may pass one. */
export const rejectOther = (currency: unknown): void => {
  if (typeof currency !== 'object' || currency === null)
    throw new TypeError(`currency: expected one such as USD or currencyOf('CHF', 2), not ${JSON.stringify(currency)}`);
};

/**
 * Checks a currency: its code, decimals (those of ISO 4217 if known) and rounding.
 * @throws RangeError for other decimals, TypeError for an unknown rounding or field, or if it is no object
 * @example
 * checkCurrency({ code: 'USD', exponent: 2, rounding: 'Down' }).code; // USD
 */
export const checkCurrency = <C extends string>(currency: Currency<C>): Currency<C> => {
  rejectOther(currency);
  const { code, exponent, rounding } = currency;
  checkNames('field of a currency', ['code', 'exponent', 'rounding'], currency);
  if (!/^[A-Z]{3}$/u.test(code)) throw new RangeError(`not a code of ISO 4217: ${code}`);
  if (!Number.isInteger(exponent) || exponent < 0 || exponent > 6)
    throw new RangeError(`not a number of decimals: ${exponent}`);
  const fixed = isoDecimals(code) ?? exponent;
  if (exponent !== fixed) throw new RangeError(`${code} has ${fixed} decimals: ${exponent}`);
  checkRounding(rounding);
  return currency;
};

/**
 * Creates a currency.
 * @param exponent decimals, 0 to 6; those of ISO 4217 if the code is known
 * @param rounding towards 0 by default
 * @throws RangeError for another exponent, TypeError for an unknown rounding
 * @example
 * currencyOf('CHF', 2, 'HalfUp').exponent; // 2
 */
export const currencyOf = <const C extends string>(
  code: C,
  exponent: number,
  rounding: Rounding = 'Down',
): Currency<C> => Object.freeze(checkCurrency({ code, exponent, rounding }));

/** South Korean won: no decimals. */
export const KRW: Currency<'KRW'> = /* @__PURE__ */ currencyOf('KRW', 0);
/** Japanese yen: no decimals. */
export const JPY: Currency<'JPY'> = /* @__PURE__ */ currencyOf('JPY', 0);
/** US dollars: cents. */
export const USD: Currency<'USD'> = /* @__PURE__ */ currencyOf('USD', 2);
/** Euro: cents. */
export const EUR: Currency<'EUR'> = /* @__PURE__ */ currencyOf('EUR', 2);
/** Kuwaiti dinar: 1,000 fils. */
export const KWD: Currency<'KWD'> = /* @__PURE__ */ currencyOf('KWD', 3);
