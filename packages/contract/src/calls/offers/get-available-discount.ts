import { MAX_UNITS } from '../../codecs/base/ids.ts';
import type { DiscountReply, PriceRequest } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { unitDiscounts } from '../../codecs/cart/discount.ts';
import { parts } from '../../codecs/base/list.ts';
import { partly } from '../../codecs/base/partly.ts';
import { priceRequests } from '../../codecs/cart/request-ids.ts';

/** The discounts that units may have now (CM-11); the server knows the buyer's grade itself. */
export const getAvailableDiscount: Call<{ readonly requests: readonly PriceRequest[] }, DiscountReply> = {
  id: 'CM-11',
  name: 'getAvailableDiscount',
  method: 'POST',
  path: '/discount/getAvailableDiscount',
  request: t.strict({ requests: priceRequests }),
  response: partly(t.strict({ discounts: parts('Discount', unitDiscounts, MAX_UNITS) })),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
