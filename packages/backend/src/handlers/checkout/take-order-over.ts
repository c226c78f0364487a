import {
  type ApiError,
  type TakenOrder,
  nothingMerged,
  type CartUnitId,
  type MergeReport,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { openCart } from '../../cart/open-cart.ts';
import { readCart } from '../../cart/read-cart.ts';
import { guestBehind } from '../../cart/read-buyer.ts';
import type { StoredOrder } from '../../store/rows.ts';
import { isOwn, orderOf } from './stored-order.ts';
import { isPriceGuaranteed, orderAnew, ownOrderAnew } from './order-anew.ts';
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

const ofGuestAnew = async (deps: Deps, order: StoredOrder): Promise<E.Either<ApiError, StoredOrder>> => {
  const selected = await unitsNow(deps, order);
  if (selected.length === 0) return refusal(deps.language, 409, 'ORDER-NOT-IN-CART');
  // visitor orders ship within Korea; the cart page configures overseas shipping (OV-10)
  const decisions = { agreed: order.agreed ?? [], oversea: undefined };
  return orderAnew(deps, order, await openCart(deps, await readCart(deps), selected, decisions));
};

/**
 * Prepares an order again: of a visitor after sign-in (CK-15), or of the shopper after its price guarantee. Merges the
 * guest cart and applies current prices. Only the same browser may do so; a refusal changes no cart.
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
    const isMine = isOwn(session.scope, order);
    if (isMine && (order.paidAt !== null || isPriceGuaranteed(deps, order)))
      return E.right(taken(order, order, nothingMerged));
    const anew = await (isMine ? ownOrderAnew : ofGuestAnew)(deps, order);
    if (E.isLeft(anew)) return anew;
    if (!(await tx.rewriteOrder(session.scope, anew.right))) return refusal(language, 409, 'CART-CHANGED');
    return E.right(taken(anew.right, order, merge));
  };
