import { either as E, option as O } from 'fp-ts';
import type { CurrencyCode, ExchangeRate } from '@baguni/domain';
import { ratesOf } from '@baguni/scenarios';
import type { Handler } from '../../request/handler.ts';

/** What one of a currency costs in won, or of each (CM-19). */
export const getExchangeRate: Handler<
  { readonly currencyCode: O.Option<CurrencyCode> },
  { readonly exchangeRates: readonly ExchangeRate[] }
> =
  () =>
  async ({ currencyCode }) =>
    E.right({ exchangeRates: ratesOf(O.toUndefined(currencyCode)) });
