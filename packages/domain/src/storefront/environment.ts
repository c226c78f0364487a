import { won, type Won } from '../money/won.ts';
import type { EnvironmentName } from './storefront.ts';

/** From which amount SmileDelivery ships free, by buyer (SH-06, FG-03), in won. */
export interface FreeShippingThresholds {
  /** For buyers who are not in a club, in won. */
  readonly ordinary: Won;
  /** For members of the club, in won. */
  readonly club: Won;
  /** For members of the universe club, in won. */
  readonly universeClub: Won;
}

/** What the server says of itself before anything else (CM-43). */
export interface Environment {
  /** Which of the environments it is. */
  readonly name: EnvironmentName;
  /** From which amount SmileDelivery ships free, in won (SH-06). */
  readonly freeShippingThresholds: FreeShippingThresholds;
  /** The page shows after the first group of calls or after all (PG-20). */
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
