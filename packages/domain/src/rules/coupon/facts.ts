import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Coupon } from '../../entities/coupon/held-coupon.ts';
import type { CouponPlace } from '../../entities/coupon/coupon-place.ts';
import type { CouponSituation } from '../../selectors/situation.ts';
import type { Won } from '../../money/won.ts';

export interface CouponFacts {
  readonly coupon: Coupon;
  readonly place: CouponPlace;
  readonly units: readonly CartUnit[];
  /** Base of the coupon in won: the remaining price, or the goods of the parcel for a shipping coupon. */
  readonly price: Won;
  /** Prepaid fee of the parcel in won; 0 for other places. */
  readonly bundleFee: Won;
  readonly situation: CouponSituation;
}
