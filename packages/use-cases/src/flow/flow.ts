import {
  AsyncSubject,
  concat,
  defer,
  EMPTY,
  exhaustMap,
  finalize,
  mergeMap,
  switchMap,
  type Observable,
  type OperatorFunction,
} from 'rxjs';

/** Drops later requests while one runs (CM-51, SendFirstReqOnly). */
export const sendFirstReqOnly = <A, B>(send: (value: A) => Observable<B>): OperatorFunction<A, B> => exhaustMap(send);

/** Drops the answer of an older request (CM-51, TakeLastResOnly). For reads only. */
export const takeLastResOnly = <A, B>(send: (value: A) => Observable<B>): OperatorFunction<A, B> => switchMap(send);

/** Applies `sendFirstReqOnly` per key. */
export const sendFirstReqOnlyPer =
  <A, K, B>(keyOf: (value: A) => K, send: (value: A) => Observable<B>): OperatorFunction<A, B> =>
  (source) =>
    defer(() => {
      const running = new Set<K>();
      const start = (key: K, value: A): Observable<B> => {
        running.add(key);
        return send(value).pipe(finalize(() => running.delete(key)));
      };
      return source.pipe(mergeMap((value) => (running.has(keyOf(value)) ? EMPTY : start(keyOf(value), value))));
    });

/** A queue that runs one task at a time, in order of subscription. */
export type OneAtATime = <A>(work: Observable<A>) => Observable<A>;

/** Creates a sequential queue. */
export const oneAtATime = (): OneAtATime => {
  let last: Observable<never> = EMPTY;
  return (work) =>
    defer(() => {
      const before = last;
      const ended = new AsyncSubject<never>();
      last = ended;
      return concat(before, work).pipe(finalize(() => ended.complete()));
    });
};
