import * as t from 'io-ts';
import { call } from '../call.ts';
import { shippingAddress } from '../../codecs/buyer.ts';
import { orNull, nothing } from '../../codecs/base/codec.ts';

export const getLatestShippingAddress = call({
  id: 'CM-20',
  path: '/address/getLatestShippingAddress',
  request: nothing,
  response: t.strict({ latestShippingAddress: orNull(shippingAddress) }),
  isCacheable: true,
});
