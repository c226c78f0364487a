import type { Calls, Client } from '@baguni/contract';
import type { Session } from '../session/session.ts';
import type { GatewayMessage } from '@baguni/domain/gateway';
import type { ChangeCheck, RouteQuery } from '@baguni/domain';
import type { MemoMemory, NudgeMemory, SlotMemory } from '../ports/memories.ts';

/** Additional ports of the secondary features. */
export interface ExtrasPorts {
  readonly nudges: NudgeMemory;
  readonly memos: MemoMemory;
  readonly deliverySlots: Pick<Client<Calls>, 'getDeliverySlots'>;
  readonly options: Pick<Client<Calls>, 'getItemOptions' | 'changeOptions'>;
  readonly slotMemory: SlotMemory;
  readonly visits: Pick<Client<Calls>, 'noteVisit'>;
  readonly connection: {
    readonly isOnline: () => boolean;
    readonly changes: (hear: (isOnline: boolean) => void) => () => void;
  };
  readonly tabs: {
    readonly tell: (cartVersion: number) => void;
    readonly versions: (hear: (cartVersion: number) => void) => () => void;
  };
  readonly gatewayMessages: (hear: (message: GatewayMessage) => void) => () => void;
  /** Judges coupons before they are offered again, by the shared engine. */
  readonly judgeCoupons: ChangeCheck['coupons'];
  readonly canJoinClub: (state: Session) => boolean;
  /** The query parameters of the page (LS-07, LS-08). */
  readonly entry: Pick<RouteQuery, 'signalCartUnitId' | 'expressShop'>;
}
