import {
  defer,
  EMPTY,
  exhaustMap,
  filter,
  finalize,
  from,
  merge,
  mergeMap,
  type Observable,
  type ObservableInput,
  type OperatorFunction,
  switchMap,
  take,
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

/** Emits when the cart is opened, also again. */
export const openings = ({ events }: Pick<Deps, 'events'>): Observable<CartEvent> =>
  events.pipe(filter(({ type }) => type === 'CartOpened' || type === 'CartResumed'));

export const onceOpened = (deps: Pick<Deps, 'events'>): Observable<CartEvent> => openings(deps).pipe(take(1));

/** Acts once, when the cart is opened. */
export const whenOpened =
  <D extends Deps>(act: (deps: D) => ObservableInput<CartEvent>): UseCase<D> =>
  (deps) =>
  () =>
    onceOpened(deps).pipe(switchMap(() => act(deps)));

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

type Answer<T extends CommandType, D> = (deps: D, command: CommandOf<T>) => ObservableInput<CartEvent>;

const answerWith =
  (flatten: <A, B>(answer: (value: A) => Observable<B>) => OperatorFunction<A, B>) =>
  <T extends CommandType, D = Deps>(type: T, answer: Answer<T, D>): UseCase<D> =>
  (deps) =>
  (commands) =>
    commands.pipe(
      ofType(type),
      flatten((command) => from(answer(deps, command))),
    );

/** Answers each command of a type. */
export const answerEach = answerWith(mergeMap);

/** Sends a request for a command of a type, and drops further ones while it runs. */
export const sendFor = answerWith(sendFirstReqOnly);

/** Sends a request for each command of a type, and drops the answer of an older one. For reads only. */
export const readFor = answerWith(takeLastResOnly);

/** Applies `sendFor` per key. */
export const sendPerKey =
  <T extends CommandType, D = Deps>(
    type: T,
    keyOf: (command: CommandOf<T>) => unknown,
    send: (deps: D, command: CommandOf<T>) => Observable<CartEvent>,
  ): UseCase<D> =>
  (deps) =>
  (commands) =>
    commands.pipe(
      ofType(type),
      sendFirstReqOnlyPer(keyOf, (command) => send(deps, command)),
    );

/** Emits one event for each command of a type. */
export const eventFor = <T extends CommandType>(type: T, eventOf: (command: CommandOf<T>) => CartEvent): UseCase =>
  answerEach(type, (_, command) => [eventOf(command)]);

/** Acts on each command of a type, without an event. */
export const actOn = (type: CommandType, act: (deps: Deps) => void): UseCase =>
  answerEach(type, (deps) => {
    act(deps);
    return EMPTY;
  });
