import * as E from '../../money/either.ts';
import { unitOfId, unitsById, type CartUnit } from '../../entities/cart/cart-unit.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { finding, type Finding } from '../../rule/rule.ts';
import type { Cart } from '../../cart/cart.ts';
import { frozen } from '../cart/cart-of.ts';

/** A cart after a command, or the first violation (EN-06). */
export type Changed = E.Either<Finding, Cart>;

export const changed = (cart: Cart): Changed => E.right(frozen(cart));

/** Returns the units of these numbers, or a refusal that names the missing ones. */
export const unitsInCart = (
  { units }: Pick<Cart, 'units'>,
  ids: readonly CartUnitId[],
): E.Either<Finding, readonly CartUnit[]> => {
  const byId = unitsById(units);
  const gone = ids.filter((id) => !byId.has(id));
  if (gone.length > 0) return E.left(finding('UNIT-NOT-IN-CART', {}, gone));
  return E.right([...new Set(ids)].flatMap((id) => byId.get(id) ?? []));
};

export const unitInCart = ({ units }: Pick<Cart, 'units'>, id: CartUnitId): E.Either<Finding, CartUnit> => {
  const unit = unitOfId(units, id);
  return unit ? E.right(unit) : E.left(finding('UNIT-NOT-IN-CART', {}, [id]));
};

/** Returns the cart with other coupons in use, noted on their units. */
export const withCoupons = (cart: Cart, appliedCoupons: readonly AppliedCoupon[]): Cart => ({
  ...cart,
  coupons: { ...cart.coupons, applied: appliedCoupons },
  units: cart.units.map((unit) => {
    const on = appliedCoupons.filter(({ cartUnitIds }) => cartUnitIds.includes(unit.cartUnitId));
    const appliedCouponIssueNoes = on.map(({ couponIssueNo }) => couponIssueNo);
    const isSame = appliedCouponIssueNoes.join('\n') === (unit.appliedCouponIssueNoes ?? []).join('\n');
    return isSame ? unit : { ...unit, version: unit.version + 1, appliedCouponIssueNoes };
  }),
});
