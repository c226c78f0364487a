import { either as E } from 'fp-ts';
import { mustSignInToOrder, slotsAt, slotStock, type MessageKey } from '@baguni/domain';
import { clearCouponsOf } from '../../coupon/held-coupons.ts';
import { holdCart } from '../../cart/read-cart.ts';
import { readShopper } from '../../cart/read-buyer.ts';
import type { StoredOrder } from '../../store/rows.ts';
import { orderOfShopper, orderOf } from './stored-order.ts';
import type { Deps, HandlerOf } from '../../request/handler.ts';
import { refusal } from '../../request/refusal.ts';

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

/** True if a delivery slot is past its cut-off (LY-09). */
const isTooLate = ({ now }: Deps, { deliverySlots = [] }: StoredOrder): boolean =>
  slotsAt(deliverySlots, now).some(({ state }) => state === 'Ended');

/** Spends the coupons of an order; returns false if one is no longer applied, because the prices would be wrong. */
const spendAll = async ({ tx, session, now }: Deps, { coupons }: StoredOrder): Promise<boolean> => {
  for (const { couponIssueNo, cartUnitIds } of coupons)
    if (!(await tx.spendCoupon(session.scope, couponIssueNo, cartUnitIds, now))) return false;
  return true;
};

/** True if the cart still contains the ordered units at their versions, which prevents double payment. */
const isStillInCart = async ({ tx, session }: Deps, { units }: StoredOrder): Promise<boolean> => {
  const versions = new Map((await tx.units(session.scope)).map((unit) => [unit.cartUnitId, unit.version]));
  return units.every(({ cartUnitId, version }) => versions.get(cartUnitId) === version);
};

const emptyCartOf = async ({ tx, session: { scope } }: Deps, { units }: StoredOrder): Promise<void> => {
  const ids = units.map(({ cartUnitId }) => cartUnitId);
  await tx.removeUnits(scope, ids);
  await clearCouponsOf(tx, scope, ids);
};

/**
 * Pays an order once: takes stock and slot capacity by conditional updates (SV-04, BL-6), removes units and spends
 * coupons (CP-09). A repeat has no effect. Guests must first choose to order as a non-member (CK-15).
 */
export const payOrder: HandlerOf<'payOrder'> =
  (deps) =>
  async ({ txKey }) => {
    const { tx, session, language, now } = deps;
    await holdCart(deps);
    const found = await orderOfShopper(deps, txKey);
    if (E.isLeft(found)) return found;
    const order = found.right;
    if (mustSignInToOrder((await readShopper(tx, session)).buyer)) return refusal(language, 422, 'SIGN-IN-TO-ORDER');
    if (!(await tx.markPaid(session.scope, txKey, now)))
      return E.right(orderOf({ ...order, paidAt: order.paidAt ?? now }));
    if (!(await isStillInCart(deps, order))) return refusal(language, 409, 'CART-CHANGED');
    if (!(await spendAll(deps, order))) return refusal(language, 409, 'CART-CHANGED');
    if (isTooLate(deps, order)) return refusal(language, 409, 'CART-BR7-31');
    const short = await takeAll(deps, order);
    if (short !== undefined) return refusal(language, 409, short);
    await emptyCartOf(deps, order);
    return E.right(orderOf({ ...order, paidAt: now }));
  };
