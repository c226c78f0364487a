import type { Option } from 'fp-ts/Option';
import type { ShippingAddress } from '../../../entities/buyer/buyer.ts';
import type { ShippingBundle, ShippingPolicy } from '../../../entities/shipping/policy.ts';
import type { TransPolicy } from '../../../entities/shipping/delivery.ts';
import type { ItemNo } from '../../../money/ids.ts';
import type { Answer, PartlyRead, PriceRequest } from './answer.ts';

/** CM-13. */
export interface ShippingRequest {
  readonly countryCode: string;
  readonly requests: readonly PriceRequest[];
}

/** CM-13's answer. */
export interface ShippingReply extends PartlyRead {
  readonly shippingBundles: readonly ShippingBundle[];
  readonly shippingPolicies: readonly ShippingPolicy[];
}

/** An item of CM-15. */
export interface TransPolicyItem {
  readonly itemNo: ItemNo;
  /** The seller's shipping policy, which says how it travels. */
  readonly transPolicyNo: string;
  readonly isSmileDelivery: boolean;
  readonly isFasterDelivery: boolean;
}

/** CM-15. */
export interface TransPolicyRequest {
  readonly appType: string;
  readonly isSmileClub: boolean;
  readonly zipCode: string;
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
