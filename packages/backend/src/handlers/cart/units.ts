import { either as E } from 'fp-ts';
import { type SetQuantityRequest, calls, type CurrentUnit } from '@baguni/contract';
import type { ApiError } from '@baguni/domain/internal';
import { readBuyer, holdCart, readUnit, type ReadUnit } from '../../cart/open-cart.ts';
import { against, lineOf, offeredItem, termsOf, withAddedPrice, putUnit } from './new-line.ts';
import { type HandlerOf, type Deps, refusal, refusedBy, refusedByRules } from '../../request/handler.ts';
import type { OfferedItem } from '../../store/catalogue.ts';
import { clearCouponsOf } from '../../coupon/held-coupons.ts';

/** Adds the item to a refusal, because the page of a shared cart knows only its number. */
const aboutItem = (refused: E.Either<ApiError, never>, offered: OfferedItem | undefined): E.Either<ApiError, never> => {
  if (!offered) return refused;
  const { itemName, itemImageUrl } = offered.item;
  return E.mapLeft((error: ApiError) => ({
    ...error,
    data: Object.assign({}, error.data, { itemName, itemImageUrl }),
  }))(refused);
};

/** Adds an item within rules and stock (CM-06). An equal choice grows if allowed (QT-03). */
export const addCart: HandlerOf<'addCart'> = (deps) => async (request) => {
  const { tx, session, language } = deps;
  // first, so that parallel changes of this cart wait
  const cartVersion = await tx.bumpCart(session.scope);
  const offered = await offeredItem(deps, request.itemNo);
  const terms = termsOf(offered, request);
  if (E.isLeft(terms)) return aboutItem(refusedBy(language, terms.left), offered);
  const buyer = await readBuyer(tx, session.scope);
  const line = withAddedPrice(lineOf(terms.right, request, deps.now, deps.session), offered, deps);
  const mine = await tx.units(session.scope);
  const reason = await against(deps, line, mine, buyer);
  if (reason) return aboutItem(refusedByRules(deps, reason), offered);
  const cartUnitId = await putUnit(deps, line, mine, request.before);
  return cartUnitId === null ? refusal(language, 409, 'CART-CHANGED') : E.right({ cartUnitId, cartVersion });
};

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

/** Changes the quantity of a unit (QT-01..QT-04, QT-07). Cancels its coupons if the shopper agreed. */
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

/** Removes units with their coupons (CM-05, DL-03), and returns the ids that it removed (AZ-2). */
export const removeCartUnits: HandlerOf<'removeCartUnits'> =
  ({ tx, session: { scope } }) =>
  async ({ cartUnitIds }) => {
    const removedCartUnitIds = await tx.removeUnits(scope, cartUnitIds);
    if (removedCartUnitIds.length === 0)
      return E.right({ removedCartUnitIds, cartVersion: await tx.cartVersion(scope) });
    await clearCouponsOf(tx, scope, removedCartUnitIds);
    return E.right({ removedCartUnitIds, cartVersion: await tx.bumpCart(scope) });
  };
