import { fittingPieces, type Buyer } from '@baguni/domain';
import { readBuyer, waitingGuest } from '../../../cart/read-buyer.ts';
import { readUnitSources } from '../../../cart/read-cart.ts';
import { unitOf, type UnitSources } from '../../../cart/unit-of.ts';
import type { Scope } from '../../../store/owner.ts';
import type { ReadDeps } from '../../../request/handler.ts';
import { addedTo, mergedUnits, type Fits, type Merged } from './merged-units.ts';

export interface MergePlan {
  readonly guest: Scope;
  readonly merged: Merged;
  readonly sources: UnitSources;
  /** True if a unit fits, or if this buyer was not yet informed about one that does not (GM-4). */
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
  const guest = await waitingGuest(tx, session);
  if (!guest) return null;
  const { buyer } = await readBuyer(tx, scope);
  const theirs = await tx.units(guest);
  const sources = await readUnitSources(tx, scope, theirs, { language, buyer, coupons: [] });
  const merged = mergedUnits(await tx.units(scope), theirs, fitsInto(sources, buyer));
  return { guest, merged, sources, isNeeded: isNews(scope)(merged) };
};
