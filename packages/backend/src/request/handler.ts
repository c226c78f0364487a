import type { CallName, Calls, RequestOf, ResponseOf } from '@baguni/contract';
import type {
  ApiError,
  Device,
  EngineParts,
  Environment,
  Language,
  OverseaMarket,
  TxKey,
} from '@baguni/domain/internal';
import type { either as E } from 'fp-ts';
import type { Session } from '../store/owner.ts';
import type { Tx } from '../store/tx.ts';

export interface ReadDeps {
  readonly tx: Tx;
  readonly session: Session;
  readonly language: Language;
}

/** Receives page reports as untrusted text: errors (CM-40, CM-41) and activities (CM-42). */
export type TakeReport = (kind: 'Error' | 'Activity', untrusted: string) => void;

/** Everything that a handler may use. */
export interface Deps extends ReadDeps {
  /** Ms since 1970 UTC. */
  readonly now: number;
  readonly device: Device;
  readonly isApp: boolean;
  readonly environment: Environment;
  readonly overseas: OverseaMarket;
  readonly engine: EngineParts;
  /** Returns an unguessable, unique checkout key. */
  readonly newTxKey: () => TxKey;
  readonly report: TakeReport;
}

/** Answers one call with a reply, or with a refusal that takes back all that was written. */
export type Handler<Request, Reply> = (deps: Deps) => (request: Request) => Promise<E.Either<ApiError, Reply>>;

/** The handler of a call, with the types of its codecs. */
export type HandlerOf<Name extends CallName> = Handler<RequestOf<Calls[Name]>, ResponseOf<Calls[Name]>>;
