import type { Removal } from '@baguni/contract';
import { idsOf, isUnknownOutcome, listNames, productOf, type ApiError } from '@baguni/domain/internal';
import { either as E, readonlyArray as A } from 'fp-ts';
import {
  concat,
  type Observable,
  of,
  switchMap,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  from,
  ignoreElements,
  map,
  merge,
  NEVER,
  startWith,
  takeWhile,
  timer,
  toArray,
} from 'rxjs';
import { askPriced } from '../flow/ask-priced.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { handleFailure, readFirst } from '../flow/handle-failure.ts';
import { type CartEvent, extrasRead } from '../session/event.ts';
import type { Session } from '../session/session.ts';
import { replaceAppliedCoupons } from '../coupons/apply-coupons.ts';
import { alert, notify } from '../flow/ask.ts';
import { messageOf } from '../session/notices.ts';
import { answerEach, ofType } from '../flow/flow.ts';
import {
  couponsAgain,
  lostCoupons,
  type NotReturned,
  putBack,
  type Returned,
  selectedAgain,
  withoutSaved,
  withReturned,
} from './bring-back.ts';

const offering = (removal: Removal | null): CartEvent => extrasRead({ removal });

/** Removes a unit that was added a moment ago, with its undo notice. */
const undoAddition = (deps: Deps, removal: Removal): Observable<CartEvent> => {
  const ids = idsOf(removal.units);
  const closed = offering(null);
  return concat(
    of(offering({ ...removal, isUndoing: true })),
    askPriced(
      deps,
      deps.server.removeCartUnits,
      { cartUnitIds: ids, deleteCauseType: 'Buyer' as const },
      { removed: ids },
    ).pipe(
      switchMap((answer) =>
        E.isRight(answer)
          ? of<CartEvent[]>(
              {
                type: 'UnitsDeleted',
                cartUnitIds: answer.right.removedCartUnitIds,
                cartVersion: answer.right.cartVersion,
              },
              closed,
            )
          : concat(
              of(closed),
              readFirst(deps, answer.left, (reread) =>
                handleFailure(deps, answer.left, { otherwise: 'DELETE-FAILED', reread }),
              ),
            ),
      ),
    ),
  );
};

/** Time to undo a deletion, in ms. It restarts after the shopper leaves the notice (WA-11). */
const UNDO_MS = 6000;

const undoable = ({ extras: { removal } }: Session): Removal | undefined =>
  removal && !removal.isUndoing ? removal : undefined;

type Tried = E.Either<NotReturned, Returned>;

/** The server did not respond, so further attempts are pointless. */
const isUnanswered = (tried: Tried): tried is E.Left<NotReturned> =>
  E.isLeft(tried) && isUnknownOutcome(tried.left.error);

const doneCode = ({ kind }: Removal) => {
  if (kind === 'CouponsCancelled') return 'COUPONS-AGAIN';
  return kind === 'Saved' ? 'MOVED-TO-CART' : 'REMOVAL-UNDONE';
};

/** Names units that were not restored in one alert, or confirms full success in a toast. */
const report = (
  deps: Deps,
  removal: Removal,
  refused: readonly NotReturned[],
  returned: readonly Returned[],
): Observable<never> =>
  defer(() => {
    const { language } = deps.state().cart.storefront;
    const coupons = lostCoupons(deps, removal.coupons, returned).map(({ couponName }) => couponName);
    const products = refused.map(({ unit }) => productOf(unit));
    const left = [
      ...(coupons.length > 0 ? [messageOf('REMOVAL-LEFT-COUPONS', { coupons: listNames(coupons, language) })] : []),
      ...(products.length > 0 ? [messageOf('REMOVAL-LEFT', { products: listNames(products, language) })] : []),
    ];
    return left.length > 0
      ? concat(...left.map((notice) => alert(deps.shopper, notice)))
      : notify(deps.shopper, messageOf(doneCode(removal)));
  });

/**
 * Closes the notice, or keeps the unrestored units if the server did not respond. A newer deletion has a separate
 * notice.
 */
const closeNotice = (deps: Deps, rest: Removal): Observable<CartEvent> =>
  defer(() => (deps.state().extras.removal?.isUndoing ? of(offering(rest.units.length > 0 ? rest : null)) : EMPTY));

const afterTrying = (deps: Deps, removal: Removal, tried: readonly Tried[]): Observable<CartEvent> => {
  const { left, right: returned } = A.separate(tried);
  const error: ApiError | undefined = tried.find(isUnanswered)?.left.error;
  const refused = left.filter((one) => one.error !== error);
  const rest = removal.units.slice(error === undefined ? tried.length : tried.length - 1);
  return concat(
    removal.kind === 'Saved' ? withoutSaved(deps, idsOf(returned.map(({ unit }) => unit))) : EMPTY,
    returned.length > 0 ? deps.readAgain.pipe(ignoreElements()) : EMPTY,
    defer(() => selectedAgain(deps, removal.selected, returned)),
    couponsAgain(deps, removal.coupons, returned),
    closeNotice(deps, { ...removal, units: rest, coupons: withReturned(removal.coupons, returned) }),
    error && returned.length + refused.length === 0 ? EMPTY : report(deps, removal, refused, returned),
    error
      ? handleFailure(deps, error, { otherwise: removal.kind === 'Saved' ? 'ADD-FAILED' : 'REMOVAL-UNDO-FAILED' })
      : EMPTY,
  );
};

const bringBack = (deps: Deps, removal: Removal): Observable<CartEvent> =>
  concat(
    of(offering({ ...removal, isUndoing: true })),
    from(removal.units).pipe(
      // sequential, because each restored unit changes the cart for the next
      concatMap((unit) =>
        removal.kind === 'CouponsCancelled'
          ? of(E.right({ unit, cartUnitId: unit.cartUnitId }))
          : putBack(deps, unit, {
              order: removal.order ?? [],
              selects: removal.selected.includes(unit.cartUnitId),
              isSaved: removal.kind === 'Saved',
            }),
      ),
      takeWhile((tried) => !isUnanswered(tried), true),
      toArray(),
      switchMap((tried) => afterTrying(deps, removal, tried)),
    ),
  );

/** Applies the coupons from before the best combination again, in one call. */
const undoReplacement = (deps: Deps, removal: Removal): Observable<CartEvent> =>
  concat(
    of(offering({ ...removal, isUndoing: true })),
    replaceAppliedCoupons(deps, removal.coupons, {
      done: offering(null),
      failed: offering(null),
      ...(removal.coupons.length > 0 ? { notice: messageOf('COUPONS-AGAIN') } : {}),
    }),
  );

const undo = (deps: Deps, removal: Removal): Observable<CartEvent> => {
  if (removal.kind === 'Added') return undoAddition(deps, removal);
  return removal.kind === 'CouponsReplaced' ? undoReplacement(deps, removal) : bringBack(deps, removal);
};

/** The offer ends 6 s after its start or after the last interaction. */
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

const dismissed = answerEach('DismissRemoval', ({ state }) => (undoable(state()) ? [offering(null)] : []));

/** Restores the newest deletion with ordinary add and coupon calls, or moves saved units back. Refusals are shown. */
export const undoRemoval: UseCase = (deps) => (commands) =>
  merge(
    ended(deps)(commands),
    dismissed(deps)(commands),
    commands.pipe(
      ofType('UndoRemoval'),
      map(() => undoable(deps.state())),
      concatMap((removal) => (removal ? undo(deps, removal) : EMPTY)),
    ),
  );
