import type {
  ApiError,
  CartRead,
  CartEvent,
  CartServer,
  CartState,
  Clock,
  Command,
  IdempotencyKey,
  Log,
  Memory,
  OverseaMemory,
  Page,
  Shopper,
} from '@baguni/domain';
import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { HandleFailure } from './after-failure.ts';

/** What a cart session needs from outside. */
export interface Ports {
  readonly server: CartServer;
  readonly shopper: Shopper;
  readonly page: Page;
  readonly clock: Clock;
  readonly log: Log;
  readonly memory: Memory;
  /** A new key for a write that may have to be sent again (BL-8). */
  readonly newKey: () => IdempotencyKey;
  readonly overseaMemory: OverseaMemory;
}

/** What a use case sees: the ports, the cart as it is now, what has happened, and a way to have the cart read again. */
export interface Deps extends Ports {
  readonly state: () => CartState;
  /** Tells of what nobody handled, and reports it (ER-07). */
  readonly unhandled: (thrown: unknown) => void;
  /** The handling of failed calls, loaded when it is first asked for. */
  readonly handling: () => Promise<HandleFailure>;
  /** Every event of the session, after the state has taken it in. */
  readonly events: Observable<CartEvent>;
  /** Reads the whole cart again when subscribed to; answers once, when the state holds the newest read (QT-06). */
  readonly readAgain: Observable<Either<ApiError, CartRead>>;
}

/** What happens when the shopper acts: commands in, events out. */
export type UseCase = (deps: Deps) => (commands: Observable<Command>) => Observable<CartEvent>;

/** What happens because something else has happened: it follows the events of the session. */
export type Follower = (deps: Deps) => Observable<CartEvent>;
