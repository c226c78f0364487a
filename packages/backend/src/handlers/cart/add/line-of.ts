import type { AddCartRequest } from '@baguni/domain';
import type { NewUnit, UnitDetail } from '../../../store/rows.ts';

const enteredInOrder = (entered: AddCartRequest['entered'] = []) =>
  entered.toSorted((a, b) => (a.optionNo < b.optionNo ? -1 : 1));

/** Stores choices only; texts and prices belong to the offer. */
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
 * Creates a line from a request; only the choice is request data (BL-1). Stores all discounts, because eligibility is
 * checked at each read (DC-01).
 * @param now ms since 1970 UTC
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
    // no session arrives through the employee mall yet, and page claims are not trusted (AZ-3)
    isViaEmployeeMall: false,
  },
});
