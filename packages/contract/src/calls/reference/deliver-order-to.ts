import * as t from 'io-ts';
import { call } from '../call.ts';
import { txKey } from '../../codecs/base/values.ts';
import { order, recipient } from '../../codecs/order.ts';

/**
 * Stores where an unpaid order is delivered, for a buyer without an address (CK-20); the reference marketplace's own
 * call.
 */
export const deliverOrderTo = call({
  id: 'reference',
  path: '/order/deliverOrderTo',
  request: t.strict({ txKey, recipient }),
  response: order,
  isWrite: true,
});
