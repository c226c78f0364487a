import * as t from 'io-ts';
import { call } from '../call.ts';
import { detailKey } from '../../codecs/gateway/detail-key.ts';
import { gatewayDetail } from '../../codecs/gateway/details.ts';

/** Keeps what a gateway is to carry (RT-07), for this shopper, once and for ten minutes; the reference marketplace's own call. */
export const keepGatewayDetail = call({
  id: 'reference',
  path: '/gateway/-/keep',
  request: gatewayDetail,
  response: t.strict({ key: detailKey }),
  isWrite: true,
});
