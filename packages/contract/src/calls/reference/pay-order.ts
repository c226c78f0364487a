import * as t from 'io-ts';
import { call } from '../call.ts';
import { txKey } from '../../codecs/base/values.ts';
import { order } from '../../codecs/order.ts';

/** Takes the stock, empties the cart of what was ordered and marks the order paid; the reference marketplace's own call. */
export const payOrder = call({
  id: 'reference',
  path: '/order/payOrder',
  request: t.strict({ txKey }),
  response: order,
  timeoutMs: 5000,
  isWrite: true,
  attempts: 1,
});
