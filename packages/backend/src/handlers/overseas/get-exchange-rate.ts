import { either as E, option as O } from 'fp-ts';
import { ratesOf, type CurrencyCode, type ExchangeRate } from '@baguni/domain';
import type { Handler } from '../../request/handler.ts';

/** The price in won of one unit of a currency, or of each currency if none is named (CM-19). */
export const getExchangeRate: Handler<
  { readonly currencyCode: O.Option<CurrencyCode> },
  { readonly exchangeRates: readonly ExchangeRate[] }
> =
  ({ overseas }) =>
  async ({ currencyCode }) =>
    E.right({ exchangeRates: ratesOf(overseas, O.toUndefined(currencyCode)) });
