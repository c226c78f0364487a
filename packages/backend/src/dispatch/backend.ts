import type { CallName } from '@baguni/contract';
import type { Device, EngineParts, Environment, Language, OverseaMarket, TxKey } from '@baguni/domain';
import type { TakeReport } from '../request/handler.ts';
import type { Session } from '../store/owner.ts';
import type { Store } from '../store/store.ts';

/** What the handlers of a marketplace share between requests. */
export interface Backend {
  readonly store: Store;
  readonly environment: Environment;
  /** The terms on which the marketplace ships overseas (OV-01..OV-03). */
  readonly overseas: OverseaMarket;
  /** The engine that page and server run on (CK-19, EN-09). */
  readonly engine: EngineParts;
  /** Makes the key of a checkout: unguessable and never made before. */
  readonly newTxKey: () => TxKey;
  /** Logs what a page reports (CM-40, CM-42). */
  readonly report: TakeReport;
}

/** One incoming call. */
export interface Incoming {
  readonly call: CallName;
  readonly session: Session;
  /** Version of the rows that a read of the cart depends on, by which a server may cache its response. */
  readonly cartVersion?: string;
  /** The Idempotency-Key header; writes must have one (BL-8). */
  readonly idempotencyKey: string | null;
  readonly body: unknown;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  readonly language: Language;
  readonly device: Device;
  /** Whether the app asks. */
  readonly isApp: boolean;
}
