import type { CartUnitId, Finding, FittingPieces } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { NewUnit, StoredUnit, UnitDetail } from '../../../store/rows.ts';

/** A unit of the buyer's cart as it becomes, and how many pieces of the guest's are in it. */
export interface Grown {
  readonly unit: StoredUnit;
  readonly pieces: number;
}

/** A unit of the guest's cart with the pieces that stay there, and why (GM-4). */
export interface Left {
  readonly unit: StoredUnit;
  readonly against: Finding;
}

/** What a merge does: every piece of the guest's cart is in one of these. */
export interface Merged {
  readonly grown: readonly Grown[];
  readonly added: readonly NewUnit[];
  readonly left: readonly Left[];
  /** Units of the guest's cart that go whole. */
  readonly gone: readonly CartUnitId[];
}

/** How much of a guest's unit fits beside `unitCount` units, or into the one of the same choice. */
export type Fits = (unit: StoredUnit, same: NewUnit | undefined, unitCount: number) => FittingPieces;

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

/** The additions of two units of one choice together (GM-2). */
export const addedTo = (mine: UnitDetail, theirs: UnitDetail): UnitDetail['additions'] =>
  mine.additions.map(({ additionNo, quantity }) => {
    const more = theirs.additions.find((other) => other.additionNo === additionNo)?.quantity ?? 0;
    return { additionNo, quantity: quantity + more };
  });

/** As many pieces of a unit as go: it goes whole with its additions or not at all, for nobody said whose they are. */
const going = ({ quantity, detail }: NewUnit, { pieces, against }: FittingPieces): number => {
  if (O.isNone(against)) return quantity;
  return detail.additions.length > 0 ? 0 : pieces;
};

/** How many units a unit remembers that were merged into it: an order is prepared with one that is there now. */
const REMEMBERED = 20;

const remembering = (
  { mergedFrom = [] }: UnitDetail,
  { cartUnitId, version }: StoredUnit,
): NonNullable<UnitDetail['mergedFrom']> => [...mergedFrom, { cartUnitId, version }].slice(-REMEMBERED);

/** A unit as it is put into a cart: what a merge has noted of it stays behind. */
const asNew = (unit: StoredUnit): NewUnit => {
  const { itemNo, quantity, insertedAt, detail: noted } = unit;
  const { leftByMergeInto: _, ...detail } = noted;
  return { itemNo, quantity, insertedAt, detail: { ...detail, mergedFrom: remembering(detail, unit) } };
};

const plus = <A extends NewUnit>(mine: A, theirs: StoredUnit, pieces: number): A => ({
  ...mine,
  quantity: mine.quantity + pieces,
  detail: {
    ...mine.detail,
    additions: addedTo(mine.detail, theirs.detail),
    mergedFrom: remembering(mine.detail, theirs),
  },
});

/** A guest's cart put into a buyer's (GM-1, GM-2, GM-4): no piece and no addition is lost. Pure. */
export const mergedUnits = (mine: readonly StoredUnit[], theirs: readonly StoredUnit[], fits: Fits): Merged => {
  const grown = new Map<string, Grown>(mine.map((unit) => [choiceOf(unit), { unit, pieces: 0 }]));
  const added = new Map<string, NewUnit>();
  const left: Left[] = [];
  for (const unit of theirs) {
    const choice = choiceOf(unit);
    const [own, other] = [grown.get(choice), added.get(choice)];
    const fitting = fits(unit, own?.unit ?? other, mine.length + added.size);
    const pieces = going(unit, fitting);
    if (O.isSome(fitting.against))
      left.push({ unit: { ...unit, quantity: unit.quantity - pieces }, against: fitting.against.value });
    if (pieces === 0) continue;
    if (own) grown.set(choice, { unit: plus(own.unit, unit, pieces), pieces: own.pieces + pieces });
    else added.set(choice, other ? plus(other, unit, pieces) : { ...asNew(unit), quantity: pieces });
  }
  const staying = new Set(left.map(({ unit }) => unit.cartUnitId));
  return {
    grown: [...grown.values()].filter(({ pieces }) => pieces > 0),
    added: [...added.values()],
    left,
    gone: theirs.map(({ cartUnitId }) => cartUnitId).filter((id) => !staying.has(id)),
  };
};
