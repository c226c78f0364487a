import type { Calls, Client, Refreshed } from '@baguni/contract';
import type {
  ApiError,
  CartUnitId,
  CartRead,
  ChangeCheck,
  EnginePrices,
  IdempotencyKey,
  Log,
  MessageKey,
  Price,
  PricedInputs,
  RouteQuery,
  GatewayMessage,
} from '@baguni/domain/internal';
import type { Either } from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Observable } from 'rxjs';
import type {
  CouponPromptMemory,
  MemoMemory,
  Memory,
  NudgeMemory,
  OverseaMemory,
  SlotMemory,
  TabMemory,
} from '../ports/memories.ts';
import type { Clock, Late, Page, Sharing } from '../ports/page.ts';
import type { Shopper } from '../ports/shopper.ts';
import type { Command } from '../session/command.ts';
import type { CartEvent } from '../session/event.ts';
import type { FailureOrigin } from '../session/next-step.ts';
import type { Reread } from '../session/failure-notices.ts';
import type { Session } from '../session/session.ts';

export interface Ports {
  readonly server: Client<Calls>;
  readonly shopper: Shopper;
  readonly page: Page;
  readonly clock: Clock;
  /** Prepares a state for pricing, as on the server. */
  readonly prices: EnginePrices;
  /** Prices a cart. Keeps recent prices, so that a page shares it between its session and its views. */
  readonly price: Price;
  readonly log: Log;
  readonly memory: Memory;
  readonly newKey: () => IdempotencyKey;
  readonly overseaMemory: OverseaMemory;
  /** Saves the session's events as a file for replay. */
  readonly saveSession: Task<void>;
  readonly couponPrompt: CouponPromptMemory;
  readonly chunks: SessionChunks;
}

/** Prices and cart from the answer to a write, and the cart that they belong to. */
export interface Brought {
  readonly inputs: PricedInputs;
  readonly country: string;
  readonly cartVersion: number;
  readonly reply: Refreshed;
}

/** Holds the prices and the cart of the last write until the page shows them. */
export interface BroughtPrices {
  readonly keep: (brought: Brought) => void;
  /** Returns the prices once, if they are of exactly this cart. */
  readonly take: (session: Session) => Refreshed | undefined;
  /** Returns the cart to the use case of the write, which reloads at once; later reloads need a newer one. */
  readonly takeCart: (session: Session) => CartRead | undefined;
}

/** The dependencies of a use case: ports, current state, past events and a reload function. */
export interface Deps extends Ports {
  readonly state: () => Session;
  /** Returns the session as it would be after an event. */
  readonly after: (event: CartEvent) => Session;
  /** Reports an unhandled error and shows it to the shopper (ER-07). */
  readonly unhandled: (thrown: unknown) => void;
  readonly events: Observable<CartEvent>;
  /** Reloads the cart when subscribed to. Emits once, after the state contains the newest read (QT-06). */
  readonly readAgain: Observable<Either<ApiError, CartRead>>;
  readonly brought: BroughtPrices;
}

/** Context of a failed call. */
export interface FailureFacts {
  readonly origin?: FailureOrigin;
  /** Fallback message if neither the error nor the failure rules provide one. */
  readonly otherwise?: MessageKey;
  /** Shown as a toast instead of the default reaction. */
  readonly inPassing?: MessageKey;
  /** The result of a reload after the failure, or undefined if none was attempted. */
  readonly reread?: Reread | undefined;
}

/** Ports of the failure handler. */
export type FailurePorts = Pick<Deps, 'page' | 'shopper' | 'log' | 'state' | 'unhandled' | 'readAgain'>;

/** Turns commands into events. */
export type UseCase<D = Deps> = (deps: D) => (commands: Observable<Command>) => Observable<CartEvent>;

export type Follower = (deps: Deps) => Observable<CartEvent>;

/** The use cases of a session that load after the first view, by chunk. */
export interface SessionChunks {
  readonly more: Late<MoreUseCases>;
  /** Ordering with its rules (CK-01). */
  readonly checkout: Late<{ readonly checkout: UseCase }>;
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
  readonly handleFailure: (ports: FailurePorts, error: ApiError, facts?: FailureFacts) => Observable<never>;
}

/** An action that waits until its shopper signs in again. */
export interface LostAction {
  /** Mark of the shopper whose session was lost. */
  readonly shopper: string;
  readonly selected: readonly CartUnitId[];
  readonly command?: Command;
  /** True once the shopper was asked to sign in. */
  readonly isAsked: boolean;
}

/** Memory of a browser tab for a lost session. Never fails; unreadable data are ignored. */
/** The dependencies of a use case of a secondary feature. */
export interface FeatureDeps extends Deps {
  readonly nudges: NudgeMemory;
  readonly memos: MemoMemory;
  readonly slotMemory: SlotMemory;
  readonly connection: {
    readonly isOnline: () => boolean;
    readonly changes: (hear: (isOnline: boolean) => void) => () => void;
  };
  readonly tabs: {
    readonly tell: (cartVersion: number) => void;
    readonly versions: (hear: (cartVersion: number) => void) => () => void;
  };
  readonly gatewayMessages: (hear: (message: GatewayMessage) => void) => () => void;
  readonly sharing: Sharing;
  /** Judges coupons before they are offered again, by the shared engine. */
  readonly judgeCoupons: ChangeCheck['coupons'];
  readonly canJoinClub: (state: Session) => boolean;
  /** The shopper whose cart this page shows, and the action that waits after their session was lost. */
  readonly lostSession: TabMemory<LostAction | undefined> & {
    /** Returns a mark of the shopper, or undefined until it is known. */
    readonly mark: () => string | undefined;
    /** Calls `hear` if a call was refused because it belongs to another session. */
    readonly onLost: (hear: () => void) => () => void;
    readonly send: (command: Command) => void;
    /** Hides the page and loads it again. */
    readonly reload: () => void;
  };
  /** The query parameters of the page (LS-07, LS-08). */
  readonly entry: Pick<RouteQuery, 'signalCartUnitId' | 'expressShop'>;
}
