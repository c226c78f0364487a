import { either as E } from 'fp-ts';
import type { ShownItems } from '@baguni/domain';
import type { Handler } from '../../request/handler.ts';

const logged =
  (impression: 'imp' | 'vimp'): Handler<ShownItems, void> =>
  ({ report }) =>
  async (shown) => {
    report('Activity', JSON.stringify({ impression, ...shown }));
    return E.right(undefined);
  };

/** Logs that recommended items stood where they are seen; its text is untrusted (CM-36, RC-02). */
export const vimp: Handler<ShownItems, void> = logged('vimp');
/** Logs that recommended items were drawn; its text is untrusted (CM-37, RC-02). */
export const imp: Handler<ShownItems, void> = logged('imp');
