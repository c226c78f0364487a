import type { ItemLinkLog } from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { Handler } from '../../request/handler.ts';

/** Logs that a link of an item was followed; its text is untrusted (XT-01, LG-2). */
export const logItemLink: Handler<ItemLinkLog, void> =
  ({ report }) =>
  async (followed) => {
    report('Activity', JSON.stringify(followed));
    return E.right(undefined);
  };
