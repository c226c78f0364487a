import type { BundleKey, ShippingPolicyKey } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

export const shippingMethodTypes = ['General', 'Post', 'Direct', 'QuickService', 'SelfReceive'] as const;
/** `General` is the default. */
export type ShippingMethodType = (typeof shippingMethodTypes)[number];

export const shippingChargePayTypes = ['PaymentInAdvance', 'PaymentOnArrival'] as const;
/** With the order, or to the courier on arrival; then it is not part of the total. */
export type ShippingChargePayType = (typeof shippingChargePayTypes)[number];

/** Shipping terms of parcels. Amounts in minor units. */
export interface ShippingPolicy {
  readonly shippingPolicyKey: ShippingPolicyKey;
  readonly shippingMethodType: ShippingMethodType;
  readonly shippingChargePayType: ShippingChargePayType;
  /** Fee in minor units: per parcel, or per piece if `isQuantityShippingFee`. */
  readonly shippingFee: Won;
  readonly isQuantityShippingFee: boolean;
  readonly isConditionalFree: boolean;
  /** Minimum of selected units for free shipping, in minor units. SmileDelivery uses the buyer’s threshold instead. */
  readonly conditionalFreeBasisCost: Won;
  /** The seller agrees the fee separately: 0 does not mean free. */
  readonly isSpecialShipping: boolean;
  readonly isArrivalGuaranteed: boolean;
  /** Sent from the marketplace’s warehouse: free from the buyer’s threshold. */
  readonly isSmileDelivery: boolean;
  /** False hides the fee. */
  readonly isDisplayShippingFee: boolean;
}

/** Terms that choose the fee of a parcel with several policies. */
export interface BundleTerms {
  readonly bundleKey: BundleKey;
  /** If true, the highest fee of its policies is charged; otherwise the lowest. */
  readonly isMaxCharge: boolean;
}

/** The server’s fee of one parcel for the requested units, in minor units. */
export interface ShippingBundle extends BundleTerms {
  readonly shippingFee: Won;
}
