import type { CartState, NudgeMemory, RouteQuery } from '@baguni/domain';

/** What the parts around the cart need from outside besides. */
export interface ExtrasPorts {
  readonly nudges: NudgeMemory;
  /** Whether the buyer may join the club by one click (CL-01). */
  readonly canJoinClub: (state: CartState) => boolean;
  /** With what the page was asked for (LS-07, LS-08). */
  readonly entry: Pick<RouteQuery, 'signalCartUnitId' | 'expressShop'>;
}
