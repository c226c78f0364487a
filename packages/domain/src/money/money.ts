import { allocate, fractionOf, RATE_PARTS, won } from './won.ts';
import { checkRounding, rejectOther, type Currency, type Rounding } from './currency.ts';

/** An amount in minor units of a currency, e.g. cents; negative for savings. */
export interface Money<C extends string = string> {
  /** Amounts of different currencies cannot be added. */
  readonly currency: Currency<C>;
  /** Minor units, an integer. */
  readonly minor: number;
}

/**
 * Creates an amount in minor units.
 * @throws RangeError for a fraction or an unsafe integer
 * @example
 * money(USD, 1250).minor; // 1250
 */
export const money = <C extends string>(currency: Currency<C>, minor: number): Money<C> => {
  rejectOther(currency);
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not a whole amount of ${currency.code}: ${minor}`);
  return { currency, minor: minor === 0 ? 0 : minor };
};

/** Throws if the currencies differ, which is always a bug. */
const same = ({ currency: a }: Money, { currency: b }: Money): void => {
  rejectOther(a);
  rejectOther(b);
  if (a.code !== b.code || a.exponent !== b.exponent) throw new TypeError(`${a.code} and ${b.code} do not add up`);
};

/**
 * Parses a decimal text such as `12.5` or `-0.05`. Returns undefined for other texts or too many decimals.
 * @example
 * parseMoney(USD, '12.50')?.minor; // 1250
 */
export const parseMoney = <C extends string>(currency: Currency<C>, text: string): Money<C> | undefined => {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d{1,16})(?:\.(\d+))?$/u.exec(text) ?? [];
  if (whole === '' || decimals.length > currency.exponent) return undefined;
  const minor = Number(`${sign}${whole}${decimals.padEnd(currency.exponent, '0')}`);
  return Number.isSafeInteger(minor) ? money(currency, minor) : undefined;
};

/** Formats an amount as a decimal text with all decimals, as `parseMoney` reads it. */
export const decimalOf = ({ currency: { exponent }, minor }: Money): string => {
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  return `${minor < 0 ? '-' : ''}${whole}${exponent > 0 ? `.${digits.slice(-exponent)}` : ''}`;
};

/**
 * @throws TypeError if the currencies differ
 * @example
 * plus(money(USD, 100), money(USD, 5)).minor; // 105
 */
export const plus = <C extends string>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> => {
  same(a, b);
  return money(a.currency, a.minor + b.minor);
};

/**
 * @throws TypeError if the currencies differ
 * @example
 * less(money(USD, 100), money(USD, 5)).minor; // 95
 */
export const less = <C extends string>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> => {
  same(a, b);
  return money(a.currency, a.minor - b.minor);
};

/**
 * Returns an exact fraction of an amount, rounded once to the smallest unit.
 * @param numerator an integer
 * @param denominator an integer of at least 1
 * @param rounding that of the currency by default
 * @throws RangeError for another numerator or denominator, or a result beyond the safe integers; TypeError for an
 * unknown rounding
 * @example
 * fraction(money(EUR, 1999), 19, 119, 'HalfUp').minor; // 319
 * fraction(money(EUR, -100), 1, 3).minor; // -33
 */
export const fraction = <C extends string>(
  { currency, minor }: Money<C>,
  numerator: number,
  denominator: number,
  rounding: Rounding = currency.rounding,
): Money<C> => {
  if (!Number.isSafeInteger(numerator)) throw new RangeError(`numerator: expected an integer, not ${numerator}`);
  if (!Number.isSafeInteger(denominator) || denominator < 1)
    throw new RangeError(`denominator: expected an integer of 1 or more, not ${denominator}`);
  checkRounding(rounding);
  return money(currency, fractionOf(minor, numerator, denominator, rounding));
};

/**
 * Returns a percentage of an amount: exact for up to four decimals, rounded by its currency.
 * @throws RangeError if the rate is not a number
 * @example
 * ratio(money(USD, 999), 12.5).minor; // 124
 */
export const ratio = <C extends string>(amount: Money<C>, percent: number): Money<C> => {
  if (!Number.isFinite(percent)) throw new RangeError(`not a rate in per cent: ${percent}`);
  return fraction(amount, Math.round(percent * RATE_PARTS), 100 * RATE_PARTS);
};

/**
 * Splits an amount by weight without losing a minor unit. Negative amounts give negative shares.
 * @param weights integers of at least 0; see `allocate` if all are 0 or there are none
 * @throws RangeError for other weights
 * @example
 * shares(money(USD, 100), [1, 1, 1]).map(({ minor }) => minor); // [ 34, 33, 33 ]
 */
export const shares = <C extends string>(
  { currency, minor }: Money<C>,
  weights: readonly number[],
): readonly Money<C>[] => {
  const wrong = weights.find((weight) => !Number.isSafeInteger(weight) || weight < 0);
  if (wrong !== undefined) throw new RangeError(`not a whole weight of 0 or more: ${wrong}`);
  return allocate(won(minor), weights).map((share) => money(currency, share));
};

/**
 * Formats an amount with `Intl`.
 * @param locale a language tag, e.g. `en-US`
 * @throws RangeError for an invalid tag, such as `en_US`
 * @example
 * formatMoney(money(USD, 1250), 'en-US'); // $12.50
 */
export const formatMoney = (amount: Money, locale: string): string => {
  const { code, exponent } = amount.currency;
  const form = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as a text: a number would lose the last digits of a large amount
  return form.format(decimalOf(amount) as `${number}`);
};
