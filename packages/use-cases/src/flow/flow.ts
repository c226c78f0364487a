import {
  defer,
  EMPTY,
  exhaustMap,
  filter,
  finalize,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  type OperatorFunction,
  switchMap,
  take,
  tap,
} from 'rxjs';
import type { Command, CommandOf, CommandType } from '../session/command.ts';
import type { CartEvent } from '../session/event.ts';
import type { Deps, UseCase } from './deps.ts';

export const ofType = <T extends CommandType>(type: T): OperatorFunction<Command, CommandOf<T>> =>
  filter((command: Command): command is CommandOf<T> => command.type === type);

/** Runs several use cases as one. */
export const mergeUseCases =
  <D = Deps>(useCases: readonly UseCase<D>[]): UseCase<D> =>
  (deps) =>
  (commands) =>
    merge(...useCases.map((useCase) => useCase(deps)(commands)));

/** Emits one event for each command of a type. */
export const eventFor =
  <T extends CommandType>(type: T, eventOf: (command: CommandOf<T>) => CartEvent): UseCase =>
  () =>
  (commands) =>
    commands.pipe(ofType(type), map(eventOf));

/** Acts on each command of a type, without an event. */
export const actOn =
  (type: CommandType, act: (deps: Deps) => void): UseCase =>
  (deps) =>
  (commands) =>
    commands.pipe(
      ofType(type),
      tap(() => act(deps)),
      ignoreElements(),
    );

/** Emits when the cart is opened, also again. */
export const openings = ({ events }: Pick<Deps, 'events'>): Observable<CartEvent> =>
  events.pipe(filter(({ type }) => type === 'CartOpened' || type === 'CartResumed'));

export const onceOpened = (deps: Pick<Deps, 'events'>): Observable<CartEvent> => openings(deps).pipe(take(1));

/** Drops later requests while one runs (CM-51, SendFirstReqOnly). */
export const sendFirstReqOnly = <A, B>(send: (value: A) => Observable<B>): OperatorFunction<A, B> => exhaustMap(send);

/** Sends a request for a command of a type, and drops further ones while it runs. */
export const sendFor =
  <T extends CommandType, D = Deps>(
    type: T,
    send: (deps: D, command: CommandOf<T>) => Observable<CartEvent>,
  ): UseCase<D> =>
  (deps) =>
  (commands) =>
    commands.pipe(
      ofType(type),
      sendFirstReqOnly((command) => send(deps, command)),
    );

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
