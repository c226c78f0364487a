import * as t from 'io-ts';
import { call, type ResponseOf } from '../call.ts';
import { partly } from '../../codecs/base/partly.ts';
import { discountsOfUnits } from '../../codecs/cart/prices.ts';
import { priceRequests } from '../../codecs/cart/request-ids.ts';

export const getAvailableDiscount = call({
  id: 'CM-11',
  path: '/discount/getAvailableDiscount',
  request: t.strict({ requests: priceRequests }),
  response: partly(discountsOfUnits),
  isCacheable: true,
});

export type DiscountReply = ResponseOf<typeof getAvailableDiscount>;
