import { either as E } from 'fp-ts';
import { mustSignInToOrder, type Order, type TxKey } from '@baguni/domain';
import { clearCouponsOf } from '../../coupon/clear-coupons.ts';
import { holdCart } from '../../cart/hold-cart.ts';
import { readShopper } from '../../cart/read-shopper.ts';
import type { StoredOrder } from '../../store/rows.ts';
import { orderOfShopper } from './order-of-shopper.ts';
import type { Deps, Handler } from '../../request/handler.ts';
import { orderOf } from './order-of.ts';
import { refusal } from '../../request/refusal.ts';

/** Takes the stock of an order; false if something is short (the refusal then rolls all of it back). */
const takeAll = async ({ tx, session }: Deps, { needs }: StoredOrder): Promise<boolean> => {
  for (const need of needs) if (!(await tx.takeStock(session.scope.tenant, need))) return false;
  return true;
};

/** Spends the coupons of an order; false if one is no longer in use on its units, as the order's prices are then wrong. */
const spendAll = async ({ tx, session, now }: Deps, { coupons }: StoredOrder): Promise<boolean> => {
  for (const { couponIssueNo, cartUnitIds } of coupons)
    if (!(await tx.spendCoupon(session.scope, couponIssueNo, cartUnitIds, now))) return false;
  return true;
};

/** Whether the cart still holds the ordered units at the ordered versions; so nothing in a cart is paid twice. */
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
 * Pays an order, once: takes the stock by conditional updates, so that the last piece is sold once (SV-04, BL-6),
 * removes its units from the cart, spends its coupons (CP-09), and marks it paid. Paying a paid order answers it again and
 * takes nothing. A guest pays only after choosing to order as a non-member (CK-15).
 */
export const payOrder: Handler<{ readonly txKey: TxKey }, Order> =
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
    if (!(await takeAll(deps, order))) return refusal(language, 409, 'ORDER-OUT-OF-STOCK');
    await emptyCartOf(deps, order);
    return E.right(orderOf({ ...order, paidAt: now }));
  };
