import { duplicatesAmong, type Duplicates } from '@baguni/domain';
import type { NewUnit, StoredUnit } from '../store/rows.ts';

/** Key of a choice: item, service, branch, options with entered values, additions. */
export const choiceOf = ({ itemNo, detail }: NewUnit): string =>
  JSON.stringify([
    itemNo,
    detail.cartUnitType,
    detail.expressShopBranch?.ko.branchCode ?? '',
    detail.smileFreshBranch?.ko.branchCode ?? '',
    detail.options.map(({ optionNo, values, entries }) => [optionNo, values ?? entries?.ko.map(({ value }) => value)]),
    detail.additions.map(({ additionNo }) => additionNo).toSorted(),
  ]);

/** True if both units are the same choice (GM-2). */
export const isSameChoice = (a: NewUnit, b: NewUnit): boolean => choiceOf(a) === choiceOf(b);

/** Returns the other units with the same choice as a unit (XT-02). Items with one unit skip the comparison. */
export const duplicatesOf = (rows: readonly StoredUnit[]): ((row: StoredUnit) => Duplicates) => {
  const times = new Map<string, number>();
  for (const { itemNo } of rows) times.set(itemNo, (times.get(itemNo) ?? 0) + 1);
  return duplicatesAmong(rows, (row) => (times.get(row.itemNo) === 1 ? row.itemNo : choiceOf(row)));
};
