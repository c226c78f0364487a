import type { ApiError, CartRead } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { concat, defer, EMPTY, Observable, of, Subject, switchMap, take } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import type { Deps, Ports } from '../deps/deps.ts';
import { takeLastResOnly } from '../flow/flow.ts';
import { timeToReadOn } from './time-to-read-on.ts';

type Read = Either<ApiError, CartRead>;

/** Maximum rereads while the cart keeps changing. */
const MAX_READS = 3;

/** The reading stream and the way to ask it. */
export interface Rereading {
  readonly events: Observable<CartEvent>;
  readonly readAgain: Observable<Read>;
}

/**
 * Reads the whole cart. A read that left before one of our own writes was answered shows an older cart than ours, or
 * where it shipped to before: then it is read again.
 */
const readNewest = (deps: Ports & Pick<Deps, 'state'>, readsLeft = MAX_READS): Observable<Read> => {
  const {
    cart: { shippingCountry },
  } = deps.state();
  return askReported(deps.log, deps.server.getCart({ cartUnitIdList: [] })).pipe(
    switchMap((read) => {
      const now = deps.state();
      const isOld =
        E.isRight(read) && (read.right.cartVersion < now.cartVersion || shippingCountry !== now.cart.shippingCountry);
      return isOld && readsLeft > 1 ? readNewest(deps, readsLeft - 1) : of(read);
    }),
  );
};

/**
 * Reading again is one stream for the whole cart, last overall: a slow read asked for by unit A never overwrites unit
 * B's newer quantity (QT-06). Whoever asked while an older read was under way is answered by the newest one. Who asked for
 * one that was lost is told so, and the page reads on until it shows the server's cart.
 */
export const rereading = (deps: Ports & Pick<Deps, 'state'>): Rereading => {
  const asked = new Subject<void>();
  const answers = new Subject<Read>();
  const eventsOf = (read: Read): Observable<CartEvent> =>
    E.isLeft(read) ? EMPTY : of({ type: 'CartReloaded', content: read.right });
  const answered = (read: Read): Observable<never> => {
    answers.next(read);
    return E.isLeft(read) ? readOn(read.left) : EMPTY;
  };
  const readOn = (error: ApiError): Observable<never> =>
    timeToReadOn(error).pipe(
      switchMap(() => {
        asked.next();
        return EMPTY;
      }),
    );
  const events = asked.pipe(
    takeLastResOnly(() => readNewest(deps)),
    switchMap((read) =>
      concat(
        eventsOf(read),
        defer(() => answered(read)),
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
