import { either as E } from 'fp-ts';
import type { ClientActivity } from '@baguni/contract';
import type { Handler } from '../../request/handler.ts';

/** Logs what a page says that its shopper has done; its text is untrusted (CM-42, LG-2). */
export const logClientActivity: Handler<ClientActivity, void> =
  ({ report }) =>
  async (activity) => {
    report('Activity', JSON.stringify(activity));
    return E.right(undefined);
  };
