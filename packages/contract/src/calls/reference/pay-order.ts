import * as t from 'io-ts';
import { call } from '../call.ts';
import { optional } from '../../codecs/base/codec.ts';
import { total, txKey } from '../../codecs/base/values.ts';
import { order } from '../../codecs/order.ts';

/**
 * Takes the stock, empties the cart of what was ordered and marks the order paid; the reference marketplace's own call.
 * `payableSeen` is the total that the page showed. An older page omits it, and pays only within the price guarantee.
 */
export const payOrder = call({
  id: 'reference',
  path: '/order/payOrder',
  request: optional(t.strict({ txKey }), 'payableSeen', total),
  response: order,
  timeoutMs: 5000,
  isWrite: true,
  attempts: 1,
});
