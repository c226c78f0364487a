import { strict } from '../codecs/base/codec.ts';
import { call } from './call.ts';
import { detailKey, gatewayDetail, layerDetail } from '../codecs/gateway.ts';

/** Stores gateway data for this shopper for ten minutes and a single use (RT-07). Not part of the specification. */
export const keepGatewayDetail = call({
  path: '/gateway/-/keep',
  request: gatewayDetail,
  response: strict({ key: detailKey }),
  isWrite: true,
});

/** Stores the data of a standalone layer for ten minutes and a single use (RT-08). Not part of the specification. */
export const keepLayerDetail = call({
  path: '/layer/-/keep',
  request: layerDetail,
  response: strict({ key: detailKey }),
  isWrite: true,
});
