import type { ApiError, Device, EngineParts, Environment, Language, OverseaMarket, TxKey } from '@baguni/domain';
import type { either as E } from 'fp-ts';
import type { Session } from '../store/owner.ts';
import type { Tx } from '../store/tx.ts';

/** What reading a shopper's rows needs: the running transaction, who asks, and in which language. */
export interface ReadDeps {
  readonly tx: Tx;
  readonly session: Session;
  readonly language: Language;
}

/** Takes what a page reports, as text that nobody may trust: an error (CM-40, CM-41), or what its shopper has done (CM-42). */
export type TakeReport = (kind: 'Error' | 'Activity', untrusted: string) => void;

/** All that a handler may use: the running transaction, who asks, and the world as arguments. */
export interface Deps extends ReadDeps {
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  /** The device that asks, and whether the app does (CP-20). */
  readonly device: Device;
  readonly isApp: boolean;
  readonly environment: Environment;
  /** The terms on which the marketplace ships overseas (OV-01..OV-03). */
  readonly overseas: OverseaMarket;
  /** The engine that page and server run on (CK-19, EN-09). */
  readonly engine: EngineParts;
  /** Makes the key of a checkout: unguessable and never made before. */
  readonly newTxKey: () => TxKey;
  readonly report: TakeReport;
}

/** Answers one call with a reply, or with a refusal that takes back all that was written. */
export interface Handler<Request, Reply> {
  (deps: Deps): (request: Request) => Promise<E.Either<ApiError, Reply>>;
  /** Returns the part of a reply that a repeat of its request gets; all of it if missing. */
  readonly keptOf?: (reply: Reply) => Reply;
}
