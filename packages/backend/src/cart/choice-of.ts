import { duplicatesAmong, type Duplicates } from '@baguni/domain';
import type { NewUnit, StoredUnit } from '../store/rows.ts';

/** Two units with the same key are the same choice: item, service, branch, options with what was measured or written, additions. */
export const choiceOf = ({ itemNo, detail }: NewUnit): string =>
  JSON.stringify([
    itemNo,
    detail.cartUnitType,
    detail.expressShopBranch?.ko.branchCode ?? '',
    detail.smileFreshBranch?.ko.branchCode ?? '',
    detail.options.map(({ optionNo, values, entries }) => [optionNo, values ?? entries?.ko.map(({ value }) => value)]),
    detail.additions.map(({ additionNo }) => additionNo).toSorted(),
  ]);

/** Whether two units are the same choice (GM-2). */
export const isSameChoice = (a: NewUnit, b: NewUnit): boolean => choiceOf(a) === choiceOf(b);

/** What each unit of a cart says of others of the same choice (XT-02); most items are there once and are compared with nothing. */
export const duplicatesOf = (rows: readonly StoredUnit[]): ((row: StoredUnit) => Duplicates) => {
  const times = new Map<string, number>();
  for (const { itemNo } of rows) times.set(itemNo, (times.get(itemNo) ?? 0) + 1);
  return duplicatesAmong(rows, (row) => (times.get(row.itemNo) === 1 ? row.itemNo : choiceOf(row)));
};
