import type { Option } from 'fp-ts/Option';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import type { AppliedPromotion } from '../entities/discount/applied-promotion.ts';
import type { ExtraDiscountOffer } from '../entities/discount/extra-discount.ts';
import type { FundingDiscount } from '../entities/discount/funding-discount.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { OverseaCharge } from './overseas/overseas-fees.ts';
import type { ShippingInput } from './parcel/parcels.ts';

/** All that decides the price of a cart, and nothing else. */
export interface PricingInput extends ShippingInput {
  /** The units of the cart, those that are not bought too. */
  readonly units: readonly CartUnit[];
  /** The units that are being bought; others are priced each on its own, and count to no total. */
  readonly selected: ReadonlySet<CartUnitId>;
  /** The coupons in use; each takes something off the selected ones of its units. */
  readonly appliedCoupons: readonly AppliedCoupon[];
  /** False where the server could not say what shipping costs: no fee is counted, and the total says so (SH-05). */
  readonly shippingKnown: boolean;
  /** Discounts that somebody else than the seller pays for (DC-03); none where left out. */
  readonly fundingDiscounts?: readonly FundingDiscount[];
  /** What a shop's own promotions take off, worked out for what is selected (EN-09); none where left out. */
  readonly appliedPromotions?: readonly AppliedPromotion[];
  /** Extra discounts, where the storefront has them, and the moment of asking (DC-04); none where left out. */
  readonly extraDiscounts?: ExtraDiscountOffer;
  /** Shipping overseas; at home none, or left out (OV-03). */
  readonly oversea?: Option<OverseaCharge>;
}
