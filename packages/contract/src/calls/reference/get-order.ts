import type { Order, TxKey } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { txKey } from '../../codecs/base/ids.ts';
import { order } from '../../codecs/checkout/order.ts';

/** What a checkout holds; the reference marketplace's own call. */
export const getOrder: Call<{ readonly txKey: TxKey }, Order> = {
  id: 'reference',
  name: 'getOrder',
  method: 'POST',
  path: '/order/getOrder',
  request: t.strict({ txKey }),
  response: order,
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
