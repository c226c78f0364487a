import type { OverseaCap } from '../../overseas/limits.ts';
import type { OverseaIn } from '../../entities/overseas/oversea.ts';
import type { Option } from 'fp-ts/Option';
import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { DeliverySlot } from '../../entities/shipping/delivery-slot.ts';
import type { CouponApplication } from '../../state/ports/cart-server/coupon-calls.ts';
import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import type { StackingFacts } from '../../coupons/stacking.ts';
import type { MessageKey } from '../../messages/ko.ts';
import type { Won } from '../../money/won.ts';
import type { Features } from '../../storefront/features.ts';
import type { CouponFacts } from '../coupon/facts.ts';

/** How many units one order may hold (CK-01). */
export const MAX_ORDER_UNITS = 30;

/** What the rules on shipping overseas may see; there only where the country is overseas (OV). */
export interface OverseaFacts extends OverseaIn {
  /** What an order overseas may hold; the marketplace’s where left out (EN-10). */
  readonly caps?: readonly OverseaCap[];
}

/** All that the checkout rules may see. */
export interface CheckoutFacts {
  /** The selected units of the current tab, in the cart's order (SE-04). */
  readonly chosen: readonly CartUnit[];
  /** Whether the tab has units that can be ordered, selected or not (CK-18). */
  readonly canSelect: boolean;
  /** What the chosen units cost together with their shipping, in won. */
  readonly payable: Won;
  /** `payable` without shipping, domestic or overseas, and without coupons on it, in won (OV-04, OV-06). */
  readonly payableWithoutShipping: Won;
  /** `payable` if no coupon were in use on the chosen units, in won; worked out when asked for (PR-07). */
  readonly payableWithoutCoupons: () => Won;
  /** What `payableWithoutShipping` would be if these units alone, with these pieces, were ordered, in won (CK-18). */
  readonly goodsOf: (units: readonly CartUnit[]) => Won;
  /** The fee of each parcel before coupons on shipping (CP-05). */
  readonly bundleFees: StackingFacts['bundleFees'];
  /** The coupons of the order that are known, each on its place (CP-04..CP-06). */
  readonly coupons: readonly CouponAssignment[];
  /** The coupons of the order that are known, whose units are no place for them any more (CP-12). */
  readonly misplacedCoupons: readonly CouponApplication[];
  /** The coupons of the order that are in nobody's wallet, as far as the wallet is known (CK-19, CP-01). */
  readonly unheldCoupons: readonly CouponApplication[];
  /** What the rules on one coupon see of each of `coupons` beside the others; worked out when first asked for (CK-19). */
  readonly couponFacts: () => readonly CouponFacts[];
  /** Who orders. */
  readonly buyer: Buyer;
  /** What the storefront has, e.g. shipping overseas. */
  readonly features: Features;
  /** Whether it is known where parcels go (CART-BR7-27). */
  readonly hasAddress: boolean;
  /** Shipping overseas and its limits; none at home. */
  readonly oversea: Option<OverseaFacts>;
  /** The delivery times that were chosen, at most one a branch (LY-09). */
  readonly deliverySlots: readonly DeliverySlot[];
  /** Questions that the shopper said yes to (CK-08, OV-12). */
  readonly agreed: readonly MessageKey[];
  /** Units whose price would fall below 0 (PR-07). */
  readonly zeroWonUnits: readonly CartUnitId[];
}
