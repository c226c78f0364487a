import { detailKey, type GatewayDetail, type KeptDetail, type LayerDetail } from '@baguni/domain/gateway';
import { either as E } from 'fp-ts';
import type { Deps, Handler } from '../request/handler.ts';
import { DETAIL_LASTS_MS } from '../store/details.ts';

const keptUnder = ({ newTxKey, now }: Deps) => ({ key: detailKey(newTxKey()), expiresAt: now + DETAIL_LASTS_MS });

export const keepGatewayDetail: Handler<GatewayDetail, KeptDetail> = (deps) => async (detail) => {
  const kept = keptUnder(deps);
  await deps.tx.keepDetail(deps.session.scope, { ...kept, place: 'Gateway', detail });
  return E.right({ key: kept.key });
};

export const keepLayerDetail: Handler<LayerDetail, KeptDetail> = (deps) => async (detail) => {
  const kept = keptUnder(deps);
  await deps.tx.keepDetail(deps.session.scope, { ...kept, place: 'Layer', detail });
  return E.right({ key: kept.key });
};
