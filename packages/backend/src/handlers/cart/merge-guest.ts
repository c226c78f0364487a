import {
  type CartUnitId,
  type Finding,
  type FittingPieces,
  fittingPieces,
  type Buyer,
  nothingMerged,
  type LeftPieces,
  type MergedPieces,
} from '@baguni/domain/internal';
import { choiceOf, unitOf, type UnitSources, chosenItem } from '../../cart/unit-of.ts';
import type { NewUnit, StoredUnit, UnitDetail, ViewedItem, Scope } from '../../store/rows.ts';
import { guestBehind, isCartWaiting, readBuyer, readUnitSources } from '../../cart/open-cart.ts';
import type { ReadDeps, Deps } from '../../request/handler.ts';
import { MAX_SAVED_UNITS, type MergeReply } from '@baguni/contract';
import type { Tx } from '../../store/tx.ts';

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

/** Returns the number of merged pieces: all or none with additions, which belong to no single piece. */
const going = ({ quantity, detail }: NewUnit, { pieces, against }: FittingPieces): number => {
  if (against === undefined) return quantity;
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
    if (fitting.against !== undefined)
      left.push({ unit: { ...unit, quantity: unit.quantity - pieces }, against: fitting.against });
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

export interface MergePlan {
  readonly guest: Scope;
  readonly merged: Merged;
  readonly sources: UnitSources;
  /** The guest's saved units that fit in the buyer's list. */
  readonly saved: readonly StoredUnit[];
  readonly viewed: readonly ViewedItem[];
  /** True if a unit fits, if saved units or viewed items move, or if this buyer was not informed of one that does not fit (GM-4). */
  readonly isNeeded: boolean;
}

const fitsInto =
  (sources: UnitSources, buyer: Buyer): Fits =>
  (unit, same, cartUnitCount) => {
    const additions = same ? addedTo(same.detail, unit.detail) : unit.detail.additions;
    return fittingPieces({
      unit: unitOf({ ...unit, detail: { ...unit.detail, additions } }, sources),
      buyer,
      cartUnitCount,
      piecesInCart: same?.quantity ?? 0,
      hasAddress: true,
    });
  };

const isNews =
  ({ owner }: Scope) =>
  ({ grown, added, left }: Merged): boolean =>
    grown.length + added.length > 0 || left.some(({ unit }) => unit.detail.leftByMergeInto !== owner);

export const mergePlan = async (deps: ReadDeps): Promise<MergePlan | null> => {
  const { tx, session, language } = deps;
  const { scope } = session;
  const guest = await guestBehind(tx, session);
  const viewed = guest ? await tx.viewedItems(guest) : [];
  if (!guest || (viewed.length === 0 && !(await isCartWaiting(tx, guest)))) return null;
  const { buyer } = await readBuyer(tx, scope);
  const theirs = await tx.units(guest);
  const sources = await readUnitSources(tx, scope, theirs, { language, buyer, coupons: [] });
  const merged = mergedUnits(await tx.units(scope), theirs, fitsInto(sources, buyer));
  const room = MAX_SAVED_UNITS - (await tx.savedUnits(scope)).length;
  const saved = (await tx.savedUnits(guest)).slice(0, room);
  const isNeeded = isNews(scope)(merged) || saved.length + viewed.length > 0;
  return { guest, merged, sources, saved, viewed, isNeeded };
};

const grow = async (tx: Tx, scope: Scope, { unit, pieces }: GrownUnit): Promise<MergedPieces> => {
  const { cartUnitId, version, quantity, detail } = unit;
  // both carts are locked; if the unit changed nevertheless, the guest’s pieces would be lost
  if (!(await tx.updateUnit(scope, cartUnitId, version, { quantity, detail })))
    throw new Error('a unit was changed while its cart was held');
  return { cartUnitId, quantity: pieces };
};

const put = async (tx: Tx, scope: Scope, unit: NewUnit): Promise<MergedPieces> => ({
  cartUnitId: await tx.addUnit(scope, unit),
  quantity: unit.quantity,
});

/** Removes merged units from the guest cart and records which buyer was informed about the rest. */
const takeOut = async (tx: Tx, guest: Scope, { left, gone }: Merged, { owner }: Scope): Promise<void> => {
  await tx.removeUnits(guest, gone);
  for (const { unit } of left) {
    const { cartUnitId, version, quantity, detail } = unit;
    await tx.updateUnit(guest, cartUnitId, version, { quantity, detail: { ...detail, leftByMergeInto: owner } });
  }
};

/** Moves saved units of the guest to the buyer; those without room stay. */
const moveSaved = async ({ tx, session, now }: Deps, { guest, saved }: MergePlan): Promise<void> => {
  if (saved.length === 0) return;
  await tx.removeSaved(
    guest,
    saved.map(({ cartUnitId }) => cartUnitId),
  );
  await tx.saveUnits(session.scope, saved, now);
};

const moveViewed = async ({ tx, session }: Deps, { guest, viewed }: MergePlan): Promise<void> => {
  if (viewed.length === 0) return;
  await tx.addViewed(session.scope, viewed);
  await tx.dropViewed(guest);
};

const inWords =
  ({ catalogue, left: pieces, language }: MergePlan['sources']) =>
  ({ unit, against: { code, params } }: LeftUnit): LeftPieces => {
    const { item } = chosenItem(unit, catalogue.items.get(unit.itemNo), pieces, language);
    const { itemName, itemImageUrl, options, additions } = item;
    return { itemName, itemImageUrl, options, additions, quantity: unit.quantity, code, params };
  };

const carryOut = async (deps: Deps, plan: MergePlan): Promise<MergeReply> => {
  const {
    tx,
    session: { scope },
  } = deps;
  const { guest, merged, sources } = plan;
  const cartVersion = await tx.bumpCart(scope);
  await tx.bumpCart(guest);
  const addedUp: MergedPieces[] = [];
  for (const unit of merged.grown) addedUp.push(await grow(tx, scope, unit));
  const added: MergedPieces[] = [];
  for (const unit of merged.added) added.push(await put(tx, scope, unit));
  await takeOut(tx, guest, merged, scope);
  await moveSaved(deps, plan);
  await moveViewed(deps, plan);
  await tx.moveUnpaidOrders(guest, scope);
  return { cartVersion, added, addedUp, left: merged.left.map(inWords(sources)) };
};

/** Merges the guest cart of this browser into the cart of the signed-in buyer (CM-03, GM-4). */
export const mergeGuest = async (deps: Deps): Promise<MergeReply> => {
  // locks the buyer’s cart first; a common lock order prevents deadlocks
  const cartVersion = await deps.tx.cartVersion(deps.session.scope);
  const plan = await mergePlan(deps);
  return plan?.isNeeded ? carryOut(deps, plan) : { cartVersion, ...nothingMerged };
};
