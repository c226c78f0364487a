import * as t from 'io-ts';
import { call } from '../call.ts';
import { txKey, total } from '../../codecs/base/values.ts';
import { mergeReport } from '../../codecs/cart/merge.ts';
import { order } from '../../codecs/order.ts';

/**
 * Prepares an order again that a visitor prepared before signing in on the same browser (CK-15); the reference
 * marketplace's own call.
 */
export const takeOrderOver = call({
  id: 'reference',
  path: '/order/takeOrderOver',
  request: t.strict({ txKey }),
  response: t.strict({ order, payableBefore: total, merge: mergeReport }),
  timeoutMs: 5000,
  isWrite: true,
});
