import { either as E } from 'fp-ts';
import { cartUnitId, couponsOn, type Buyer, type CartUnit, type Finding } from '@baguni/domain';
import { readUnitSources } from '../../../cart/read-cart.ts';
import { unitOf, isSameChoice } from '../../../cart/unit-of.ts';
import { readInUse } from '../../../coupon/held-coupons.ts';
import type { NewUnit, StoredBuyer, StoredUnit } from '../../../store/rows.ts';
import type { Deps } from '../../../request/handler.ts';
import { addedTo } from '../merge/merged-units.ts';

const unitOfLine = async ({ tx, session, language }: Deps, line: NewUnit, buyer: Buyer): Promise<CartUnit> => {
  const sources = await readUnitSources(tx, session.scope, [line], { language, buyer, coupons: [] });
  return unitOf({ ...line, cartUnitId: cartUnitId(0), version: 1 }, sources);
};

/** Adds the additions of the equal choice, because they share stock (GM-2). */
const together = (line: NewUnit, same: StoredUnit | undefined): NewUnit =>
  same ? { ...line, detail: { ...line.detail, additions: addedTo(same.detail, line.detail) } } : line;

/** Returns why a unit cannot increase: a discount agreement or an applied coupon locks its quantity (QT-03). */
const againstGrowing = async (deps: Deps, same: StoredUnit, unit: CartUnit): Promise<E.Either<Finding, unknown>> => {
  const { cartUnitId: id, quantity, detail } = same;
  const { isItemDiscountAgreement } = detail;
  return deps.engine.orders.changes.quantity({
    unit: { ...unit, cartUnitId: id, quantity, isItemDiscountAgreement },
    asked: String(quantity + unit.quantity),
    hasCoupon: couponsOn(await readInUse(deps), id).length > 0,
  });
};

/** Returns the first reason against adding a line, or null (CM-06). */
export const against = async (
  deps: Deps,
  line: NewUnit,
  mine: readonly StoredUnit[],
  { buyer, latestShippingAddress }: StoredBuyer,
): Promise<Finding | null> => {
  const same = mine.filter((one) => isSameChoice(one, line));
  const [growing] = same;
  const unit = await unitOfLine(deps, together(line, growing), buyer);
  const verdict: E.Either<Finding, unknown> = deps.engine.orders.changes.add({
    unit,
    buyer,
    cartUnitCount: mine.length,
    piecesInCart: same.reduce((total, { quantity }) => total + quantity, 0),
    hasAddress: latestShippingAddress !== null,
  });
  if (E.isLeft(verdict)) return verdict.left;
  const grown = growing ? await againstGrowing(deps, growing, unit) : verdict;
  return E.isLeft(grown) ? grown.left : null;
};
