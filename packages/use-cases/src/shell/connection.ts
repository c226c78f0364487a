import { extrasRead } from '../session/event.ts';
import { either as E } from 'fp-ts';
import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  ignoreElements,
  Observable,
  of,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import type { Deps, FeatureDeps, UseCase } from '../flow/deps.ts';

/** Retry interval in ms, because a restored connection may not reach the shop yet. */
const AGAIN_MS = 3_000;

/** Retries reading the cart until it succeeds. Failures are silent. */
const readUntilRead = (deps: Deps): Observable<never> =>
  deps.readAgain.pipe(
    switchMap((read) =>
      E.isLeft(read) && read.left.kind === 'Network'
        ? timer(AGAIN_MS).pipe(switchMap(() => readUntilRead(deps)))
        : EMPTY,
    ),
    ignoreElements(),
  );

const changesOf = ({ isOnline, changes }: FeatureDeps['connection']): Observable<boolean> =>
  new Observable<boolean>((heard) => changes((now) => heard.next(now))).pipe(
    startWith(isOnline()),
    distinctUntilChanged(),
  );

/** Shows the offline notice until the connection is back and the cart is reloaded. */
export const connection: UseCase<FeatureDeps> = (deps) => () =>
  defer(() =>
    changesOf(deps.connection).pipe(
      switchMap((isOnline) => {
        if (!isOnline) return of(extrasRead({ isOffline: true }));
        return deps.state().extras.isOffline === true
          ? concat(readUntilRead(deps), of(extrasRead({ isOffline: false })))
          : EMPTY;
      }),
    ),
  );
