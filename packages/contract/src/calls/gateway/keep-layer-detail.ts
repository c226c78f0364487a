import * as t from 'io-ts';
import { call } from '../call.ts';
import { detailKey, layerDetail } from '../../codecs/gateway.ts';

/** Stores the data of a standalone layer for ten minutes and a single use (RT-08). Not part of the specification. */
export const keepLayerDetail = call({
  id: 'reference',
  path: '/layer/-/keep',
  request: layerDetail,
  response: t.strict({ key: detailKey }),
  isWrite: true,
});
