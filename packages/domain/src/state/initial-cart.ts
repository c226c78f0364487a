import type { Option } from 'fp-ts/Option';
import type { Buyer, ShippingAddress } from '../entities/buyer/buyer.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import type { CartNudgingType } from '../entities/nudge/nudge.ts';
import type { FundingDiscount } from '../entities/discount/funding-discount.ts';
import type { DefaultItemShippingFee } from '../price/parcel/item-label.ts';
import type { PricePart } from '../price/price-part.ts';
import type { BundleTerms, ShippingPolicy } from '../entities/shipping/policy.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { BranchServiceType } from '../entities/cart/seller.ts';

/** What a read of the cart brings: its units and all that prices them (CM-01, CM-02). */
export interface CartContent {
  /** Rises by one with each change of the cart on the server. */
  readonly cartVersion: number;
  /** The units, in the order in which they were put in. */
  readonly units: readonly CartUnit[];
  /** The terms of shipping that they name (SH-01). */
  readonly shippingPolicies: readonly ShippingPolicy[];
  /** What is the same for a whole parcel (SH-02). */
  readonly bundleTerms: readonly BundleTerms[];
  /** The coupons in use on them (CP-17). */
  readonly appliedCoupons: readonly AppliedCoupon[];
  /** Discounts of the units that somebody else than the seller pays for (DC-03). */
  readonly fundingDiscounts: readonly FundingDiscount[];
  /** Parts that could not be read and were left out (CM-53); nothing where left out. */
  readonly missing?: readonly PricePart[];
}

/** A cart that is read again, with where it ships to by now: that may have been changed on another page (CM-02, OV-01, AD-03). */
export interface CartRead extends CartContent {
  /** The country that parcels go to, e.g. `SouthKorea`. */
  readonly shippingCountry: string;
  /** Where the buyer’s parcels last went; none where there is no such place (CM-20). */
  readonly latestShippingAddress: Option<ShippingAddress>;
  /** How SmileFresh brings by itself: what the page begins with. */
  readonly priorityBranchServiceType: BranchServiceType;
  /** Items that ship free by themselves; it decides their label before anything of their parcel is selected (SH-07). */
  readonly defaultItemShippingFeeIsFreeList: readonly DefaultItemShippingFee[];
  /** The nudges that the marketplace allows this buyer (ND-02). */
  readonly cartNudgingTypes: readonly CartNudgingType[];
}

/** The first read of the cart, with who shops and where to ship (CM-01). */
export interface InitialCart extends CartRead {
  /** Who shops. */
  readonly buyer: Buyer;
  /** The cart has an adult certificate of its own, which counts as the buyer's (CK-11). */
  readonly isCertificatedAdult: boolean;
  /** Units that the server wants deleted at load (LS-01). */
  readonly removeCartUnitIds: readonly CartUnitId[];
  /** A guest cart waits to be merged into this buyer's (LS-01). */
  readonly isNeedMerge: boolean;
}

/** What is to be done with a first read of the cart before it is shown, in this order (LS-01). */
export interface LoadPlan {
  /** A guest cart is merged, and the cart read again. */
  readonly merge: boolean;
  /** Units that the server flagged are deleted. */
  readonly remove: readonly CartUnitId[];
}
