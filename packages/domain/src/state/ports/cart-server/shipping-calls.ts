import type { Option } from 'fp-ts/Option';
import type { ShippingAddress } from '../../../entities/buyer/buyer.ts';
import type { ShippingBundle, ShippingPolicy } from '../../../entities/shipping/policy.ts';
import type { Answer, PartlyRead, PriceRequest } from './answer.ts';

/** The calls about shipping at home. */
export interface ShippingCalls {
  /** CM-13 */
  readonly getShipping: (request: {
    readonly countryCode: string;
    readonly requests: readonly PriceRequest[];
  }) => Answer<
    {
      readonly shippingBundles: readonly ShippingBundle[];
      readonly shippingPolicies: readonly ShippingPolicy[];
    } & PartlyRead
  >;
  /** CM-20 */
  readonly getLatestShippingAddress: () => Answer<{ readonly latestShippingAddress: Option<ShippingAddress> }>;
}
