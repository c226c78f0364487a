import type { BundleKey, ShippingPolicyKey } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

/** How a parcel travels (SH-01). */
export const shippingMethodTypes = ['General', 'Post', 'Direct', 'QuickService', 'SelfReceive'] as const;
/** How a parcel travels; `General` is the default. */
export type ShippingMethodType = (typeof shippingMethodTypes)[number];

/** When shipping is paid. */
export const shippingChargePayTypes = ['PaymentInAdvance', 'PaymentOnArrival'] as const;
/** In advance with the order, or to the courier on arrival (then it is not in the total: SH-02). */
export type ShippingChargePayType = (typeof shippingChargePayTypes)[number];

/** A seller's terms of shipping (SH-01). */
export interface ShippingPolicy {
  /** Its key; units name it. */
  readonly shippingPolicyKey: ShippingPolicyKey;
  /** How a parcel travels. */
  readonly shippingMethodType: ShippingMethodType;
  /** Whether the fee is paid with the order or to the courier. */
  readonly shippingChargePayType: ShippingChargePayType;
  /** Fee in won: for the parcel, or for each piece where `isQuantityShippingFee`. */
  readonly shippingFee: Won;
  /** The fee is for each piece. */
  readonly isQuantityShippingFee: boolean;
  /** Free from a certain amount of goods (SH-03). */
  readonly isConditionalFree: boolean;
  /** Free from this amount of selected units, in won (SH-03); SmileDelivery reads the buyer's threshold instead (FG-03). */
  readonly conditionalFreeBasisCost: Won;
  /** The seller agrees on the fee apart: 0 does not mean free (SH-04). */
  readonly isSpecialShipping: boolean;
  /** The day of arrival is guaranteed. */
  readonly isArrivalGuaranteed: boolean;
  /** The marketplace’s own warehouse sends it: it is free from the buyer’s threshold (SH-06). */
  readonly isSmileDelivery: boolean;
  /** False hides the fee (SH-07). */
  readonly isDisplayShippingFee: boolean;
}

/** What is the same for a whole parcel: the fee is the highest of its policies, or the lowest (SH-02). */
export interface BundleTerms {
  /** The parcel. */
  readonly bundleKey: BundleKey;
  /** The highest fee of its terms is charged; otherwise the lowest (SH-02). */
  readonly isMaxCharge: boolean;
}

/** The server's fee of one parcel for the units that were asked about, in won (CM-13). */
export interface ShippingBundle extends BundleTerms {
  /** What the parcel costs, in won. */
  readonly shippingFee: Won;
}
