import * as t from 'io-ts';
import { call } from '../call.ts';
import { answerText, requestText } from '../../codecs/base/values.ts';
import { askingPrices, withPrices } from '../../codecs/cart/prices.ts';

/** Changes the shipping country (CM-49). The specification does not define its path. */
export const changeCountry = call({
  id: 'CM-49',
  path: '/address/changeShippingCountry',
  request: askingPrices(t.strict({ countryType: requestText(100) })),
  response: withPrices(t.strict({ shippingCountry: answerText })),
  isWrite: true,
});
