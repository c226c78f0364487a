import { either as E } from 'fp-ts';
import type { SmileCardNudgeCoupon } from '@baguni/domain';
import type { Handler } from '../../request/handler.ts';

/** The card offers of the tenant, in the language of the page (CM-24). */
export const getSmileCardNudgeCoupon: Handler<void, { readonly coupons: readonly SmileCardNudgeCoupon[] }> =
  ({ tx, session, language }) =>
  async () => {
    const { cards } = await tx.offers(session.scope.tenant);
    return E.right({ coupons: cards.map((card) => ({ ...card, cardName: card.cardName[language] })) });
  };
