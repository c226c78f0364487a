import { either as E } from 'fp-ts';
import type { Deps, Handler, HandlerOf, TakeReport } from '../request/handler.ts';
import { detailKey, type KeptDetail } from '@baguni/domain/internal';
import { DETAIL_LASTS_MS, type StoredDetail } from '../store/rows.ts';

export const getEnvironment: HandlerOf<'getEnvironment'> =
  ({ environment }) =>
  async () =>
    E.right(environment);

/** Logs what a page reports, as untrusted text (LG-2). */
const logged =
  (kind: Parameters<TakeReport>[0]): Handler<unknown, void> =>
  ({ report }) =>
  async (reported) => {
    report(kind, JSON.stringify(reported));
    return E.right(undefined);
  };

export const logClientActivity: HandlerOf<'logClientActivity'> = logged('Activity');
export const logClientError: HandlerOf<'logClientError'> = logged('Error');
export const logScriptError: HandlerOf<'logScriptError'> = logged('Error');
export const logItemLink: HandlerOf<'logItemLink'> = logged('Activity');

export const checkHealth: HandlerOf<'checkHealth'> = () => async () => E.right(undefined);

const keepDetail = async (
  { tx, session, newTxKey, now }: Deps,
  detailIn: (kept: Pick<StoredDetail, 'key' | 'expiresAt'>) => StoredDetail,
): Promise<E.Either<never, KeptDetail>> => {
  const stored = detailIn({ key: detailKey(newTxKey()), expiresAt: now + DETAIL_LASTS_MS });
  await tx.keepDetail(session.scope, stored);
  return E.right({ key: stored.key });
};

export const keepGatewayDetail: HandlerOf<'keepGatewayDetail'> = (deps) => (detail) =>
  keepDetail(deps, (kept) => ({ ...kept, place: 'Gateway', detail }));

export const keepLayerDetail: HandlerOf<'keepLayerDetail'> = (deps) => (detail) =>
  keepDetail(deps, (kept) => ({ ...kept, place: 'Layer', detail }));
