import type { ApiError, CartRead, CartServer, EnginePrices, IdempotencyKey, Log, MessageKey } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { Session } from '../session/session.ts';
import type { Clock } from '../ports/clock.ts';
import type { Command } from '../session/command.ts';
import type { CouponPromptMemory } from '../ports/coupon-prompt-memory.ts';
import type { FailureOrigin } from '../errors/step.ts';
import type { Late } from '../ports/late.ts';
import type { Memory } from '../ports/memory.ts';
import type { OverseaMemory } from '../ports/oversea-memory.ts';
import type { Page } from '../ports/page.ts';
import type { Reread } from '../errors/reread.ts';
import type { Shopper } from '../ports/shopper.ts';
import type { Either } from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Observable } from 'rxjs';

/** What a cart session needs from outside. */
export interface Ports {
  readonly server: CartServer;
  readonly shopper: Shopper;
  readonly page: Page;
  readonly clock: Clock;
  /** How a State is made ready to be priced: the server’s (EN-09). */
  readonly prices: EnginePrices;
  readonly log: Log;
  readonly memory: Memory;
  /** A new key for a write that may have to be sent again (BL-8). */
  readonly newKey: () => IdempotencyKey;
  readonly overseaMemory: OverseaMemory;
  /** Saves the session's events as a file of the shopper's, to be replayed. */
  readonly saveSession: Task<void>;
  readonly couponPrompt: CouponPromptMemory;
  readonly chunks: SessionChunks;
}

/** What a use case sees: the ports, the cart as it is now, what has happened, and a way to have the cart read again. */
export interface Deps extends Ports {
  readonly state: () => Session;
  /** Tells of what nobody handled, and reports it (ER-07). */
  readonly unhandled: (thrown: unknown) => void;
  /** Every event of the session, after the state has taken it in. */
  readonly events: Observable<CartEvent>;
  /** Reads the whole cart again when subscribed to; answers once, when the state holds the newest read (QT-06). */
  readonly readAgain: Observable<Either<ApiError, CartRead>>;
}

/** What is known of a failure besides its error. */
export interface FailureFacts {
  /** Default: the shopper acted. */
  readonly origin?: FailureOrigin;
  /** The message where neither the error nor the failure rules have one. */
  readonly otherwise?: MessageKey;
  /** Shown as a toast, instead of what the failure asks for. */
  readonly inPassing?: MessageKey;
  /** Whether the cart was read again since; undefined: nobody tried. */
  readonly reread?: Reread | undefined;
}

/** What a failure needs to be followed up. */
export type FailurePorts = Pick<Deps, 'page' | 'shopper' | 'log' | 'state' | 'unhandled' | 'readAgain'>;

/** What happens when the shopper acts: commands in, events out. */
export type UseCase = (deps: Deps) => (commands: Observable<Command>) => Observable<CartEvent>;

/** What happens because something else has happened: it follows the events of the session. */
export type Follower = (deps: Deps) => Observable<CartEvent>;

/** The use cases of a session that load after the first view, by chunk. */
export interface SessionChunks {
  readonly more: Late<MoreUseCases>;
  /** Ordering with its rules (CK-01). */
  readonly checkout: Late<{ readonly checkout: UseCase }>;
  /** The coupon box and the best combination (CP-09, CP-19). */
  readonly coupons: Late<{ readonly coupons: UseCase }>;
}

/** The use cases of the chunk that holds everything else. */
export interface MoreUseCases {
  /** Handles changes of quantities and of shipping overseas, deletions, and estimates. */
  readonly changes: UseCase;
  /** Reads the overseas terms of an open cart and keeps them current (OV-01). */
  readonly overseasTerms: UseCase;
  /** Everything around the cart (LS-04). */
  readonly extras: UseCase;
}
