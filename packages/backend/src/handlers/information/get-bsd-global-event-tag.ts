import type { BsdEventTag } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import type { Handler } from '../../request/handler.ts';

/** The tag of the tenant's big sale (CM-30). */
export const getBsdGlobalEventTag: Handler<void, { readonly tag: O.Option<BsdEventTag> }> =
  ({ tx, session }) =>
  async () => {
    const { bsdTag } = await tx.offers(session.scope.tenant);
    return E.right({ tag: O.fromNullable(bsdTag) });
  };
