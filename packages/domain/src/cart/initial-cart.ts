import type { Buyer, ShippingAddress } from '../entities/buyer/buyer.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import type { CartNudgingType } from '../entities/nudge/nudge.ts';
import type { FundingDiscount } from '../entities/discount/discount.ts';
import type { DefaultItemShippingFee } from '../price/free-alone.ts';
import type { PricePart } from './cart.ts';
import type { BundleTerms, ShippingPolicy } from '../entities/shipping/policy.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { BranchServiceType } from '../entities/cart/seller.ts';

export interface CartContent {
  /** Increases by one with each change on the server. */
  readonly cartVersion: number;
  readonly units: readonly CartUnit[];
  readonly shippingPolicies: readonly ShippingPolicy[];
  /** Terms of whole parcels (SH-02). */
  readonly bundleTerms: readonly BundleTerms[];
  readonly appliedCoupons: readonly AppliedCoupon[];
  /** Unit discounts paid by third parties (DC-03). */
  readonly fundingDiscounts: readonly FundingDiscount[];
  /** Unreadable parts that were omitted (CM-53). */
  readonly missing?: readonly PricePart[];
}

/** A reloaded cart with its destination, which another page may have changed (CM-02, OV-01, AD-03). */
export interface CartRead extends CartContent {
  /** Destination country, e.g. `SouthKorea`. */
  readonly shippingCountry: string;
  /** Address of the last delivery, or undefined (CM-20). */
  readonly latestShippingAddress: ShippingAddress | undefined;
  /** Initial SmileFresh service of the page. */
  readonly priorityBranchServiceType: BranchServiceType;
  /** Items whose units ship free without other units; determines their label before a selection (SH-07). */
  readonly defaultItemShippingFeeIsFreeList: readonly DefaultItemShippingFee[];
  readonly cartNudgingTypes: readonly CartNudgingType[];
}

export interface InitialCart extends CartRead {
  readonly buyer: Buyer;
  /** True if the cart has an adult certificate, which counts for the buyer (CK-11). */
  readonly isCertificatedAdult: boolean;
  /** Units that the server deletes at load (LS-01). */
  readonly removeCartUnitIds: readonly CartUnitId[];
  /** True if a guest cart must be merged (LS-01). */
  readonly isNeedMerge: boolean;
}

/** Actions after a first read, in this order, before the cart is shown (LS-01). */
export interface LoadPlan {
  readonly merge: boolean;
  readonly remove: readonly CartUnitId[];
}
