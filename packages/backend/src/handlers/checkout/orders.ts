import { either as E } from 'fp-ts';
import {
  checkoutFactsOf,
  invalidFields,
  recipientOf,
  type ApiError,
  type TakenOrder,
  nothingMerged,
  type CartUnitId,
  type MergeReport,
} from '@baguni/domain/internal';
import { type FoundOrder, calls, readReply } from '@baguni/contract';
import { openCart, readCart, holdCart, guestBehind } from '../../cart/open-cart.ts';
import { judged, memoKept, preparedOrder, isAsSeen, isExtraDiscountSeen, recipientKept } from './prepared.ts';
import { nextOrderNumber, orderOfShopper, isOwn } from './stored-order.ts';
import { translateOrder } from './translate-orders.ts';
import { type HandlerOf, type Deps, refusal } from '../../request/handler.ts';
import type { KeyOutcome, StoredAnswer, StoredOrder } from '../../store/rows.ts';
import { isPriceGuaranteed, orderAnew, ownOrderAnew } from './order-anew.ts';
import { mergeGuest } from '../cart/merge-guest.ts';

/** Opens a checkout (CM-10). Request values are only compared with current rows (BL-5, AZ-2). */
export const addCheckoutByCart: HandlerOf<'addCheckoutByCart'> = (deps) => async (request) => {
  const { tx, session, language } = deps;
  const content = await readCart(deps);
  const selected = [...new Set(request.cartUnitIds)];
  const { cartVersion } = content;
  const state = await openCart(deps, content, selected, request);
  if (request.cartVersion !== cartVersion || !isAsSeen(request, state))
    return refusal(language, 409, 'CART-STALE', { data: { cartVersion } });
  const verdict = await judged(deps, state, request.deliverySlots);
  if (E.isLeft(verdict)) return verdict;
  const { payable, chosen } = checkoutFactsOf(verdict.right);
  if (payable !== request.payableSeen || !isExtraDiscountSeen(request, verdict.right))
    return refusal(language, 409, 'PRICE-CHANGED', { data: { cartVersion, payable } });
  const txKey = deps.newTxKey();
  const order = { ...(await preparedOrder(deps, verdict.right, txKey)), ...memoKept(request) };
  await tx.addOrder(session.scope, { ...order, orderNumber: await nextOrderNumber(deps) });
  return E.right({ isSuccess: true, checkoutUnitIds: chosen.map(({ cartUnitId }) => cartUnitId), txKey, message: '' });
};

const none = (fate: FoundOrder['fate']): FoundOrder => ({ fate, txKey: undefined });

const answeredWith = (answer: StoredAnswer): FoundOrder => {
  const opened = readReply(calls.addCheckoutByCart, answer);
  return E.isRight(opened) && opened.right.isSuccess ? { fate: 'Opened', txKey: opened.right.txKey } : none('Refused');
};

const foundIn = (outcome: KeyOutcome): FoundOrder => {
  switch (outcome.type) {
    case 'Unknown':
      return none('Unknown');
    case 'InProgress':
      return none('Running');
    case 'Answered':
      return answeredWith(outcome.answer);
  }
};

/** Returns the outcome of an order by its idempotency key, without claiming the key (CK-16, BL-8). */
export const findOrder: HandlerOf<'findOrder'> =
  ({ tx, session, now }) =>
  async ({ idempotencyKey }) => {
    const of = { path: calls.addCheckoutByCart.path, key: idempotencyKey.toLowerCase() };
    return E.right(foundIn(await tx.outcome(session.scope, of, now)));
  };

/** Returns a checkout of this shopper only (AZ-1). */
export const getOrder: HandlerOf<'getOrder'> =
  (deps) =>
  async ({ txKey }) => {
    const found = await orderOfShopper(deps, txKey);
    return E.isLeft(found) ? found : E.right(await translateOrder(deps, found.right));
  };

/** Stores where an unpaid order is delivered (CK-20); a refusal contains the invalid fields. */
export const deliverOrderTo: HandlerOf<'deliverOrderTo'> =
  (deps) =>
  async ({ txKey, recipient: entered }) => {
    const { tx, session, language, now } = deps;
    await holdCart(deps);
    const found = await orderOfShopper(deps, txKey);
    if (E.isLeft(found)) return found;
    const order = found.right;
    if (order.paidAt !== null) return E.right(await translateOrder(deps, order));
    const fields = invalidFields(entered);
    if (fields.length > 0) return refusal(language, 422, 'ORDER-NEEDS-ADDRESS', { data: { fields } });
    const delivered = { ...order, ...recipientKept({ recipient: recipientOf(entered) }, order, now) };
    return (await tx.rewriteOrder(session.scope, delivered))
      ? E.right(await translateOrder(deps, delivered))
      : refusal(language, 409, 'CART-CHANGED');
  };

const taken = async (
  deps: Deps,
  order: StoredOrder,
  { payable }: StoredOrder,
  { added, addedUp, left }: MergeReport,
): Promise<TakenOrder> => ({
  order: await translateOrder(deps, order),
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
      return E.right(await taken(deps, order, order, nothingMerged));
    const anew = await (isMine ? ownOrderAnew : ofGuestAnew)(deps, order);
    if (E.isLeft(anew)) return anew;
    if (!(await tx.rewriteOrder(session.scope, anew.right))) return refusal(language, 409, 'CART-CHANGED');
    return E.right(await taken(deps, anew.right, order, merge));
  };
