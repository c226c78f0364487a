import { won, type Won } from '../money/won.ts';
import type { EnvironmentName } from './storefront.ts';

/** SmileDelivery free-shipping thresholds by buyer, in won. */
export interface FreeShippingThresholds {
  /** Buyers outside the clubs, in won. */
  readonly ordinary: Won;
  readonly club: Won;
  readonly universeClub: Won;
}

/** Server configuration, read before everything else. */
export interface Environment {
  readonly name: EnvironmentName;
  readonly freeShippingThresholds: FreeShippingThresholds;
  /** Shows the page after the first group of calls or after all. */
  readonly showsPageAfter: 'FirstGroup' | 'All';
}

/** The thresholds before the server has sent them. */
export const plainThresholds: FreeShippingThresholds = {
  ordinary: won(15_000),
  club: won(15_000),
  universeClub: won(15_000),
};

/** The environment before the server has sent it. */
export const unknownEnvironment: Environment = {
  name: 'local',
  freeShippingThresholds: plainThresholds,
  showsPageAfter: 'FirstGroup',
};
