import type { ItemPurchaseBenefits, ItemsRequest } from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { Handler } from '../../request/handler.ts';

/** What comes with buying the items that were asked about (CM-32). */
export const getPurchaseBenefits: Handler<ItemsRequest, { readonly benefits: readonly ItemPurchaseBenefits[] }> =
  ({ tx, session }) =>
  async ({ itemNos }) => {
    const { benefits = [] } = await tx.offers(session.scope.tenant);
    return E.right({ benefits: benefits.filter(({ itemNo }) => itemNos.includes(itemNo)) });
  };
