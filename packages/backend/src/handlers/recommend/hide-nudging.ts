import { either as E } from 'fp-ts';
import type { CartNudgingType } from '@baguni/domain';
import type { Handler } from '../../request/handler.ts';

/** Keeps a nudge from being shown to a buyer again; a visitor is shown none that could be hidden (CM-09, ND-03). */
export const hideNudging: Handler<{ readonly cartNudgingType: CartNudgingType }, void> =
  ({ tx, session }) =>
  async ({ cartNudgingType }) => {
    const stored = await tx.buyer(session.scope);
    if (!stored) return E.right(undefined);
    const hidden = new Set([...(stored.hiddenNudgings ?? []), cartNudgingType]);
    await tx.putBuyer(session.scope, { ...stored, hiddenNudgings: [...hidden] });
    return E.right(undefined);
  };
