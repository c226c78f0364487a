import * as t from 'io-ts';
import { call } from '../call.ts';
import { partly } from '../../codecs/base/partly.ts';
import { priceRequests } from '../../codecs/cart/request-ids.ts';
import { shippingBundles, shippingPolicies } from '../../codecs/cart/shipping.ts';
import { requestText } from '../../codecs/base/text.ts';

/** The shipping fees of units (CM-13); policies, sellers and amounts are the server's own. */
export const getShipping = call({
  id: 'CM-13',
  path: '/shipping/getShipping',
  request: t.strict({ countryCode: requestText(100), requests: priceRequests }),
  response: partly(t.strict({ shippingBundles, shippingPolicies })),
});
