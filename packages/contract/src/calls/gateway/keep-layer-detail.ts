import type { KeptDetail, LayerDetail } from '@baguni/domain/gateway';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { detailKey } from '../../codecs/gateway/detail-key.ts';
import { layerDetail } from '../../codecs/gateway/details.ts';

/** Keeps what a layer alone is to show (RT-08), for this shopper, once and for ten minutes; the reference marketplace's own call. */
export const keepLayerDetail: Call<LayerDetail, KeptDetail> = {
  id: 'reference',
  name: 'keepLayerDetail',
  method: 'POST',
  path: '/layer/-/keep',
  request: layerDetail,
  response: t.strict({ key: detailKey }),
  timeoutMs: 'default',
  isWrite: true,
  attempts: 2,
};
