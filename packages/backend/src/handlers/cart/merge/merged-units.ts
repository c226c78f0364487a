import type { CartUnitId, Finding, FittingPieces } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { choiceOf } from '../../../cart/unit-of.ts';
import type { NewUnit, StoredUnit, UnitDetail } from '../../../store/rows.ts';

/** A unit of the buyer’s cart after a merge, with the number of guest pieces. */
export interface GrownUnit {
  readonly unit: StoredUnit;
  readonly pieces: number;
}

/** A unit whose pieces stay in the guest cart, with the reason (GM-4). */
export interface LeftUnit {
  readonly unit: StoredUnit;
  readonly against: Finding;
}

/** Merge result; every guest piece is in one of these lists. */
export interface Merged {
  readonly grown: readonly GrownUnit[];
  readonly added: readonly NewUnit[];
  readonly left: readonly LeftUnit[];
  /** Guest units without remaining pieces. */
  readonly gone: readonly CartUnitId[];
}

/** Returns how many pieces fit into a cart of `unitCount` units, or into the equal choice. */
export type Fits = (unit: StoredUnit, same: NewUnit | undefined, unitCount: number) => FittingPieces;

/** Adds up the additions of two equal choices (GM-2). */
export const addedTo = (mine: UnitDetail, theirs: UnitDetail): UnitDetail['additions'] =>
  mine.additions.map(({ additionNo, quantity }) => {
    const more = theirs.additions.find((other) => other.additionNo === additionNo)?.quantity ?? 0;
    return { additionNo, quantity: quantity + more };
  });

/**
 * Returns the number of merged pieces. Units with additions move completely or not at all, because additions belong
 * to no single piece.
 */
const going = ({ quantity, detail }: NewUnit, { pieces, against }: FittingPieces): number => {
  if (O.isNone(against)) return quantity;
  return detail.additions.length > 0 ? 0 : pieces;
};

/** Maximum number of merged guest units recorded per unit, so that guest orders can find it. */
const REMEMBERED = 20;

const remembering = (
  { mergedFrom = [] }: UnitDetail,
  { cartUnitId, version }: StoredUnit,
): NonNullable<UnitDetail['mergedFrom']> => [...mergedFrom, { cartUnitId, version }].slice(-REMEMBERED);

/** Removes merge notes and position from a unit. */
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

/** Merges a guest cart into a buyer’s cart without loss of pieces or additions (GM-1, GM-2, GM-4). */
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
