import { option as O } from 'fp-ts';
import type { Won } from '../../money/won.ts';
import type { CurrencyCode, ExchangeRate } from './oversea.ts';

/** Rates count to the ten-thousandth of a won. */
const RATE_PARTS = 10_000;

/** Currencies whose amounts have no decimals; the others have two (OV-13). */
const whole: ReadonlySet<CurrencyCode> = new Set(['KRW', 'JPY', 'TWD']);

/**
 * How many decimals amounts of a currency have.
 * @example
 * [decimalsOf('KRW'), decimalsOf('JPY'), decimalsOf('USD')]; // [ 0, 0, 2 ]
 */
export const decimalsOf = (currency: CurrencyCode): number => (whole.has(currency) ? 0 : 2);

/**
 * Won for one of a currency; none where the rate is not known. Won is 1 to itself.
 * @example
 * const rates = [{ currencyCode: 'USD', exchangeRate: 1_380.5 }] as const;
 * (['USD', 'KRW', 'THB'] as const).map((code) => O.toNullable(rateOf(rates, code))); // [ 1380.5, 1, null ]
 */
export const rateOf = (rates: readonly ExchangeRate[], currency: CurrencyCode): O.Option<number> => {
  if (currency === 'KRW') return O.some(1);
  const found = rates.find(({ currencyCode }) => currencyCode === currency);
  return found && found.exchangeRate > 0 ? O.some(found.exchangeRate) : O.none;
};

type Rounding = 'nearest' | 'up';

/**
 * An amount in a currency, rounded to the decimals that it has (OV-13).
 * @param rate won for one
 * @param rounding `up` where it is held against a limit, so that it shows above the limit exactly when it is
 * @example
 * inCurrency(won(30_000), 1_380.5, 'USD'); // 21.73
 * inCurrency(won(30_000), 1_380.5, 'USD', 'up'); // 21.74
 */
export const inCurrency = (
  amount: Won,
  rate: number,
  currency: CurrencyCode,
  rounding: Rounding = 'nearest',
): number => {
  const scale = 10 ** decimalsOf(currency);
  // whole numbers divided are exact where they should be: 152,886 won at 9.21 are 16,600 yen and not a hair more
  const exact = (amount * RATE_PARTS * scale) / Math.round(rate * RATE_PARTS);
  return (rounding === 'up' ? Math.ceil(exact) : Math.round(exact)) / scale;
};

/**
 * Whether an amount is worth more than a limit in another currency: compared without any rounding (OV-06).
 * @example
 * isAbove(won(690_250), 500, 1_380.5); // false
 * isAbove(won(690_251), 500, 1_380.5); // true
 */
export const isAbove = (amount: Won, limit: number, rate: number): boolean =>
  amount * RATE_PARTS > limit * Math.round(rate * RATE_PARTS);
