import { either as E, option as O } from 'fp-ts';
import type { CurrencyCode, ExchangeRate } from '@baguni/domain';
import { ratesOf } from '@baguni/scenarios';
import type { Handler } from '../../request/handler.ts';

/** The price in won of one unit of a currency, or of each currency if none is named (CM-19). */
export const getExchangeRate: Handler<
  { readonly currencyCode: O.Option<CurrencyCode> },
  { readonly exchangeRates: readonly ExchangeRate[] }
> =
  () =>
  async ({ currencyCode }) =>
    E.right({ exchangeRates: ratesOf(O.toUndefined(currencyCode)) });
