import { either as E } from 'fp-ts';
import type { Finding } from '@baguni/domain/internal';
import { isSameChoice } from '../../cart/unit-of.ts';
import { holdCart, readUnit, type ReadUnit, readBuyer } from '../../cart/open-cart.ts';
import { clearCouponsOf } from '../../coupon/held-coupons.ts';
import { type Deps, type HandlerOf, refusal, refusedBy, refusedByRules } from '../../request/handler.ts';
import type { NewUnit, StoredUnit } from '../../store/rows.ts';
import { changeCoupons, couponsThatEnded } from '../coupon/coupon-change.ts';
import { against, chosenOptions, offeredItem, termsOf, withAddedPrice } from './new-line.ts';
import { addedTo } from './merge-guest.ts';

interface Change {
  readonly line: NewUnit;
  readonly same: StoredUnit | undefined;
}

/** Checks the quantity lock of coupons and discount agreements, because merging changes the quantity (QT-03). */
const againstJoining = (
  { engine: { orders } }: Deps,
  { unit, coupons }: ReadUnit,
  { quantity }: StoredUnit,
): Finding | null => {
  const asked = String(unit.quantity + quantity);
  // the new options determine the maximum
  const verdict = orders.changes.quantity({
    unit: { ...unit, item: { ...unit.item, options: [], stock: undefined } },
    asked,
    hasCoupon: coupons.length > 0,
  });
  return E.isLeft(verdict) ? verdict.left : null;
};

/** Returns the first reason against the change, judged like a removal and a new addition (CM-06). */
const refusedFor = async (
  deps: Deps,
  before: ReadUnit,
  { line, same }: Change,
  others: readonly StoredUnit[],
): Promise<Finding | null> => {
  const buyer = await readBuyer(deps.tx, deps.session.scope);
  return (await against(deps, line, others, buyer)) ?? (same ? againstJoining(deps, before, same) : null);
};

/** Updates the unit at its position; removes the merged unit and releases its coupons. */
const write = async ({ tx, session: { scope } }: Deps, row: StoredUnit, { line, same }: Change): Promise<boolean> => {
  const joined = same
    ? {
        quantity: line.quantity + same.quantity,
        detail: { ...line.detail, additions: addedTo(line.detail, same.detail) },
      }
    : line;
  if (!(await tx.updateUnit(scope, row.cartUnitId, row.version, joined))) return false;
  if (!same) return true;
  await clearCouponsOf(tx, scope, await tx.removeUnits(scope, [same.cartUnitId]));
  return true;
};

/** Changes the options of a unit in its position (PG-21), or merges it with an equal one (CM-06). */
export const changeOptions: HandlerOf<'changeOptions'> = (deps) => async (request) => {
  const { tx, session, language } = deps;
  const cartVersion = await holdCart(deps);
  const before = await readUnit(deps, request.cartUnitId);
  if (!before) return refusal(language, 404, 'CART-CHANGED');
  const { row } = before;
  if (row.version !== request.unitVersion) return refusal(language, 409, 'CART-STALE');
  const choice = { ...request, additions: row.detail.additions };
  const offered = await offeredItem(deps, row.itemNo);
  const terms = termsOf(offered, choice);
  if (E.isLeft(terms)) return refusedBy(language, terms.left);
  const chosen = { ...row, detail: { ...row.detail, options: chosenOptions(request) } };
  const line = withAddedPrice(chosen, offered, deps);
  const others = (await tx.units(session.scope)).filter(({ cartUnitId }) => cartUnitId !== row.cartUnitId);
  const change = { line, same: others.find((one) => isSameChoice(one, line)) };
  const reason = await refusedFor(deps, before, change, others);
  if (reason) return refusedByRules(deps, reason);
  if (!(await write(deps, row, change))) return refusal(language, 409, 'CART-STALE');
  const released = await couponsThatEnded(deps, row.cartUnitId);
  if (released.length > 0) await changeCoupons(deps, { released, used: [] });
  return E.right({ cartVersion, joined: change.same?.cartUnitId });
};
