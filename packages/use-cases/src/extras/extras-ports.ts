import type { Session } from '../session/session.ts';
import type { GatewayMessage } from '@baguni/domain/gateway';
import type { ChangeCheck, RouteQuery } from '@baguni/domain';
import type { DeliverySlotServer, SlotMemory } from '../ports/delivery-slots.ts';
import type { MemoMemory } from '../ports/memo-memory.ts';
import type { NudgeMemory } from '../ports/nudge-memory.ts';
import type { OptionServer } from '../ports/item-options.ts';
import type { VisitServer } from '../ports/visit-server.ts';

/** What the parts around the cart need from outside besides. */
export interface ExtrasPorts {
  readonly nudges: NudgeMemory;
  readonly memos: MemoMemory;
  readonly deliverySlots: DeliverySlotServer;
  readonly options: OptionServer;
  readonly slotMemory: SlotMemory;
  readonly visits: VisitServer;
  readonly connection: {
    readonly isOnline: () => boolean;
    /** Tells whenever the connection goes or comes; answers what stops it. */
    readonly changes: (hear: (isOnline: boolean) => void) => () => void;
  };
  /** Other tabs with a cart: is told the version of ours; tells theirs, and answers what stops it (QT-06). */
  readonly tabs: {
    readonly tell: (cartVersion: number) => void;
    readonly versions: (hear: (cartVersion: number) => void) => () => void;
  };
  /** Tells what pages in gateways say, of allowed origins alone; answers what stops it (GW-03). */
  readonly gatewayMessages: (hear: (message: GatewayMessage) => void) => () => void;
  /** How coupons are judged before they are offered again: by the engine of page and server (EN-09). */
  readonly judgeCoupons: ChangeCheck['coupons'];
  /** Whether the buyer may join the club by one click (CL-01). */
  readonly canJoinClub: (state: Session) => boolean;
  /** With what the page was asked for (LS-07, LS-08). */
  readonly entry: Pick<RouteQuery, 'signalCartUnitId' | 'expressShop'>;
}
