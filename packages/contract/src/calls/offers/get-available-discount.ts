import { MAX_UNITS } from '../../codecs/base/values.ts';
import * as t from 'io-ts';
import { call, type ResponseOf } from '../call.ts';
import { unitDiscounts } from '../../codecs/cart/discount.ts';
import { parts } from '../../codecs/base/codec.ts';
import { partly } from '../../codecs/base/partly.ts';
import { priceRequests } from '../../codecs/cart/request-ids.ts';

export const getAvailableDiscount = call({
  id: 'CM-11',
  path: '/discount/getAvailableDiscount',
  request: t.strict({ requests: priceRequests }),
  response: partly(t.strict({ discounts: parts('Discount', unitDiscounts, MAX_UNITS) })),
  isCacheable: true,
});

export type DiscountReply = ResponseOf<typeof getAvailableDiscount>;
