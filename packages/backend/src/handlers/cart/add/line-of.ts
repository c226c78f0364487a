import type { AddCartRequest } from '@baguni/domain';
import type { NewUnit, UnitDetail } from '../../../store/rows.ts';

/**
 * The line that a request asks for: all but the choice comes from the marketplace (BL-1). It keeps every discount of the
 * item: which of them a buyer gets is asked when the cart is read (DC-01). @param now ms since 1970 UTC
 */
export const lineOf = (
  terms: UnitDetail,
  { itemNo, quantity, optionNos, additions }: AddCartRequest,
  now: number,
): NewUnit => ({
  itemNo,
  quantity,
  insertedAt: now,
  detail: {
    ...terms,
    options: optionNos.map((optionNo) => ({ optionNo, entries: null, optionPrice: null })),
    additions,
    // no session comes by way of the employee mall yet, and what a page says of it opens nothing (AZ-3)
    isViaEmployeeMall: false,
  },
});
