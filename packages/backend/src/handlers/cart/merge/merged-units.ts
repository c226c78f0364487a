import type { CartUnitId, Finding, FittingPieces } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { choiceOf } from '../../../cart/choice-of.ts';
import type { NewUnit, StoredUnit, UnitDetail } from '../../../store/rows.ts';

/** A unit of the buyer's cart after the merge, and how many pieces of it came from the guest's. */
export interface GrownUnit {
  readonly unit: StoredUnit;
  readonly pieces: number;
}

/** A unit of the guest's cart with the pieces that stay there, and the reason (GM-4). */
export interface LeftUnit {
  readonly unit: StoredUnit;
  readonly against: Finding;
}

/** What a merge does: every piece of the guest's cart is in one of these. */
export interface Merged {
  readonly grown: readonly GrownUnit[];
  readonly added: readonly NewUnit[];
  readonly left: readonly LeftUnit[];
  /** Units of the guest's cart of which nothing stays. */
  readonly gone: readonly CartUnitId[];
}

/** How much of a guest's unit fits beside `unitCount` units, or into the one of the same choice. */
export type Fits = (unit: StoredUnit, same: NewUnit | undefined, unitCount: number) => FittingPieces;

/** The additions of two units of one choice together (GM-2). */
export const addedTo = (mine: UnitDetail, theirs: UnitDetail): UnitDetail['additions'] =>
  mine.additions.map(({ additionNo, quantity }) => {
    const more = theirs.additions.find((other) => other.additionNo === additionNo)?.quantity ?? 0;
    return { additionNo, quantity: quantity + more };
  });

/** How many pieces are merged. A unit with additions is merged whole or not at all: additions belong to no certain piece. */
const going = ({ quantity, detail }: NewUnit, { pieces, against }: FittingPieces): number => {
  if (O.isNone(against)) return quantity;
  return detail.additions.length > 0 ? 0 : pieces;
};

/** How many merged units a unit keeps note of, so that an order of one of them can be prepared with this unit. */
const REMEMBERED = 20;

const remembering = (
  { mergedFrom = [] }: UnitDetail,
  { cartUnitId, version }: StoredUnit,
): NonNullable<UnitDetail['mergedFrom']> => [...mergedFrom, { cartUnitId, version }].slice(-REMEMBERED);

/** A unit as it is added to a cart, without the notes of a merge and its place in another cart. */
const asNew = (unit: StoredUnit): NewUnit => {
  const { itemNo, quantity, insertedAt, detail: noted } = unit;
  const { leftByMergeInto: _, place: __, ...detail } = noted;
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

/** Merges a guest's cart into a buyer's (GM-1, GM-2, GM-4): no piece and no addition is lost. Pure. */
export const mergedUnits = (mine: readonly StoredUnit[], theirs: readonly StoredUnit[], fits: Fits): Merged => {
  const grown = new Map<string, GrownUnit>(mine.map((unit) => [choiceOf(unit), { unit, pieces: 0 }]));
  const added = new Map<string, NewUnit>();
  const left: LeftUnit[] = [];
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
