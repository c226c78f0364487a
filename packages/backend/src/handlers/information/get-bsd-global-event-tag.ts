import type { BsdEventTag } from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { Handler } from '../../request/handler.ts';

/** The tag of the tenant's big sale (CM-30). */
export const getBsdGlobalEventTag: Handler<void, { readonly tag: BsdEventTag | null }> =
  ({ tx, session }) =>
  async () => {
    const { bsdTag } = await tx.offers(session.scope.tenant);
    return E.right({ tag: bsdTag ?? null });
  };
