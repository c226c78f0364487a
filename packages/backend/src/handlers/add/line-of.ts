import type { AddCartRequest, Buyer } from '@baguni/domain';
import type { NewUnit, UnitDetail } from '../../store/rows.ts';
import type { Deps } from '../handler.ts';

/** The discounts that a buyer gets: those of members for members, none of a partner channel (DC-01). */
const discountsFor = async (
  { tx, session, language }: Deps,
  { discountNos }: UnitDetail,
  { memberType }: Buyer,
): Promise<readonly string[]> => {
  const keys = { items: [], sellers: [], policies: [], bundleTerms: [], discounts: discountNos, fundings: [] };
  const { discounts } = await tx.catalogue(session.scope.tenant, language, keys);
  return discountNos.filter((no) => {
    const type = discounts.get(no)?.discountType;
    return type === 'Member' ? memberType === 'Member' : type !== undefined && type !== 'Partnership';
  });
};

/** The line that a request asks for: all but the choice comes from the marketplace (BL-1). */
export const lineOf = async (
  deps: Deps,
  terms: UnitDetail,
  buyer: Buyer,
  { itemNo, quantity, optionNos, additions }: AddCartRequest,
): Promise<NewUnit> => ({
  itemNo,
  quantity,
  insertedAt: deps.now,
  detail: {
    ...terms,
    options: optionNos.map((optionNo) => ({ optionNo, entries: null, optionPrice: null })),
    additions,
    discountNos: await discountsFor(deps, terms, buyer),
    // no session comes by way of the employee mall yet, and what a page says of it opens nothing (AZ-3)
    isViaEmployeeMall: false,
  },
});
