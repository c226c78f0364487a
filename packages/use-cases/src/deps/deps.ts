import type {
  ApiError,
  CartEvent,
  CartRead,
  CartServer,
  CartState,
  Clock,
  CombinationSearch,
  Command,
  EngineOffers,
  EnginePrices,
  FailureOrigin,
  IdempotencyKey,
  InitialCart,
  Late,
  LoadPlan,
  Log,
  Memory,
  MessageKey,
  OverseaMemory,
  Page,
  Reread,
  Shopper,
} from '@baguni/domain';
import type { Either } from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Observable } from 'rxjs';
import type { LoadedCart, Loading } from './loading.ts';

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
  /** What is loaded late. */
  readonly parts: SessionParts;
}

/** What a use case sees: the ports, the cart as it is now, what has happened, and a way to have the cart read again. */
export interface Deps extends Ports {
  readonly state: () => CartState;
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

/** Follows the next step after a failed call; it emits nothing. */
export type FailureHandler = (ports: FailurePorts, error: ApiError, facts: FailureFacts) => Observable<never>;

/** What happens when the shopper acts: commands in, events out. */
export type UseCase = (deps: Deps) => (commands: Observable<Command>) => Observable<CartEvent>;

/** What happens because something else has happened: it follows the events of the session. */
export type Follower = (deps: Deps) => Observable<CartEvent>;

/** What of a session is loaded late: a cart is seen, priced and selected without it. */
export interface SessionParts {
  /** What asks the server for a cart, and for all that is shown with it (LS-01..04, SE-03). */
  readonly reading: Late<ReadingPart>;
  /** What changes quantities (QT-03). */
  readonly quantity: Late<UseCase>;
  /** What deletes (DL-01). */
  readonly deleting: Late<UseCase>;
  /** What orders, with all its rules (CK-01). */
  readonly ordering: Late<UseCase>;
  /** All about coupons, when the shopper acts (CP-09). */
  readonly coupons: Late<UseCase>;
  /** What searches for the best combination beside the page; it fails where nothing can (CP-19). */
  readonly combinationSearch: Late<CombinationSearch>;
  /** The search for the best combination (CP-19). */
  readonly bestCombination: Late<EngineOffers>;
  /** Shipping overseas, when the shopper acts, and what follows a cart overseas (OV-01). */
  readonly overseas: Late<OverseasPart>;
  /** The third group of calls (LS-04). */
  readonly offers: Late<OffersPart>;
  /** Saves an estimate (ES-05). */
  readonly estimate: Late<UseCase>;
  /** What is around the cart (LS-04). */
  readonly extras: Late<UseCase>;
  /** What follows a failed call (ER-03). */
  readonly failureHandler: Late<FailureHandler>;
  /** What carries out the plan of a read (LS-01). */
  readonly carryOutPlan: Late<(deps: Deps, first: InitialCart) => Loading<LoadedCart>>;
}

/** What asks the server for a cart, and for all that is shown with it. */
export interface ReadingPart {
  readonly loadCart: UseCase;
  readonly readCoupons: UseCase;
  readonly refreshPrices: UseCase;
  readonly loadOffers: UseCase;
  /** Opens a cart that is drawn anew, changed as its plan says. */
  readonly resumeAsPlanned: (deps: Deps, plan: LoadPlan) => Observable<CartEvent>;
  /** Emits when a read that failed is to be made again; never where the server has refused it. */
  readonly timeToReadOn: (error: ApiError) => Observable<unknown>;
}

/** Shipping overseas. */
export interface OverseasPart {
  readonly oversea: UseCase;
  readonly followOverseas: Follower;
}

/** What the marketplace offers. */
export interface OffersPart {
  readonly offers: Follower;
  /** The same without what a first view has read already. */
  readonly offersBeyond: Follower;
}
