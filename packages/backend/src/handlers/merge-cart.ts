import { either as E } from 'fp-ts';
import { readBuyer } from '../cart/read-buyer.ts';
import { waitingGuest } from '../cart/waiting-guest.ts';
import type { Scope } from '../store/owner.ts';
import type { StoredUnit } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';
import type { Handler } from './handler.ts';
import { mergedUnits } from './merge/merged-units.ts';
import { readLimits } from './merge/read-limits.ts';

const write = async (
  tx: Tx,
  scope: Scope,
  mine: readonly StoredUnit[],
  theirs: readonly StoredUnit[],
): Promise<void> => {
  const { cartSize } = (await readBuyer(tx, scope)).buyer;
  const limits = await readLimits(tx, scope, theirs);
  const { changed, added } = mergedUnits(mine, theirs, limits, cartSize);
  for (const { cartUnitId, version, quantity, detail } of changed)
    await tx.updateUnit(scope, cartUnitId, version, { quantity, detail });
  for (const unit of added) await tx.addUnit(scope, unit);
};

/**
 * Merges the guest cart of this browser into the cart of who has signed in (CM-03): all of it or nothing, once; a
 * repeat finds no guest cart and changes nothing (GM-1). The same item with the same options and additions is added up
 * within its limits; other units are put in until the cart is full (GM-2, GM-4). The guest cart is empty afterwards.
 */
export const mergeCart: Handler<void, { readonly cartVersion: number }> =
  ({ tx, session }) =>
  async () => {
    const { scope } = session;
    // first of all the buyer's own cart: whoever needs both takes them in this order, so no two wait for each other
    const before = await tx.cartVersion(scope);
    const guest = await waitingGuest(tx, session);
    if (!guest) return E.right({ cartVersion: before });
    const cartVersion = await tx.bumpCart(scope);
    await tx.bumpCart(guest);
    const theirs = await tx.units(guest);
    await write(tx, scope, await tx.units(scope), theirs);
    await tx.removeUnits(
      guest,
      theirs.map((unit) => unit.cartUnitId),
    );
    return E.right({ cartVersion });
  };
