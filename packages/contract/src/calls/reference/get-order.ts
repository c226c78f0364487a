import * as t from 'io-ts';
import { call } from '../call.ts';
import { txKey } from '../../codecs/base/values.ts';
import { order } from '../../codecs/order.ts';

/** The content of a checkout; the reference marketplace's own call. */
export const getOrder = call({
  id: 'reference',
  path: '/order/getOrder',
  request: t.strict({ txKey }),
  response: order,
});
