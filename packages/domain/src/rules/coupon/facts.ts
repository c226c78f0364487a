import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Coupon } from '../../entities/coupon/held-coupon.ts';
import type { CouponPlace } from '../../entities/coupon/coupon-place.ts';
import type { CouponSituation } from '../../selectors/situation.ts';
import type { Won } from '../../money/won.ts';

/** All that the rules on one coupon on one place may see. */
export interface CouponFacts {
  /** The coupon. */
  readonly coupon: Coupon;
  /** Where it would go. */
  readonly place: CouponPlace;
  /** The units that it would be on. */
  readonly units: readonly CartUnit[];
  /** What it would apply to: what is left of their price before it, of a parcel's goods for a shipping coupon, in won. */
  readonly price: Won;
  /** What is paid in advance for the place's parcel, in won; 0 for other places. */
  readonly bundleFee: Won;
  /** Who buys, where and when. */
  readonly situation: CouponSituation;
}
