import type { CurrencyCode, ExchangeRate } from '@baguni/domain';
import type { Option } from 'fp-ts/Option';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { orNull } from '../../codecs/base/list.ts';
import { currencyCode, exchangeRates } from '../../codecs/overseas/overseas.ts';
import { partly } from '../../codecs/base/partly.ts';

/** The price in won of one unit of a currency, or of each currency (CM-19). */
export const getExchangeRate: Call<
  { readonly currencyCode: Option<CurrencyCode> },
  { readonly exchangeRates: readonly ExchangeRate[] }
> = {
  id: 'CM-19',
  name: 'getExchangeRate',
  method: 'POST',
  path: '/admin/getExchangeRate',
  request: t.strict({ currencyCode: orNull(currencyCode) }),
  response: partly(t.strict({ exchangeRates })),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
