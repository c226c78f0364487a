import type { AddCartRequest } from '@baguni/domain';
import type { NewUnit, UnitDetail } from '../../../store/rows.ts';

/** However a request orders them, the same values are the same choice (GM-2). */
const enteredInOrder = (entered: AddCartRequest['entered'] = []) =>
  entered.toSorted((a, b) => (a.optionNo < b.optionNo ? -1 : 1));

/** What is chosen, as a row keeps it: words and prices are the offer's. */
export const chosenOptions = ({
  optionNos,
  entered,
}: Pick<AddCartRequest, 'optionNos' | 'entered'>): UnitDetail['options'] =>
  [...optionNos.map((optionNo) => ({ optionNo })), ...enteredInOrder(entered)].map((chosen) => ({
    ...chosen,
    entries: null,
    optionPrice: null,
  }));

/**
 * The line that a request asks for: all but the choice comes from the marketplace (BL-1). It keeps every discount of the
 * item: which of them a buyer gets is asked when the cart is read (DC-01). @param now ms since 1970 UTC
 */
export const lineOf = (
  terms: UnitDetail,
  { itemNo, quantity, optionNos, entered, additions }: AddCartRequest,
  now: number,
): NewUnit => ({
  itemNo,
  quantity,
  insertedAt: now,
  detail: {
    ...terms,
    options: chosenOptions({ optionNos, ...(entered ? { entered } : {}) }),
    additions,
    // no session comes by way of the employee mall yet, and what a page says of it opens nothing (AZ-3)
    isViaEmployeeMall: false,
  },
});
