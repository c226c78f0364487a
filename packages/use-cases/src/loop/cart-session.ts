import { createPricer } from '@baguni/domain/internal';
import { evolve } from '../session/evolve.ts';
import type { CartEvent } from '../session/event.ts';
import { changeCart, type Session, type Transition } from '../session/session.ts';
import type { Command } from '../session/command.ts';
import { catchError, map, merge, Observable, Subject, Subscription } from 'rxjs';
import { type Buffer, inTurn } from '../flow/buffer.ts';
import type { Deps, Follower, Ports, UseCase } from '../flow/deps.ts';
import { loadCart, resumeCart } from '../cart/load-cart.ts';
import { readCoupons } from '../coupons/read-coupons.ts';
import { broughtPrices } from '../flow/ask-priced.ts';
import { loadOffers, refreshPrices } from '../prices/refresh-prices.ts';
import { rereading } from '../cart/read-again.ts';
import { rememberSelection, select, switchTab } from '../cart/select.ts';
import { chunkUseCases } from './chunks.ts';
import { quietLog, unhandledIn } from './unhandled.ts';

const useCases: readonly UseCase[] = [resumeCart, loadCart, readCoupons, select, switchTab, ...chunkUseCases];
const followers: readonly Follower[] = [refreshPrices, loadOffers, rememberSelection];

export interface CartSession {
  /** All events in order, with their states. It never errors, because errors are events. */
  readonly transitions: Observable<Transition>;
  readonly state: () => Session;
  /** Shows an unhandled error and reports it. */
  readonly unhandled: (thrown: unknown) => void;
  /** Starts the session. Commands before it and after `stop` are lost. */
  readonly start: () => void;
  readonly stop: () => void;
}

/** Reports a use case that throws and restarts it. The others continue. */
const unbroken = ({ unhandled }: Deps, events: Observable<CartEvent>): Observable<CartEvent> =>
  events.pipe(
    catchError((thrown: unknown, again) => {
      unhandled(thrown);
      return again;
    }),
  );

/** The event loop: Command → use case → Event → evolve. The only place that folds events. */
export const cartSession = (
  given: Ports,
  initial: Session,
  source: Pick<Buffer<Command>, 'subscribe'>,
): CartSession => {
  const commands = new Observable<Command>((out) => source.subscribe((command) => out.next(command)));
  const transitions = new Subject<Transition>();
  const events = transitions.pipe(map(({ event }) => event));
  const ready = (session: Session): Session => changeCart(session, given.prices.ready);
  let state = ready(initial);
  const after = (event: CartEvent): Session => {
    const evolved = evolve(state, event);
    return evolved.cart === state.cart ? evolved : ready(evolved);
  };
  const fold = (event: CartEvent): Transition => {
    state = after(event);
    return { event, state };
  };
  const ports = { ...given, log: quietLog(given.log), state: () => state };
  const current = { ...ports, unhandled: unhandledIn(ports), brought: broughtPrices() };
  const reading = rereading(current);
  const deps: Deps = { ...current, after, events, readAgain: reading.readAgain, price: createPricer().price };
  const happening = merge(
    ...[
      reading.events,
      ...useCases.map((useCase) => useCase(deps)(commands)),
      ...followers.map((follow) => follow(deps)),
    ].map((stream) => unbroken(deps, stream)),
  ).pipe(map(fold));
  const tell = inTurn<Transition>((next) => transitions.next(next));
  let running = Subscription.EMPTY;
  return {
    transitions: transitions.asObservable(),
    state: () => state,
    unhandled: deps.unhandled,
    start: () => {
      running.unsubscribe();
      running = happening.subscribe(tell);
      // the first change of a quantity waits less; after a failure the next use loads the chunk again
      given.chunks.more().catch(() => undefined);
    },
    stop: () => running.unsubscribe(),
  };
};
