import type { Session } from '../session/session.ts';
import { featuresOf, type Extras } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import { EMPTY, filter, map, mergeMap, of, startWith, take, type Observable } from 'rxjs';
import type { Deps, Follower } from '../flow/deps.ts';
import { ask, askReported } from '../flow/ask.ts';

const read = (extras: Extras): CartEvent => ({ type: 'ExtrasRead', extras });

const onceLoaded = ({ state, events }: Deps, holds: (cart: Session) => boolean): Observable<Session> =>
  events.pipe(
    startWith(undefined),
    map(() => state()),
    filter(({ load }) => load === 'Loaded'),
    take(1),
    filter(holds),
  );

export const readHashedCguid: Follower = (deps) =>
  onceLoaded(deps, ({ cart: { storefront } }) => featuresOf(storefront).hashedGuestId).pipe(
    mergeMap(() => askReported(deps.log, deps.server.getHashedCguid())),
    mergeMap((answer) =>
      E.isRight(answer) && O.isSome(answer.right.hashedCguid)
        ? of(read({ hashedCguid: answer.right.hashedCguid.value }))
        : EMPTY,
    ),
  );

/** Checks the local checkout server. Other environments skip the check. */
export const checkCheckoutServer: Follower = (deps) =>
  onceLoaded(deps, ({ environment }) => environment.name === 'local').pipe(
    mergeMap(() => ask(deps.server.checkHealth())),
    map((answer) => read({ isCheckoutHealthy: E.isRight(answer) })),
  );
