import type { Option } from 'fp-ts/Option';
import type { ShippingAddress } from '../../../entities/buyer/buyer.ts';
import type { ShippingBundle, ShippingPolicy } from '../../../entities/shipping/policy.ts';
import type { TransPolicy } from '../../../entities/shipping/delivery.ts';
import type { SlotKey } from '../../../entities/shipping/delivery-slot.ts';
import type { ItemNo } from '../../../money/ids.ts';
import type { Answer, PartlyRead, PriceRequest } from './answer.ts';

export interface ShippingRequest {
  readonly countryCode: string;
  readonly requests: readonly PriceRequest[];
}

/** Parcel fees with the terms that determine them (CM-13). */
export interface ShippingReply extends PartlyRead {
  readonly shippingBundles: readonly ShippingBundle[];
  readonly shippingPolicies: readonly ShippingPolicy[];
}

export interface TransPolicyItem {
  readonly itemNo: ItemNo;
  /** The shipping policy of the seller, which determines the transport. */
  readonly transPolicyNo: string;
  readonly isSmileDelivery: boolean;
  readonly isFasterDelivery: boolean;
}

export interface TransPolicyRequest {
  /** Native app type; `None` in a browser. */
  readonly appType: string;
  readonly isSmileClub: boolean;
  readonly zipCode: string;
  readonly requests: readonly TransPolicyItem[];
}

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

/** Chosen delivery times of a browser tab, with their address. */
export interface KeptSlots {
  /** Number of the address; empty without one. */
  readonly addressNo: string;
  readonly slotKeys: readonly SlotKey[];
}
