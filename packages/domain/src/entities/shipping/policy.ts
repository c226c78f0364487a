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
  readonly shippingPolicyKey: ShippingPolicyKey;
  readonly shippingMethodType: ShippingMethodType;
  readonly shippingChargePayType: ShippingChargePayType;
  /** Fee in won: for the parcel, or for each piece where `isQuantityShippingFee`. */
  readonly shippingFee: Won;
  readonly isQuantityShippingFee: boolean;
  readonly isConditionalFree: boolean;
  /** Free from this amount of selected units, in won (SH-03); SmileDelivery reads the buyer's threshold instead (FG-03). */
  readonly conditionalFreeBasisCost: Won;
  readonly isSpecialShipping: boolean;
  readonly isArrivalGuaranteed: boolean;
  readonly isSmileDelivery: boolean;
  /** False hides the fee (SH-07). */
  readonly isDisplayShippingFee: boolean;
}

/** What is the same for a whole parcel: the fee is the highest of its policies, or the lowest (SH-02). */
export interface BundleTerms {
  readonly bundleKey: BundleKey;
  readonly isMaxCharge: boolean;
}

/** The server's fee of one parcel for the units that were asked about, in won (CM-13). */
export interface ShippingBundle extends BundleTerms {
  readonly shippingFee: Won;
}
