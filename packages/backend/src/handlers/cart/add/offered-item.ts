import type { ItemNo } from '@baguni/domain';
import type { Deps } from '../../../request/handler.ts';
import type { OfferedItem } from '../../../store/catalogue.ts';

export const offeredItem = async (
  { tx, session, language }: Deps,
  itemNo: ItemNo,
): Promise<OfferedItem | undefined> => {
  const keys = { items: [itemNo], sellers: [], policies: [], bundleTerms: [], discounts: [], fundings: [] };
  return (await tx.catalogue(session.scope.tenant, language, keys)).items.get(itemNo);
};
