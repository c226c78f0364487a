import type { Option } from 'fp-ts/Option';
import type { ShippingAddress } from '../../../entities/buyer/buyer.ts';
import type { ShippingBundle, ShippingPolicy } from '../../../entities/shipping/policy.ts';
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

/** The calls about shipping at home. */
export interface ShippingCalls {
  /** CM-13 */
  readonly getShipping: (request: ShippingRequest) => Answer<ShippingReply>;
  /** CM-20 */
  readonly getLatestShippingAddress: () => Answer<{ readonly latestShippingAddress: Option<ShippingAddress> }>;
}
