import type { Option } from 'fp-ts/Option';
import type { ShippingAddress } from '../../../entities/buyer/buyer.ts';
import type { ShippingBundle, ShippingPolicy } from '../../../entities/shipping/policy.ts';
import type { TransPolicy } from '../../../entities/shipping/delivery.ts';
import type { SlotKey } from '../../../entities/shipping/delivery-slot.ts';
import type { ItemNo } from '../../../money/ids.ts';
import type { Answer, PartlyRead, PriceRequest } from './answer.ts';

/** What shipping some units costs (CM-13). */
export interface ShippingRequest {
  /** The country that they go to. */
  readonly countryCode: string;
  /** The units. */
  readonly requests: readonly PriceRequest[];
}

/** The fees of parcels, with the terms that decided them (CM-13). */
export interface ShippingReply extends PartlyRead {
  /** The fee of each parcel. */
  readonly shippingBundles: readonly ShippingBundle[];
  /** The terms that its units name. */
  readonly shippingPolicies: readonly ShippingPolicy[];
}

/** An item whose day of arrival is asked for (CM-15). */
export interface TransPolicyItem {
  /** The item. */
  readonly itemNo: ItemNo;
  /** The seller's shipping policy, which says how it travels. */
  readonly transPolicyNo: string;
  /** The marketplace’s own warehouse sends it. */
  readonly isSmileDelivery: boolean;
  /** It is sent faster than other parcels. */
  readonly isFasterDelivery: boolean;
}

/** When items would arrive (CM-15). */
export interface TransPolicyRequest {
  /** The native app that asks; `None` in a browser. */
  readonly appType: string;
  /** Whether the buyer is a member of the club. */
  readonly isSmileClub: boolean;
  /** Where they go. */
  readonly zipCode: string;
  /** The items. */
  readonly requests: readonly TransPolicyItem[];
}

/** The calls about shipping at home. */
export interface ShippingCalls {
  /** CM-13 */
  readonly getShipping: (request: ShippingRequest) => Answer<ShippingReply>;
  /** CM-15 */
  readonly getStarDeliveryTransPolicy: (
    request: TransPolicyRequest,
  ) => Answer<{ readonly transPolicies: readonly TransPolicy[] }>;
  /** CM-20 */
  readonly getLatestShippingAddress: () => Answer<{ readonly latestShippingAddress: Option<ShippingAddress> }>;
}

/** Delivery times as a browser tab keeps them: those that were chosen, and for which address. */
export interface KeptSlots {
  /** The number of the address; empty without one. */
  readonly addressNo: string;
  /** The times, one a branch. */
  readonly slotKeys: readonly SlotKey[];
}
