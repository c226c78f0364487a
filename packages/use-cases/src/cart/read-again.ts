import { type ApiError, type CartRead, isUnknownOutcome } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { concat, defer, EMPTY, ignoreElements, Observable, of, Subject, switchMap, take, tap, timer } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import type { Deps, Ports } from '../flow/deps.ts';
import { takeLastResOnly } from '../flow/flow.ts';
import type { CartEvent } from '../session/event.ts';

/** Retry interval of a lost read, in ms. */
const LOST_READ_MS = 3_000;

type Read = E.Either<ApiError, CartRead>;

type Rereader = Ports & Pick<Deps, 'state' | 'brought'>;

/** Maximum rereads while the cart keeps changing. */
const MAX_READS = 3;

/** Reads the whole cart, unless a write has just brought it. Repeats a read that started before one of our writes finished, because it is stale. */
const readNewest = (deps: Rereader, readsLeft = MAX_READS): Observable<Read> => {
  const brought = deps.brought.takeCart(deps.state());
  if (brought) return of(E.right(brought));
  const { country } = deps.state().cart.destination;
  return askReported(deps.log, deps.server.getCart({ cartUnitIdList: [] })).pipe(
    switchMap((read) => {
      const now = deps.state();
      const isOld =
        E.isRight(read) && (read.right.cartVersion < now.cartVersion || country !== now.cart.destination.country);
      return isOld && readsLeft > 1 ? readNewest(deps, readsLeft - 1) : of(read);
    }),
  );
};

/** Serializes all reloads, so that a slow read never overwrites a newer quantity (QT-06). */
export const rereading = (deps: Rereader) => {
  const asked = new Subject<void>();
  const answers = new Subject<Read>();
  const readLater = timer(LOST_READ_MS).pipe(
    tap(() => asked.next()),
    ignoreElements(),
  );
  const events = asked.pipe(
    takeLastResOnly(() => readNewest(deps)),
    switchMap((read) =>
      concat(
        E.isLeft(read) ? EMPTY : of<CartEvent>({ type: 'CartReloaded', content: read.right }),
        defer(() => {
          answers.next(read);
          return E.isLeft(read) && isUnknownOutcome(read.left) ? readLater : EMPTY;
        }),
      ),
    ),
  );
  const readAgain = new Observable<Read>((out) => {
    const waiting = answers.pipe(take(1)).subscribe(out);
    asked.next();
    return waiting;
  });
  return { events, readAgain };
};
