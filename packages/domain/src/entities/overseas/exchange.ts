import type { Won } from '../../money/won.ts';
import type { CurrencyCode, ExchangeRate } from './oversea.ts';

/** Rates have a precision of 1/10,000 won. */
const RATE_PARTS = 10_000;

/** Currencies without decimals; the others have two. */
const whole: ReadonlySet<CurrencyCode> = new Set(['KRW', 'JPY', 'TWD']);

/** Returns the number of decimals of a currency. */
export const decimalsOf = (currency: CurrencyCode): number => (whole.has(currency) ? 0 : 2);

/** Returns won per unit of a currency, or undefined if unknown. Won has rate 1. */
export const rateOf = (rates: readonly ExchangeRate[], currency: CurrencyCode): number | undefined => {
  if (currency === 'KRW') return 1;
  const found = rates.find(({ currencyCode }) => currencyCode === currency);
  return found && found.exchangeRate > 0 ? found.exchangeRate : undefined;
};

/** Returns the highest amount in won that is not above a limit in a currency, at a rate in won. */
export const highestWon = (limit: number, rate: number): number =>
  Math.floor((limit * Math.round(rate * RATE_PARTS)) / RATE_PARTS);

type Rounding = 'nearest' | 'up';

/** Converts an amount to a currency at a rate in won; rounds up to compare it with a limit. */
export const inCurrency = (
  amount: Won,
  rate: number,
  currency: CurrencyCode,
  rounding: Rounding = 'nearest',
): number => {
  const scale = 10 ** decimalsOf(currency);
  // Integer division is exact: 152,886 won at 9.21 gives 16,600 yen without a rounding error.
  const exact = (amount * RATE_PARTS * scale) / Math.round(rate * RATE_PARTS);
  return (rounding === 'up' ? Math.ceil(exact) : Math.round(exact)) / scale;
};

/** True if an amount exceeds a limit in another currency; compares without rounding. */
export const isAbove = (amount: Won, limit: number, rate: number): boolean =>
  amount * RATE_PARTS > limit * Math.round(rate * RATE_PARTS);
