import { type TakenOrder, nothingMerged, type CartUnitId, type MergeReport } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { openCart } from '../../cart/open-cart.ts';
import { readCart } from '../../cart/read-cart.ts';
import { guestBehind } from '../../cart/read-buyer.ts';
import type { StoredOrder } from '../../store/rows.ts';
import { isOwn, orderOf } from './stored-order.ts';
import { judged, memoKept, numberKept, preparedOrder } from './prepared.ts';
import type { Deps, HandlerOf } from '../../request/handler.ts';
import { mergeGuest } from '../cart/merge-guest.ts';
import { refusal } from '../../request/refusal.ts';

const taken = (order: StoredOrder, { payable }: StoredOrder, { added, addedUp, left }: MergeReport): TakenOrder => ({
  order: orderOf(order),
  payableBefore: payable,
  merge: { added, addedUp, left },
});

/** Returns the buyer’s units into which the units of a guest order were merged, at the ordered version. */
const unitsNow = async ({ tx, session }: Deps, { units }: StoredOrder): Promise<readonly CartUnitId[]> => {
  const ordered = new Map(units.map(({ cartUnitId, version }) => [cartUnitId, version]));
  return (await tx.units(session.scope)).flatMap(({ cartUnitId, detail: { mergedFrom = [] } }) =>
    mergedFrom.some((from) => ordered.get(from.cartUnitId) === from.version) ? [cartUnitId] : [],
  );
};

const prepareAgain = async (deps: Deps, order: StoredOrder, merge: MergeReport) => {
  const { tx, session, language } = deps;
  const selected = await unitsNow(deps, order);
  if (selected.length === 0) return refusal(language, 409, 'ORDER-NOT-IN-CART');
  const content = await readCart(deps);
  // visitor orders ship within Korea; the cart page configures overseas shipping (OV-10)
  const state = await openCart(deps, content, selected, { agreed: order.agreed ?? [], oversea: O.none });
  const verdict = await judged(
    deps,
    state,
    order.deliverySlots?.map(({ slotKey }) => slotKey),
  );
  if (E.isLeft(verdict)) return verdict;
  const anew = { ...preparedOrder(deps, verdict.right, order.txKey), ...memoKept(order), ...numberKept(order) };
  if (!(await tx.rewriteOrder(session.scope, anew))) return refusal(language, 409, 'CART-CHANGED');
  return E.right(taken(anew, order, merge));
};

/**
 * Prepares a visitor order again after sign-in (CK-15): merges the guest cart and applies the buyer’s prices. Only
 * the same browser may do so; a refusal changes no cart.
 */
export const takeOrderOver: HandlerOf<'takeOrderOver'> =
  (deps) =>
  async ({ txKey }) => {
    const { tx, session, language } = deps;
    const merge = await mergeGuest(deps);
    const guest = await guestBehind(tx, session);
    if (guest) await tx.moveUnpaidOrders(guest, session.scope);
    const order = await tx.order(session.scope, txKey);
    if (!order) return refusal(language, 404, 'ORDER-FAILED');
    if (isOwn(session.scope, order)) return E.right(taken(order, order, nothingMerged));
    return prepareAgain(deps, order, merge);
  };
