import { option as O } from 'fp-ts';
import {
  AsyncSubject,
  concat,
  defer,
  EMPTY,
  ignoreElements,
  mergeMap,
  timer,
  type Observable,
  type OperatorFunction,
} from 'rxjs';

/**
 * Serializes writes per key, because parallel writes carry the same version and would conflict (QT-06).
 * Only the newest waiting value is sent, once no other arrives for `pauseMs`. `isOvertaken` reports whether a newer
 * value waits.
 */
export const serializeLatestPer =
  <A, K, B>(
    keyOf: (value: A) => K,
    send: (value: A, isOvertaken: () => boolean) => Observable<B>,
    pauseMs = 0,
  ): OperatorFunction<A, B> =>
  (source) =>
    defer(() => {
      const waiting = new Map<K, O.Option<A>>();
      const pauses = new Map<K, Observable<unknown>>();
      const pause = (key: K): void => {
        if (pauseMs === 0) return;
        const ended = new AsyncSubject<unknown>();
        timer(pauseMs).subscribe(ended);
        pauses.set(key, ended);
      };
      /** Completes when the newest value of a key is `pauseMs` old. */
      const paused = (key: K): Observable<never> => {
        const newest = pauses.get(key);
        if (!newest) return EMPTY;
        return concat(
          newest.pipe(ignoreElements()),
          defer(() => (pauses.get(key) === newest ? EMPTY : paused(key))),
        );
      };
      const sendNext = (key: K, value: A): Observable<B> => {
        waiting.set(key, O.none);
        return concat(
          send(value, () => O.isSome(waiting.get(key) ?? O.none)),
          defer(() => paused(key)),
          defer(() => next(key)),
        );
      };
      const next = (key: K): Observable<B> => {
        const latest = waiting.get(key) ?? O.none;
        waiting.delete(key);
        pauses.delete(key);
        return O.isSome(latest) ? sendNext(key, latest.value) : EMPTY;
      };
      return source.pipe(
        mergeMap((value) => {
          const key = keyOf(value);
          pause(key);
          if (!waiting.has(key)) return sendNext(key, value);
          waiting.set(key, O.some(value));
          return EMPTY;
        }),
      );
    });
