import type { Session } from '../../session/session.ts';
import { isUnknownOutcome, productOf, type ApiError, type Removal } from '@baguni/domain';
import type { CartEvent } from '../../session/event.ts';
import { either as E, readonlyArray as A } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import {
  concat,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  from,
  ignoreElements,
  map,
  merge,
  NEVER,
  of,
  startWith,
  switchMap,
  takeWhile,
  timer,
  toArray,
  type Observable,
} from 'rxjs';
import type { Deps, UseCase } from '../../deps/deps.ts';
import { handleFailure } from '../../failure/handle-failure.ts';
import { alert, notify } from '../../flow/ask.ts';
import { messageOf } from '../../flow/errors.ts';
import { ofType } from '../../flow/of-type.ts';
import { putBack, selectedAgain, type NotReturned, type Returned } from './bring-back.ts';
import { couponsAgain, lostCoupons, withReturned } from './coupons-again.ts';

/** How long a deletion can be undone, in ms; longer while the shopper is at the notice (WA-11). */
const UNDO_MS = 6000;

const offering = (removal: Removal | null): CartEvent => ({ type: 'ExtrasRead', extras: { removal } });

/** What can be undone now. */
const undoable = ({ extras: { removal } }: Session): Removal | undefined =>
  removal && !removal.isUndoing ? removal : undefined;

type Tried = Either<NotReturned, Returned>;

/** The server was not there to say yes or no: the next unit would fare no better. */
const isUnanswered = (tried: Tried): tried is E.Left<NotReturned> =>
  E.isLeft(tried) && isUnknownOutcome(tried.left.error);

/** What could not be brought back is told once, by name; that all is back in passing (ER-08). */
const report = (
  deps: Deps,
  removal: Removal,
  refused: readonly NotReturned[],
  returned: readonly Returned[],
): Observable<never> =>
  defer(() => {
    const coupons = lostCoupons(deps, removal.coupons, returned).map(({ couponName }) => couponName);
    const products = refused.map(({ unit }) => productOf(unit));
    const left: readonly Observable<never>[] = [
      ...(coupons.length > 0
        ? [
            alert(deps.shopper, {
              type: 'Message',
              code: 'REMOVAL-LEFT-COUPONS',
              params: { coupons: coupons.join(', ') },
            }),
          ]
        : []),
      ...(products.length > 0
        ? [alert(deps.shopper, { type: 'Message', code: 'REMOVAL-LEFT', params: { products: products.join(', ') } })]
        : []),
    ];
    return left.length > 0
      ? concat(...left)
      : notify(deps.shopper, messageOf(removal.isInCart ? 'COUPONS-AGAIN' : 'REMOVAL-UNDONE'));
  });

/** The notice goes; where the server did not answer it stays with what is still to come back. A newer deletion has its own. */
const closeNotice = (deps: Deps, rest: Removal): Observable<CartEvent> =>
  defer(() => (deps.state().extras.removal?.isUndoing ? of(offering(rest.units.length > 0 ? rest : null)) : EMPTY));

const afterTrying = (deps: Deps, removal: Removal, tried: readonly Tried[]): Observable<CartEvent> => {
  const { left, right: returned } = A.separate(tried);
  const error: ApiError | undefined = tried.find(isUnanswered)?.left.error;
  const refused = left.filter((one) => one.error !== error);
  const rest = removal.units.slice(error === undefined ? tried.length : tried.length - 1);
  return concat(
    returned.length > 0 ? deps.readAgain.pipe(ignoreElements()) : EMPTY,
    defer(() => selectedAgain(deps, removal.selected, returned)),
    couponsAgain(deps, removal.coupons, returned),
    closeNotice(deps, { ...removal, units: rest, coupons: withReturned(removal.coupons, returned) }),
    error && returned.length + refused.length === 0 ? EMPTY : report(deps, removal, refused, returned),
    error ? handleFailure(deps, error, { otherwise: 'REMOVAL-UNDO-FAILED' }) : EMPTY,
  );
};

const bringBack = (deps: Deps, removal: Removal): Observable<CartEvent> =>
  concat(
    of(offering({ ...removal, isUndoing: true })),
    from(removal.units).pipe(
      // one after another: each changes the cart that the next is judged by
      concatMap((unit) =>
        removal.isInCart ? of(E.right({ unit, cartUnitId: unit.cartUnitId })) : putBack(deps, unit, removal.order),
      ),
      takeWhile((tried) => !isUnanswered(tried), true),
      toArray(),
      switchMap((tried) => afterTrying(deps, removal, tried)),
    ),
  );

/** The offer ends 6 s after it was made, or after the shopper has left it. */
const ended: UseCase = (deps) => (commands) =>
  deps.events.pipe(
    map(() => undoable(deps.state())),
    distinctUntilChanged(),
    switchMap((removal) =>
      removal === undefined
        ? EMPTY
        : commands.pipe(
            ofType('HoldRemoval'),
            map(({ isHeld }) => isHeld),
            startWith(false),
            switchMap((isHeld) => (isHeld ? NEVER : timer(UNDO_MS))),
            map(() => offering(null)),
          ),
    ),
  );

const dismissed: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('DismissRemoval'),
    concatMap(() => (undoable(deps.state()) ? of(offering(null)) : EMPTY)),
  );

/**
 * Brings back what was just deleted, over the calls that put units in and apply coupons: rules and stock hold, and what they
 * refuse is told (DL-03, CM-06, CM-07). Only the newest deletion can be undone.
 */
export const undoRemoval: UseCase = (deps) => (commands) =>
  merge(
    ended(deps)(commands),
    dismissed(deps)(commands),
    commands.pipe(
      ofType('UndoRemoval'),
      map(() => undoable(deps.state())),
      // a later deletion that is undone meanwhile waits its turn
      concatMap((removal) => (removal ? bringBack(deps, removal) : EMPTY)),
    ),
  );
