import { call, type RequestOf, type ResponseOf } from '../call.ts';
import { partly } from '../../codecs/base/partly.ts';
import { fees, pricesRequest } from '../../codecs/cart/prices.ts';

/** Shipping fees of units (CM-13); the server uses its own policies, sellers and amounts. */
export const getShipping = call({
  id: 'CM-13',
  path: '/shipping/getShipping',
  request: pricesRequest,
  response: partly(fees),
});

export type ShippingReply = ResponseOf<typeof getShipping>;

export type PriceRequest = RequestOf<typeof getShipping>['requests'][number];
