import * as t from 'io-ts';
import { call, type ResponseOf } from '../call.ts';
import { idempotencyKey, txKey, choice } from '../../codecs/base/values.ts';
import { orNull } from '../../codecs/base/codec.ts';

/** The result of an order whose answer was lost, by its idempotency key (CK-16); the reference marketplace's own call. */
export const findOrder = call({
  id: 'reference',
  path: '/order/findOrder',
  request: t.strict({ idempotencyKey }),
  response: t.strict({ fate: choice(['Unknown', 'Running', 'Opened', 'Refused']), txKey: orNull(txKey) }),
});

export type FoundOrder = ResponseOf<typeof findOrder>;
