import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';

/** Units that the shopper has just deleted, as they were: for a while they can be brought back (DL-03). */
export interface Removal {
  readonly units: readonly CartUnit[];
  /** Those of them that were selected. */
  readonly selected: readonly CartUnitId[];
  /** The coupons that were in use on them, each with all the units that it was on (CP-17). */
  readonly coupons: readonly AppliedCoupon[];
  /** They are on their way back. */
  readonly isUndoing: boolean;
}
