import * as t from 'io-ts';
import { call } from '../call.ts';
import { detailKey } from '../../codecs/gateway/detail-key.ts';
import { layerDetail } from '../../codecs/gateway/details.ts';

/** Keeps what a layer alone is to show (RT-08), for this shopper, once and for ten minutes; the reference marketplace's own call. */
export const keepLayerDetail = call({
  id: 'reference',
  path: '/layer/-/keep',
  request: layerDetail,
  response: t.strict({ key: detailKey }),
  isWrite: true,
});
