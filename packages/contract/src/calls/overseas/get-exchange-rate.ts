import * as t from 'io-ts';
import { call } from '../call.ts';
import { orNull } from '../../codecs/base/codec.ts';
import { currencyCode, exchangeRates } from '../../codecs/overseas.ts';
import { partly } from '../../codecs/base/partly.ts';

/** Exchange rates in won, for one currency or for all (CM-19). */
export const getExchangeRate = call({
  id: 'CM-19',
  path: '/admin/getExchangeRate',
  request: t.strict({ currencyCode: orNull(currencyCode) }),
  response: partly(t.strict({ exchangeRates })),
});
