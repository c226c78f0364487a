import type { Option } from 'fp-ts/Option';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import type { AppliedPromotion } from '../entities/discount/applied-promotion.ts';
import type { ExtraDiscountOffer } from '../entities/discount/extra-discount.ts';
import type { FundingDiscount } from '../entities/discount/funding-discount.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { OverseaCharge } from './overseas/overseas-fees.ts';
import type { ShippingInput } from './parcel/parcels.ts';

export interface PricingInput extends ShippingInput {
  readonly units: readonly CartUnit[];
  /** Bought units. Other units are priced alone and count towards no total. */
  readonly selected: ReadonlySet<CartUnitId>;
  /** Each coupon reduces its selected units. */
  readonly appliedCoupons: readonly AppliedCoupon[];
  /** False if the server could not determine shipping: no fee is included and the total is marked. */
  readonly shippingKnown: boolean;
  readonly fundingDiscounts?: readonly FundingDiscount[];
  readonly appliedPromotions?: readonly AppliedPromotion[];
  readonly extraDiscounts?: ExtraDiscountOffer;
  /** Overseas shipping; missing or `none` for domestic carts. */
  readonly oversea?: Option<OverseaCharge>;
}
