import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { answerText, requestText } from '../../codecs/base/text.ts';

/** Changes the shipping country (CM-49); the specification does not show its path. */
export const changeCountry: Call<{ readonly countryType: string }, { readonly shippingCountry: string }> = {
  id: 'CM-49',
  name: 'changeCountry',
  method: 'POST',
  path: '/address/changeShippingCountry',
  request: t.strict({ countryType: requestText(100) }),
  response: t.strict({ shippingCountry: answerText }),
  timeoutMs: 'default',
  isWrite: true,
  attempts: 2,
};
