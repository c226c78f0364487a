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

/** While one request runs, later ones are dropped (CM-51, SendFirstReqOnly). */
export const sendFirstReqOnly = <A, B>(send: (value: A) => Observable<B>): OperatorFunction<A, B> => exhaustMap(send);

/** A newer request drops the answer of an older one (CM-51, TakeLastResOnly). For reads: they change nothing. */
export const takeLastResOnly = <A, B>(send: (value: A) => Observable<B>): OperatorFunction<A, B> => switchMap(send);

/** `sendFirstReqOnly` for each key apart: what one key waits for holds no other up (CM-51). */
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

/** Lets one piece of work go at a time: each begins when those before it have ended. */
export type OneAtATime = <A>(work: Observable<A>) => Observable<A>;

/** A turn for each piece of work, in the order in which they are subscribed to. */
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
