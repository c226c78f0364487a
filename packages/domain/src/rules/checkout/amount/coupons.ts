import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import { idsOf } from '../../../rule/finding.ts';
import type { Fix } from '../../../rule/rule.ts';

/** Returns the fix that removes the coupons of units, or `none` without coupons (CK-18). */
export const removeCouponsOf = (units: readonly CartUnit[]): readonly Fix[] => {
  const cartUnitIds = idsOf(units.filter((unit) => unit.appliedCouponIssueNoes.length > 0));
  return cartUnitIds.length > 0 ? [{ type: 'RemoveCoupons', cartUnitIds }] : [];
};
