import * as t from 'io-ts';
import { call, type RequestOf, type ResponseOf } from '../call.ts';
import { partly } from '../../codecs/base/partly.ts';
import { priceRequests } from '../../codecs/cart/request-ids.ts';
import { shippingBundles, shippingPolicies } from '../../codecs/cart/shipping.ts';
import { requestText } from '../../codecs/base/values.ts';

/** Shipping fees of units (CM-13); the server uses its own policies, sellers and amounts. */
export const getShipping = call({
  id: 'CM-13',
  path: '/shipping/getShipping',
  request: t.strict({ countryCode: requestText(100), requests: priceRequests }),
  response: partly(t.strict({ shippingBundles, shippingPolicies })),
  isCacheable: true,
});

export type ShippingRequest = RequestOf<typeof getShipping>;

export type ShippingReply = ResponseOf<typeof getShipping>;

export type PriceRequest = ShippingRequest['requests'][number];
