import type { Won } from '../money/won.ts';
import type { EnvironmentName } from './storefront.ts';

/** From which amount SmileDelivery ships free, by buyer (SH-06, FG-03), in won. */
export interface FreeShippingThresholds {
  readonly ordinary: Won;
  readonly club: Won;
  readonly universeClub: Won;
}

/** What the server says of itself before anything else (CM-43). */
export interface Environment {
  readonly name: EnvironmentName;
  readonly freeShippingThresholds: FreeShippingThresholds;
  /** The page shows after the first group of calls or after all (PG-20). */
  readonly showsPageAfter: 'FirstGroup' | 'All';
}
