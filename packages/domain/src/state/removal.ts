import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';

/** Units that the shopper has just deleted, or coupons that went off them: for a while they can be brought back (DL-03, QT-04). */
export interface Removal {
  /** The units as they were. */
  readonly units: readonly CartUnit[];
  /** All units of the cart in their order, as it was before; left out where these are still in it. */
  readonly order?: readonly CartUnitId[];
  /** Those of them that were selected. */
  readonly selected: readonly CartUnitId[];
  /** The coupons that were in use on them, each with all the units that it was on (CP-17). */
  readonly coupons: readonly AppliedCoupon[];
  /** The units are in the cart: a change of quantity has cancelled their coupons alone (QT-04). */
  readonly isInCart?: boolean;
  /** They are on their way back. */
  readonly isUndoing: boolean;
}
