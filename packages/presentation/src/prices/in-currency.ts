import type { Session } from '@baguni/use-cases';
import {
  decimalsOf,
  inCurrency,
  overseaIn,
  rateOf,
  type CurrencyCode,
  type ExchangeRate,
  type Won,
} from '@baguni/domain';
import { option as O } from 'fp-ts';

/** A currency shown next to won, and its rate. */
export interface Exchange {
  readonly currency: CurrencyCode;
  readonly rate: ExchangeRate['exchangeRate'];
}

export const exchangeOf = (state: Session): Exchange | undefined => {
  const oversea = O.toUndefined(overseaIn(state.cart));
  if (oversea === undefined || oversea.currency === 'KRW') return undefined;
  const rate = O.toUndefined(rateOf(oversea.exchangeRates, oversea.currency));
  return rate === undefined ? undefined : { currency: oversea.currency, rate };
};

/** Formats an amount in another currency, e.g. `3,620 TWD`. */
export const foreignMoney = ({ currency, rate }: Exchange, amount: Won): string => {
  const digits = decimalsOf(currency);
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const number = inCurrency(amount, rate, currency).toLocaleString('en-US', fraction);
  // Uses the same minus sign as won amounts.
  return `${number.replace('-', '−')} ${currency}`;
};
