import { evolve } from '../session/evolve.ts';
import type { CartEvent } from '../session/event.ts';
import { changeCart, type Session } from '../session/session.ts';
import type { Command } from '../session/command.ts';
import type { Transition } from '../session/event-log.ts';
import { catchError, map, merge, Observable, Subject, Subscription } from 'rxjs';
import type { Buffer } from '../flow/buffer.ts';
import { inTurn } from '../flow/in-turn.ts';
import type { Deps, Follower, Ports, UseCase } from '../deps/deps.ts';
import { loadCart } from '../load/load-cart.ts';
import { readCoupons } from '../load/read-coupons.ts';
import { resumeCart } from '../load/resume-cart.ts';
import { loadOffers } from '../offers/load-offers.ts';
import { refreshPrices } from '../prices/refresh-prices.ts';
import { rereading } from '../load/read-again.ts';
import { rememberSelection } from '../selection/remember-selection.ts';
import { select } from '../selection/select.ts';
import { switchTab } from '../selection/switch-tab.ts';
import { chunkUseCases } from './chunks.ts';
import { quietLog, unhandledIn } from './unhandled.ts';

const useCases: readonly UseCase[] = [resumeCart, loadCart, readCoupons, select, switchTab, ...chunkUseCases];
const followers: readonly Follower[] = [refreshPrices, loadOffers, rememberSelection];

/** One cart on one page: commands go in, events come out, and the state is a fold of the events. */
export interface CartSession {
  /** Every event in the order in which it was folded, with its state. Errors never come here: they are events. */
  readonly transitions: Observable<Transition>;
  readonly state: () => Session;
  /** Tells the shopper of an error that nobody handled, and reports it (ER-07). */
  readonly unhandled: (thrown: unknown) => void;
  /** Starts to listen; before it, and after `stop`, commands are lost. */
  readonly start: () => void;
  readonly stop: () => void;
}

/** A use case that breaks is told and reported, and begins anew; the others go on (ER-07). */
const unbroken = ({ unhandled }: Deps, events: Observable<CartEvent>): Observable<CartEvent> =>
  events.pipe(
    catchError((thrown: unknown, again) => {
      unhandled(thrown);
      return again;
    }),
  );

/** The one loop: Command → use case → Event → evolve. Each event is folded here and nowhere else, and what it leads to made ready to be priced. */
export const cartSession = (
  given: Ports,
  initial: Session,
  source: Pick<Buffer<Command>, 'subscribe'>,
): CartSession => {
  const commands = new Observable<Command>((out) => source.subscribe((command) => out.next(command)));
  const transitions = new Subject<Transition>();
  const events = transitions.pipe(map(({ event }) => event));
  let state = initial;
  const fold = (event: CartEvent): Transition => {
    state = changeCart(evolve(state, event), given.prices.ready);
    return { event, state };
  };
  const ports = { ...given, log: quietLog(given.log), state: () => state };
  const current = { ...ports, unhandled: unhandledIn(ports) };
  const reading = rereading(current);
  const deps: Deps = { ...current, events, readAgain: reading.readAgain };
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
      // the first change of a quantity waits less; whoever needs the chunk loads it again after a failure
      given.chunks.more().catch(() => undefined);
    },
    stop: () => running.unsubscribe(),
  };
};
