import type { GatewayDetail, KeptDetail } from '@baguni/domain/gateway';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { detailKey } from '../../codecs/gateway/detail-key.ts';
import { gatewayDetail } from '../../codecs/gateway/details.ts';

/** Keeps what a gateway is to carry (RT-07), for this shopper, once and for ten minutes; the reference marketplace's own call. */
export const keepGatewayDetail: Call<GatewayDetail, KeptDetail> = {
  id: 'reference',
  name: 'keepGatewayDetail',
  method: 'POST',
  path: '/gateway/-/keep',
  request: gatewayDetail,
  response: t.strict({ key: detailKey }),
  timeoutMs: 'default',
  isWrite: true,
  attempts: 2,
};
