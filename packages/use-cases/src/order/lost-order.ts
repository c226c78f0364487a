import { mustSignInToOrder, type ApiError, type FoundOrder, type MessageKey, type TxKey } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import {
  concat,
  concatMap,
  defer,
  exhaustMap,
  filter,
  ignoreElements,
  of,
  switchMap,
  take,
  takeWhile,
  tap,
  timer,
  type Observable,
} from 'rxjs';
import { alert, ask, askReported, effect, notify } from '../flow/ask.ts';
import type { Deps } from '../deps/deps.ts';
import { messageOf } from '../flow/errors.ts';
import type { OrderKey } from './order-key.ts';

/** How often an order is looked up at most after its answer was lost. */
const MAX_LOOKUPS = 3;
/** How long to wait between two look-ups, in ms: the order may still be on its way, or being processed. */
const LOOKUP_INTERVAL_MS = 1_000;
/** How long to wait between two look-ups once the shopper knows that nothing is known, in ms; and for how long: ten minutes. */
const LATER_INTERVAL_MS = 5_000;
const MAX_LATER_LOOKUPS = 120;

/** Goes to the order page; first to the sign-in page for a visitor who has not chosen to order as a non-member (CK-15). */
const leaveForOrder = ({ page, state }: Deps, key: TxKey): void =>
  mustSignInToOrder(state().cart.buyer) ? page.goToSignIn(key) : page.goToOrder(key);

/** Leads to an order that was opened (CK-13). */
export const goToOrder = (deps: Deps, txKey: TxKey): Observable<CartEvent> =>
  of<CartEvent>({ type: 'CheckoutCreated', txKey }).pipe(tap({ complete: () => leaveForOrder(deps, txKey) }));

type Lookup = Either<ApiError, FoundOrder>;

const isDecided = (lookup: Lookup): boolean =>
  E.isRight(lookup) && (lookup.right.fate === 'Opened' || lookup.right.fate === 'Refused');

/** Looks an order up until its outcome is known, and answers the last look-up. */
const lookUpOrder = (deps: Deps, key: OrderKey, lookupsLeft = MAX_LOOKUPS): Observable<Lookup> =>
  askReported(deps.log, deps.server.findOrder({ idempotencyKey: key.current() })).pipe(
    switchMap((lookup) => {
      if (isDecided(lookup) || lookupsLeft <= 1) return of(lookup);
      return timer(LOOKUP_INTERVAL_MS).pipe(switchMap(() => lookUpOrder(deps, key, lookupsLeft - 1)));
    }),
  );

/** Goes to the order if it was opened; otherwise goes on. The key is renewed once the outcome of its order is known. */
const goToOrderOr = (
  deps: Deps,
  key: OrderKey,
  lookup: Lookup,
  otherwise: () => Observable<CartEvent>,
): Observable<CartEvent> => {
  if (isDecided(lookup)) key.renew();
  return E.isRight(lookup) && O.isSome(lookup.right.txKey) ? goToOrder(deps, lookup.right.txKey.value) : otherwise();
};

/**
 * Goes on after a refusal, unless an earlier attempt of the same order was opened after all: a refusal answers one
 * attempt only (CK-14).
 */
export const unlessOpened = (
  deps: Deps,
  key: OrderKey,
  refused: () => Observable<CartEvent>,
): Observable<CartEvent> => {
  if (key.isLost())
    return lookUpOrder(deps, key, 1).pipe(switchMap((lookup) => goToOrderOr(deps, key, lookup, refused)));
  key.renew();
  return refused();
};

const failCheckout = (deps: Deps, error: ApiError, code: MessageKey): Observable<CartEvent> =>
  concat(of<CartEvent>({ type: 'CheckoutFailed', error }), alert(deps.shopper, messageOf(code)));

/** The server has no such order, or refused it. The cart is read again as well: it may have changed (CK-19). */
const failUnreceived = (deps: Deps, error: ApiError): Observable<CartEvent> =>
  concat(
    deps.readAgain.pipe(ignoreElements()),
    defer(() => failCheckout(deps, error, 'ORDER-NOT-RECEIVED')),
  );

/** Nobody answers, or the order is still being worked on: it is looked up later, and the shopper told to wait. */
const failUnknown = (deps: Deps, key: OrderKey, error: ApiError): Observable<CartEvent> =>
  concat(
    failCheckout(deps, error, 'ORDER-UNKNOWN'),
    effect(() => key.markUnknown()),
  );

const isAnswered = (lookup: Lookup): boolean => E.isRight(lookup) && lookup.right.fate !== 'Running';

/** Looks an order up without a word until somebody answers; none while the shopper orders, which asks the same. */
const lookUpLater = (deps: Deps, key: OrderKey): Observable<Lookup> =>
  timer(LATER_INTERVAL_MS, LATER_INTERVAL_MS).pipe(
    take(MAX_LATER_LOOKUPS),
    takeWhile(() => key.isLost()),
    filter(() => !deps.state().isOrdering),
    exhaustMap(() => ask(deps.server.findOrder({ idempotencyKey: key.current() }))),
    filter((lookup) => isAnswered(lookup) && key.isLost() && !deps.state().isOrdering),
    take(1),
  );

/**
 * Follows an order of which nothing could be said, e.g. because the connection is gone: once it is there again the page
 * goes to the order, or says that there is none. Nobody has to order again to find out (CK-13, CK-16).
 */
export const followUnknownOrder = (deps: Deps, key: OrderKey): Observable<CartEvent> =>
  key.unknown.pipe(
    switchMap(() => lookUpLater(deps, key)),
    concatMap((lookup) =>
      goToOrderOr(deps, key, lookup, () =>
        concat(deps.readAgain.pipe(ignoreElements()), alert(deps.shopper, messageOf('ORDER-NOT-RECEIVED'))),
      ),
    ),
  );

/**
 * An order whose answer was lost may have been opened: a toast says that this is being checked, the order is looked up by
 * its key, and the page goes to it if it exists (CK-13, CK-16). The key stays while the outcome is unknown: sent again, it
 * is the same order.
 */
export const afterLostOrder = (deps: Deps, key: OrderKey, error: ApiError): Observable<CartEvent> => {
  key.markLost();
  return concat(
    notify(deps.shopper, messageOf('ORDER-CHECKING')),
    lookUpOrder(deps, key).pipe(
      switchMap((lookup) =>
        goToOrderOr(deps, key, lookup, () =>
          E.isLeft(lookup) || lookup.right.fate === 'Running'
            ? failUnknown(deps, key, error)
            : failUnreceived(deps, error),
        ),
      ),
    ),
  );
};
