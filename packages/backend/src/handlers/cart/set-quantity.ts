import { type SetQuantityRequest, calls, type CurrentUnit } from '@baguni/contract';
import { either as E } from 'fp-ts';
import type { ApiError } from '@baguni/domain/internal';
import { holdCart, readUnit, type ReadUnit } from '../../cart/read-cart.ts';
import type { Deps, HandlerOf } from '../../request/handler.ts';
import { refusal, refusedByRules } from '../../request/refusal.ts';

/** Refuses an outdated version and returns the current unit (BL-9). */
const stale = ({ language }: Deps, now: CurrentUnit): E.Either<ApiError, never> =>
  refusal(language, 409, 'CART-STALE', { data: calls.setQuantity.response.encode(now) });

const notFound = ({ language }: Deps): E.Either<ApiError, never> => refusal(language, 404, 'CART-CHANGED');

const asked = ({ unit, coupons }: ReadUnit, request: SetQuantityRequest) => ({
  unit,
  asked: String(request.quantity),
  hasCoupon: !request.cancelCoupons && coupons.length > 0,
});

const write = ({ tx, session }: Deps, { unit, row }: ReadUnit, quantity: number): Promise<boolean> =>
  tx.updateUnit(session.scope, unit.cartUnitId, unit.version, { quantity, detail: row.detail });

/**
 * Changes the quantity of a unit within rules and stock (QT-01..QT-04, QT-07). Cancels its coupons if the shopper
 * agreed. Outdated versions get a 409.
 */
export const setQuantity: HandlerOf<'setQuantity'> = (deps) => async (request) => {
  const { tx, session, engine } = deps;
  const cartVersion = await holdCart(deps);
  const before = await readUnit(deps, request.cartUnitId);
  if (!before) return notFound(deps);
  const { unit, coupons } = before;
  if (unit.version !== request.unitVersion) return stale(deps, { unit, cartVersion: cartVersion - 1 });
  const verdict = engine.orders.changes.quantity(asked(before, request));
  if (E.isLeft(verdict)) return refusedByRules(deps, verdict.left);
  if (!(await write(deps, before, verdict.right))) return stale(deps, { unit, cartVersion: cartVersion - 1 });
  await tx.releaseCoupons(
    session.scope,
    coupons.map(({ couponIssueNo }) => couponIssueNo),
  );
  // all coupons of the unit are released; its other fields do not depend on the quantity
  const after = { ...unit, quantity: verdict.right, version: unit.version + 1, appliedCouponIssueNoes: [] };
  return E.right({ unit: after, cartVersion });
};
