import type { OverseaCap } from '../../overseas/limits.ts';
import type { OverseaIn } from '../../entities/overseas/oversea.ts';
import type { Option } from 'fp-ts/Option';
import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { DeliverySlot } from '../../entities/shipping/delivery-slot.ts';
import type { CouponApplication } from '../../entities/coupon/coupon.ts';
import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import type { StackingFacts } from '../../coupons/stacking.ts';
import type { MessageKey } from '../../messages/ko.ts';
import type { Won } from '../../money/won.ts';
import type { Features } from '../../storefront/features.ts';
import type { CouponFacts } from '../coupon/facts.ts';

export const MAX_ORDER_UNITS = 30;

/** Facts for overseas rules; only for overseas destinations. */
export interface OverseaFacts extends OverseaIn {
  readonly caps?: readonly OverseaCap[];
}

export interface CheckoutFacts {
  readonly chosen: readonly CartUnit[];
  /** True if the tab has orderable units, selected or not (CK-18). */
  readonly canSelect: boolean;
  /** Total of the selected units with shipping, in won. */
  readonly payable: Won;
  /** `payable` without any shipping and shipping coupons, in won (OV-04, OV-06). */
  readonly payableWithoutShipping: Won;
  /** `payable` without coupons, in won; computed lazily (PR-07). */
  readonly payableWithoutCoupons: () => Won;
  /** Returns `payableWithoutShipping` for these units alone, in won (CK-18). */
  readonly goodsOf: (units: readonly CartUnit[]) => Won;
  readonly bundleFees: StackingFacts['bundleFees'];
  readonly coupons: readonly CouponAssignment[];
  /** Known coupons whose units no longer form a place (CP-12). */
  readonly misplacedCoupons: readonly CouponApplication[];
  /** Coupons outside the wallet, if the wallet is known (CK-19, CP-01). */
  readonly unheldCoupons: readonly CouponApplication[];
  /** Returns the facts of each coupon together with the others; computed lazily. */
  readonly couponFacts: () => readonly CouponFacts[];
  readonly buyer: Buyer;
  readonly features: Features;
  /** True if the delivery address is known. */
  readonly hasAddress: boolean;
  readonly oversea: Option<OverseaFacts>;
  /** Chosen delivery times, at most one per branch (LY-09). */
  readonly deliverySlots: readonly DeliverySlot[];
  /** Accepted questions (CK-08, OV-12). */
  readonly agreed: readonly MessageKey[];
  readonly zeroWonUnits: readonly CartUnitId[];
}
