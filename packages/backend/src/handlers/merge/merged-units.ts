import { MAX_QUANTITY, type QuantityLimits } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { NewUnit, StoredUnit, UnitDetail } from '../../store/rows.ts';

/** What a merge does to a cart. */
export interface Merged {
  readonly changed: readonly StoredUnit[];
  readonly added: readonly NewUnit[];
}

/** What a merge may not go beyond: an item's limits, and what is left of its additions, by their numbers. */
export interface MergeLimits extends QuantityLimits {
  /** One that is not limited is left out. */
  readonly additionsLeft: ReadonlyMap<string, number>;
}

/** Which limits hold for a unit's item. */
export type LimitsOf = (unit: NewUnit) => MergeLimits;

/** Two units with the same key are the same choice: item, service, branch, options with what was measured, additions. */
const choiceOf = ({ itemNo, detail }: NewUnit): string =>
  JSON.stringify([
    itemNo,
    detail.cartUnitType,
    detail.expressShopBranch?.ko.branchCode ?? '',
    detail.smileFreshBranch?.ko.branchCode ?? '',
    detail.options.map(({ optionNo, entries }) => [optionNo, entries?.ko ?? null]),
    detail.additions.map(({ additionNo }) => additionNo).toSorted(),
  ]);

/** Whether two units are the same choice (GM-2). */
export const isSameChoice = (a: NewUnit, b: NewUnit): boolean => choiceOf(a) === choiceOf(b);

/** The most pieces that limits allow: whole multiples up to the maximum and 999 (QT-01, QT-02). */
const capped = (quantity: number, { max, multiple }: QuantityLimits): number => {
  const most = Math.min(quantity, MAX_QUANTITY, O.getOrElse(() => MAX_QUANTITY)(max));
  // 0 is what a shop may say of an item without multiples
  const step = Math.max(1, multiple);
  return Math.max(step, most - (most % step));
};

const nothingLimited: MergeLimits['additionsLeft'] = new Map();

/**
 * The additions of two units of one choice together. More than is left of one would make the whole unit unorderable, and
 * a cart changes no addition: so the sum stops there, but takes nothing away.
 */
export const addedTo = (mine: UnitDetail, theirs: UnitDetail, left = nothingLimited): UnitDetail['additions'] =>
  mine.additions.map(({ additionNo, quantity }) => {
    const more = theirs.additions.find((other) => other.additionNo === additionNo)?.quantity ?? 0;
    const most = Math.min(MAX_QUANTITY, left.get(additionNo) ?? MAX_QUANTITY);
    return { additionNo, quantity: Math.max(quantity, Math.min(quantity + more, most)) };
  });

const plus = <A extends NewUnit>(mine: A, theirs: NewUnit, limits: MergeLimits): A => ({
  ...mine,
  // a merge never takes away: what stands above a limit that came later stays
  quantity: Math.max(mine.quantity, capped(mine.quantity + theirs.quantity, limits)),
  detail: { ...mine.detail, additions: addedTo(mine.detail, theirs.detail, limits.additionsLeft) },
});

/** A guest's cart put into a buyer's (GM-1, GM-2, GM-4). Pure. @param cartSize how many units the cart may hold */
export const mergedUnits = (
  mine: readonly StoredUnit[],
  theirs: readonly NewUnit[],
  limitsOf: LimitsOf,
  cartSize: number,
): Merged => {
  const kept = new Map(mine.map((unit) => [choiceOf(unit), unit]));
  const changed = new Map<string, StoredUnit>();
  const added = new Map<string, NewUnit>();
  for (const unit of theirs) {
    const choice = choiceOf(unit);
    const own = changed.get(choice) ?? kept.get(choice);
    const other = added.get(choice);
    if (own) changed.set(choice, plus(own, unit, limitsOf(unit)));
    else if (other) added.set(choice, plus(other, unit, limitsOf(unit)));
    else if (mine.length + added.size < cartSize) added.set(choice, unit);
  }
  return { changed: [...changed.values()], added: [...added.values()] };
};
