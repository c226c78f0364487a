import type { GatewayMessage } from '@baguni/domain/gateway';
import type { Observable } from 'rxjs';
import type { CartState, NudgeMemory, RouteQuery } from '@baguni/domain';

/** What the parts around the cart need from outside besides. */
export interface ExtrasPorts {
  readonly nudges: NudgeMemory;
  /** What pages in gateways tell; of allowed origins alone (GW-03). */
  readonly gatewayMessages: Observable<GatewayMessage>;
  /** Whether the buyer may join the club by one click (CL-01). */
  readonly canJoinClub: (state: CartState) => boolean;
  /** With what the page was asked for (LS-07, LS-08). */
  readonly entry: Pick<RouteQuery, 'signalCartUnitId' | 'expressShop'>;
}
