import * as t from 'io-ts';
import { call } from '../call.ts';
import { orNull } from '../../codecs/base/list.ts';
import { currencyCode, exchangeRates } from '../../codecs/overseas/overseas.ts';
import { partly } from '../../codecs/base/partly.ts';

/** The price in won of one unit of a currency, or of each currency (CM-19). */
export const getExchangeRate = call({
  id: 'CM-19',
  path: '/admin/getExchangeRate',
  request: t.strict({ currencyCode: orNull(currencyCode) }),
  response: partly(t.strict({ exchangeRates })),
});
