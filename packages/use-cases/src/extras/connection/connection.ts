import type { CartEvent } from '../../session/event.ts';
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
import type { Deps, UseCase } from '../../deps/deps.ts';
import type { ExtrasPorts } from '../extras-ports.ts';

/** How long to wait before the cart is read once more, in ms: a connection that is back may not reach the shop yet. */
const AGAIN_MS = 3_000;

const shown = (isOffline: boolean): CartEvent => ({ type: 'ExtrasRead', extras: { isOffline } });

/** Reads the cart until it could be read: what has happened to it meanwhile is seen. Nothing is said of a read that failed. */
const readUntilRead = (deps: Deps): Observable<never> =>
  deps.readAgain.pipe(
    switchMap((read) =>
      E.isLeft(read) && read.left.kind === 'Network'
        ? timer(AGAIN_MS).pipe(switchMap(() => readUntilRead(deps)))
        : EMPTY,
    ),
    ignoreElements(),
  );

/** Whether there is a connection, now and whenever that changes. */
const changesOf = ({ isOnline, changes }: ExtrasPorts['connection']): Observable<boolean> =>
  new Observable<boolean>((heard) => changes((now) => heard.next(now))).pipe(
    startWith(isOnline()),
    distinctUntilChanged(),
  );

/** Says that there is no connection for as long as there is none; then the cart is read again before it is over (ER-02). */
export const connection =
  (ports: ExtrasPorts): UseCase =>
  (deps) =>
  () =>
    defer(() =>
      changesOf(ports.connection).pipe(
        switchMap((isOnline) => {
          if (!isOnline) return of(shown(true));
          return deps.state().extras.isOffline === true ? concat(readUntilRead(deps), of(shown(false))) : EMPTY;
        }),
      ),
    );
