import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';

/** A deletion of units, or a removal of their coupons, that can be undone for a while (DL-03, QT-04). */
export interface Removal {
  readonly units: readonly CartUnit[];
  /** Previous order of all units; missing if the units are still in the cart. */
  readonly order?: readonly CartUnitId[];
  readonly selected: readonly CartUnitId[];
  /** Coupons that were in use on them, with all their units (CP-17). */
  readonly coupons: readonly AppliedCoupon[];
  /** True if only the coupons were cancelled by a change of quantity (QT-04). */
  readonly isInCart?: boolean;
  /** True while the undo is in flight. */
  readonly isUndoing: boolean;
}
