import type { CallName } from '@baguni/contract';
import type { Device, EngineParts, Environment, Language, OverseaMarket, TxKey } from '@baguni/domain';
import type { TakeReport } from '../request/handler.ts';
import type { Session } from '../store/owner.ts';
import type { Store } from '../store/store.ts';

export interface Backend {
  readonly store: Store;
  readonly environment: Environment;
  readonly overseas: OverseaMarket;
  readonly engine: EngineParts;
  /** Returns an unguessable, unique checkout key. */
  readonly newTxKey: () => TxKey;
  readonly report: TakeReport;
}

export interface Incoming {
  readonly call: CallName;
  readonly session: Session;
  /** Version of the rows that a read of the cart depends on, by which a server may cache its response. */
  readonly cartVersion?: string;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
  /** Ms since 1970 UTC. */
  readonly now: number;
  readonly language: Language;
  readonly device: Device;
  readonly isApp: boolean;
}
