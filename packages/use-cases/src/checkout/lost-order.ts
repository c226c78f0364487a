import type { FoundOrder } from '@baguni/contract';
import {
  type ApiError,
  type IdempotencyKey,
  type MessageKey,
  mustSignInToOrder,
  type TxKey,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import {
  concat,
  concatMap,
  defer,
  exhaustMap,
  filter,
  ignoreElements,
  type Observable,
  of,
  Subject,
  switchMap,
  take,
  takeWhile,
  tap,
  timer,
} from 'rxjs';
import { alert, ask, askReported, effect, notify } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';
import type { CartEvent } from '../session/event.ts';
import { messageOf } from '../session/notices.ts';

/**
 * Creates the idempotency key of orders, without a sent order. It stays until the outcome is known, so that no order is
 * placed twice (CK-14).
 */
export const orderKey = ({ newKey }: Pick<Deps, 'newKey'>) => {
  let pending: IdempotencyKey | undefined;
  let isLost = false;
  const unknown = new Subject<void>();
  return {
    current: (): IdempotencyKey => (pending ??= newKey()),
    /** Replaces the key after the outcome is known. */
    renew: () => {
      pending = undefined;
      isLost = false;
    },
    /** Records a lost answer. The order may exist, even if a later attempt is refused. */
    markLost: () => {
      isLost = true;
    },
    isLost: () => isLost,
    /** Records that a look-up gave no outcome either, so that look-ups continue. */
    markUnknown: () => unknown.next(),
    /** Emits on each `markUnknown`. */
    unknown: unknown.asObservable(),
  };
};

/** The dependencies of a use case that places orders. */
export interface KeyDeps extends Deps {
  readonly key: ReturnType<typeof orderKey>;
}

/** Maximum look-ups right after a lost answer. */
const MAX_LOOKUPS = 3;
/** Interval between look-ups in ms. The order may still be in flight or in progress. */
const LOOKUP_INTERVAL_MS = 1_000;
/** Interval between background look-ups, in ms, and their total duration of ten minutes. */
const LATER_INTERVAL_MS = 5_000;
const MAX_LATER_LOOKUPS = 120;

/** Opens the order page. A visitor without a choice of guest checkout signs in first (CK-15). */
const leaveForOrder = ({ page, state }: Deps, key: TxKey): void =>
  mustSignInToOrder(state().cart.buyer) ? page.goToSignIn(key) : page.goToOrder(key);

export const goToOrder = (deps: Deps, txKey: TxKey): Observable<CartEvent> =>
  of<CartEvent>({ type: 'CheckoutCreated', txKey }).pipe(tap({ complete: () => leaveForOrder(deps, txKey) }));

type Lookup = E.Either<ApiError, FoundOrder>;

const isDecided = (lookup: Lookup): boolean =>
  E.isRight(lookup) && (lookup.right.fate === 'Opened' || lookup.right.fate === 'Refused');

/** Looks an order up until its outcome is known, and emits the last result. */
const lookUpOrder = (deps: KeyDeps, lookupsLeft = MAX_LOOKUPS): Observable<Lookup> =>
  askReported(deps.log, deps.server.findOrder({ idempotencyKey: deps.key.current() })).pipe(
    switchMap((lookup) => {
      if (isDecided(lookup) || lookupsLeft <= 1) return of(lookup);
      return timer(LOOKUP_INTERVAL_MS).pipe(switchMap(() => lookUpOrder(deps, lookupsLeft - 1)));
    }),
  );

/** Opens the order if it exists, otherwise continues. Renews the key once the outcome is known. */
const goToOrderOr = (deps: KeyDeps, lookup: Lookup, otherwise: () => Observable<CartEvent>): Observable<CartEvent> => {
  if (isDecided(lookup)) deps.key.renew();
  return E.isRight(lookup) && lookup.right.txKey !== undefined ? goToOrder(deps, lookup.right.txKey) : otherwise();
};

/** Continues after a refusal, unless an earlier attempt succeeded. A refusal covers one attempt only (CK-14). */
export const unlessOpened = (deps: KeyDeps, refused: () => Observable<CartEvent>): Observable<CartEvent> => {
  if (deps.key.isLost()) return lookUpOrder(deps, 1).pipe(switchMap((lookup) => goToOrderOr(deps, lookup, refused)));
  deps.key.renew();
  return refused();
};

const failCheckout = (deps: Deps, error: ApiError, code: MessageKey): Observable<CartEvent> =>
  concat(of<CartEvent>({ type: 'CheckoutFailed', error }), alert(deps.shopper, messageOf(code)));

/** The server has no such order or refused it. Reloads the cart, which may have changed. */
const failUnreceived = (deps: Deps, error: ApiError): Observable<CartEvent> =>
  concat(
    deps.readAgain.pipe(ignoreElements()),
    defer(() => failCheckout(deps, error, 'ORDER-NOT-RECEIVED')),
  );

/** The outcome is unknown: asks the shopper to wait and schedules look-ups. */
const failUnknown = (deps: KeyDeps, error: ApiError): Observable<CartEvent> =>
  concat(
    failCheckout(deps, error, 'ORDER-UNKNOWN'),
    effect(() => deps.key.markUnknown()),
  );

const isAnswered = (lookup: Lookup): boolean => E.isRight(lookup) && lookup.right.fate !== 'Running';

/** Looks an order up silently until an answer arrives. Pauses while the shopper orders. */
const lookUpLater = (deps: KeyDeps): Observable<Lookup> =>
  timer(LATER_INTERVAL_MS, LATER_INTERVAL_MS).pipe(
    take(MAX_LATER_LOOKUPS),
    takeWhile(() => deps.key.isLost()),
    filter(() => !deps.state().isOrdering),
    exhaustMap(() => ask(deps.server.findOrder({ idempotencyKey: deps.key.current() }))),
    filter((lookup) => isAnswered(lookup) && deps.key.isLost() && !deps.state().isOrdering),
    take(1),
  );

/** Follows an order with unknown outcome: opens it, or reports that it does not exist. */
export const followUnknownOrder = (deps: KeyDeps): Observable<CartEvent> =>
  deps.key.unknown.pipe(
    switchMap(() => lookUpLater(deps)),
    concatMap((lookup) =>
      goToOrderOr(deps, lookup, () =>
        concat(deps.readAgain.pipe(ignoreElements()), alert(deps.shopper, messageOf('ORDER-NOT-RECEIVED'))),
      ),
    ),
  );

/** Resolves an order with a lost answer: looks it up and opens it. The key stays until the outcome is known. */
export const afterLostOrder = (deps: KeyDeps, error: ApiError): Observable<CartEvent> => {
  deps.key.markLost();
  return concat(
    notify(deps.shopper, messageOf('ORDER-CHECKING')),
    lookUpOrder(deps).pipe(
      switchMap((lookup) =>
        goToOrderOr(deps, lookup, () =>
          E.isLeft(lookup) || lookup.right.fate === 'Running' ? failUnknown(deps, error) : failUnreceived(deps, error),
        ),
      ),
    ),
  );
};
