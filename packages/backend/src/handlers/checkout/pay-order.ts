import { either as E } from 'fp-ts';
import {
  mustEnterAddress,
  mustSignInToOrder,
  slotStock,
  type ApiError,
  type MessageKey,
  type Won,
} from '@baguni/domain/internal';
import { clearCouponsOf } from '../../coupon/held-coupons.ts';
import { holdCart, readShopper } from '../../cart/open-cart.ts';
import type { StoredOrder } from '../../store/rows.ts';
import { isPriceGuaranteed, ownOrderAnew } from './order-anew.ts';
import { orderOfShopper } from './stored-order.ts';
import { translateOrder } from './translate-orders.ts';
import { type Deps, type HandlerOf, refusal } from '../../request/handler.ts';

/** Takes the stock of an order; returns a refusal code if any is short, after which the transaction rolls back. */
const takeAll = async (
  { tx, session }: Deps,
  { needs, deliverySlots = [] }: StoredOrder,
): Promise<MessageKey | undefined> => {
  const places = new Set(deliverySlots.map(({ slotKey }) => slotStock(slotKey)));
  for (const need of needs)
    if (!(await tx.takeStock(session.scope.tenant, need)))
      return places.has(need.key) ? 'CART-BR7-31' : 'ORDER-OUT-OF-STOCK';
  return undefined;
};

/** Spends the coupons of an order; returns false if one is no longer applied, because the prices would be wrong. */
const spendAll = async ({ tx, session, now }: Deps, { coupons }: StoredOrder): Promise<boolean> => {
  for (const { couponIssueNo, cartUnitIds } of coupons)
    if (!(await tx.spendCoupon(session.scope, couponIssueNo, cartUnitIds, now))) return false;
  return true;
};

const emptyCartOf = async ({ tx, session: { scope } }: Deps, { units }: StoredOrder): Promise<void> => {
  const ids = units.map(({ cartUnitId }) => cartUnitId);
  await tx.removeUnits(scope, ids);
  await clearCouponsOf(tx, scope, ids);
};

/**
 * Judges and prices an order like a new checkout (CK-19). A guaranteed price stays; another total than the page showed
 * is refused with both, so that the shopper can confirm it. So is a page that names no total, if the price may have
 * changed.
 */
const dueOrder = async (
  deps: Deps,
  order: StoredOrder,
  payableSeen?: Won,
): Promise<E.Either<ApiError, StoredOrder>> => {
  const guaranteed = isPriceGuaranteed(deps, order) ? order : undefined;
  const anew = await ownOrderAnew(deps, order, guaranteed);
  if (E.isLeft(anew)) return anew;
  const due = guaranteed ?? anew.right;
  const seen = payableSeen ?? guaranteed?.payable;
  const params = { before: seen ?? order.payable, payable: due.payable };
  return due.payable === seen ? E.right(due) : refusal(deps.language, 409, 'ORDER-PRICE-CHANGED', { params });
};

/**
 * Pays an order once: takes stock and slot capacity by conditional updates (SV-04, BL-6), removes units and spends
 * coupons (CP-09). A repeat has no effect. Guests must first choose to order as a non-member (CK-15), and buyers
 * without an address must enter one (CK-20).
 */
export const payOrder: HandlerOf<'payOrder'> =
  (deps) =>
  async ({ txKey, payableSeen }) => {
    const { tx, session, language, now } = deps;
    await holdCart(deps);
    const found = await orderOfShopper(deps, txKey);
    if (E.isLeft(found)) return found;
    const order = found.right;
    if (mustSignInToOrder((await readShopper(tx, session)).buyer)) return refusal(language, 422, 'SIGN-IN-TO-ORDER');
    if (order.paidAt !== null) return E.right(await translateOrder(deps, order));
    const judged = await dueOrder(deps, order, payableSeen);
    if (E.isLeft(judged)) return judged;
    const due = judged.right;
    if (mustEnterAddress(due)) return refusal(language, 422, 'ORDER-NEEDS-ADDRESS');
    const isKept = due === order || (await tx.rewriteOrder(session.scope, due));
    const isPaid = isKept && (await tx.markPaid(session.scope, txKey, now));
    if (!isPaid || !(await spendAll(deps, due))) return refusal(language, 409, 'CART-CHANGED');
    const short = await takeAll(deps, due);
    if (short !== undefined) return refusal(language, 409, short);
    await emptyCartOf(deps, due);
    return E.right(await translateOrder(deps, { ...due, paidAt: now }));
  };
