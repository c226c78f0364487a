import type { MergeReply } from '@baguni/contract';
import { nothingMerged, type LeftPieces, type MergedPieces } from '@baguni/domain';
import { chosenItem } from '../../../cart/unit-of.ts';
import type { Scope } from '../../../store/owner.ts';
import type { NewUnit } from '../../../store/rows.ts';
import type { Tx } from '../../../store/tx.ts';
import type { Deps } from '../../../request/handler.ts';
import { mergePlan, type MergePlan } from './merge-plan.ts';
import type { GrownUnit, LeftUnit, Merged } from './merged-units.ts';

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

const inWords =
  ({ catalogue, left: pieces, language }: MergePlan['sources']) =>
  ({ unit, against: { code, params } }: LeftUnit): LeftPieces => {
    const { item } = chosenItem(unit, catalogue.items.get(unit.itemNo), pieces, language);
    const { itemName, itemImageUrl, options, additions } = item;
    return { itemName, itemImageUrl, options, additions, quantity: unit.quantity, code, params };
  };

const carryOut = async ({ tx, session: { scope } }: Deps, plan: MergePlan): Promise<MergeReply> => {
  const { guest, merged, sources } = plan;
  const isChange = merged.grown.length + merged.added.length > 0;
  const cartVersion = isChange ? await tx.bumpCart(scope) : await tx.cartVersion(scope);
  await tx.bumpCart(guest);
  const addedUp: MergedPieces[] = [];
  for (const unit of merged.grown) addedUp.push(await grow(tx, scope, unit));
  const added: MergedPieces[] = [];
  for (const unit of merged.added) added.push(await put(tx, scope, unit));
  await takeOut(tx, guest, merged, scope);
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
