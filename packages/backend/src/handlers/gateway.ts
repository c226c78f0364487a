import { detailKey } from '@baguni/domain/gateway';
import { either as E } from 'fp-ts';
import type { Deps, HandlerOf } from '../request/handler.ts';
import { DETAIL_LASTS_MS } from '../store/details.ts';

const keptUnder = ({ newTxKey, now }: Deps) => ({ key: detailKey(newTxKey()), expiresAt: now + DETAIL_LASTS_MS });

export const keepGatewayDetail: HandlerOf<'keepGatewayDetail'> = (deps) => async (detail) => {
  const kept = keptUnder(deps);
  await deps.tx.keepDetail(deps.session.scope, { ...kept, place: 'Gateway', detail });
  return E.right({ key: kept.key });
};

export const keepLayerDetail: HandlerOf<'keepLayerDetail'> = (deps) => async (detail) => {
  const kept = keptUnder(deps);
  await deps.tx.keepDetail(deps.session.scope, { ...kept, place: 'Layer', detail });
  return E.right({ key: kept.key });
};
