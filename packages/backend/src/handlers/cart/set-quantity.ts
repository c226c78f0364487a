import { either as E } from 'fp-ts';
import { calls, type CurrentUnit } from '@baguni/contract';
import {
  checkQuantity,
  couponsOn,
  type ApiError,
  type CartContent,
  type CartUnit,
  type CartUnitId,
  type SetQuantityRequest,
} from '@baguni/domain';
import { holdCart } from '../../cart/hold-cart.ts';
import { readCart } from '../../cart/read-cart.ts';
import type { Deps, Handler } from '../../request/handler.ts';
import { refusal, refusedBy } from '../../request/refusal.ts';

const current = async (deps: Deps, id: CartUnitId): Promise<CurrentUnit | null> => {
  const { units, cartVersion } = await readCart(deps);
  const unit = units.find(({ cartUnitId }) => cartUnitId === id);
  return unit ? { unit, cartVersion } : null;
};

/** Refuses a stale version with the unit as it now is (BL-9). */
const stale = ({ language }: Deps, now: CurrentUnit): E.Either<ApiError, never> =>
  refusal(language, 409, 'CART-STALE', { data: calls.setQuantity.response.encode(now) });

const notFound = ({ language }: Deps): E.Either<ApiError, never> => refusal(language, 404, 'CART-CHANGED');

const asked = (unit: CartUnit, request: SetQuantityRequest, { appliedCoupons }: CartContent) => ({
  unit,
  asked: String(request.quantity),
  hasCoupon: !request.cancelCoupons && couponsOn(appliedCoupons, unit.cartUnitId).length > 0,
});

const write = async (deps: Deps, unit: CartUnit, quantity: number): Promise<boolean> => {
  const { tx, session } = deps;
  const row = (await tx.units(session.scope)).find(({ cartUnitId }) => cartUnitId === unit.cartUnitId);
  if (!row) return false;
  return tx.updateUnit(session.scope, unit.cartUnitId, unit.version, { quantity, detail: row.detail });
};

/**
 * Changes a unit's quantity within the rules and what is left, cancels its coupons as a whole where the shopper agreed
 * (QT-01..QT-04, QT-07), and answers the unit. Two changes from one version: the second gets 409 with the unit.
 */
export const setQuantity: Handler<SetQuantityRequest, CurrentUnit> = (deps) => async (request) => {
  const { tx, session, language } = deps;
  const cartVersion = await holdCart(deps);
  const content = await readCart(deps);
  const unit = content.units.find(({ cartUnitId }) => cartUnitId === request.cartUnitId);
  if (!unit) return notFound(deps);
  if (unit.version !== request.unitVersion) return stale(deps, { unit, cartVersion: cartVersion - 1 });
  const verdict = checkQuantity(asked(unit, request, content));
  if (E.isLeft(verdict)) return refusedBy(language, verdict.left);
  if (!(await write(deps, unit, verdict.right))) return stale(deps, { unit, cartVersion: cartVersion - 1 });
  const cancelled = couponsOn(content.appliedCoupons, unit.cartUnitId).map(({ couponIssueNo }) => couponIssueNo);
  await tx.releaseCoupons(session.scope, cancelled);
  const after = await current(deps, unit.cartUnitId);
  return after ? E.right(after) : notFound(deps);
};
