import type { Session } from '../../session/session.ts';
import { featuresOf, type Extras } from '@baguni/domain';
import type { CartEvent } from '../../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import { EMPTY, filter, map, mergeMap, of, startWith, take, type Observable } from 'rxjs';
import type { Deps, Follower } from '../../deps/deps.ts';
import { ask, askReported } from '../../flow/ask.ts';

const read = (extras: Extras): CartEvent => ({ type: 'ExtrasRead', extras });

/** Once, when the cart has been loaded and something holds of it. */
const onceLoaded = ({ state, events }: Deps, holds: (cart: Session) => boolean): Observable<Session> =>
  events.pipe(
    startWith(undefined),
    map(() => state()),
    filter(({ load }) => load === 'Loaded'),
    take(1),
    filter(holds),
  );

/** Reads the guest's hashed id, in Korean only; a failure is silent and leaves none (CM-27, ER-08). */
export const readHashedCguid: Follower = (deps) =>
  onceLoaded(deps, ({ cart: { storefront } }) => featuresOf(storefront).hashedGuestId).pipe(
    mergeMap(() => askReported(deps.log, deps.server.getHashedCguid())),
    mergeMap((answer) =>
      E.isRight(answer) && O.isSome(answer.right.hashedCguid)
        ? of(read({ hashedCguid: answer.right.hashedCguid.value }))
        : EMPTY,
    ),
  );

/** Asks the checkout server of one's own machine whether it is there; nobody asks that of another environment's (CM-50). */
export const checkCheckoutServer: Follower = (deps) =>
  onceLoaded(deps, ({ environment }) => environment.name === 'local').pipe(
    mergeMap(() => ask(deps.server.checkHealth())),
    map((answer) => read({ isCheckoutHealthy: E.isRight(answer) })),
  );
