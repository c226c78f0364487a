import { evolve, type CartEvent, type CartState, type Command, type Transition } from '@baguni/domain';
import { catchError, map, merge, Observable, Subject, Subscription } from 'rxjs';
import type { CommandSource } from '../flow/command-subject.ts';
import { inTurn } from '../flow/in-turn.ts';
import type { Deps, Follower, Ports, UseCase } from '../deps/deps.ts';
import { resumeCart } from '../load/resume-cart.ts';
import { rereading } from '../load/read-again.ts';
import { rememberSelection } from '../selection/remember-selection.ts';
import { select } from '../selection/select.ts';
import { switchTab } from '../selection/switch-tab.ts';
import { afterStart } from './after-start.ts';
import { quietLog, unhandledIn } from './unhandled.ts';
import { useCoupons } from './use-coupons.ts';
import { useDeleting } from './use-deleting.ts';
import { useEstimate } from './use-estimate.ts';
import { useExtras } from './use-extras.ts';
import { useOrdering } from './use-ordering.ts';
import { followOverseas, useOverseas } from './use-overseas.ts';
import { useQuantity } from './use-quantity.ts';

const useCases: readonly UseCase[] = [
  resumeCart,
  select,
  switchTab,
  afterStart(
    ({ reading }) =>
      async () =>
        (await reading()).loadCart,
  ),
  afterStart(
    ({ reading }) =>
      async () =>
        (await reading()).readCoupons,
  ),
  afterStart(
    ({ reading }) =>
      async () =>
        (await reading()).refreshPrices,
  ),
  afterStart(
    ({ reading }) =>
      async () =>
        (await reading()).loadOffers,
  ),
  useCoupons,
  useOverseas,
  useQuantity,
  useDeleting,
  useOrdering,
  useEstimate,
  useExtras,
];
const followers: readonly Follower[] = [rememberSelection, followOverseas];

/** One cart on one page: commands go in, events come out, and the state is a fold of the events. */
export interface CartSession {
  /** Every event in the order in which it was folded, with its state. Errors never come here: they are events. */
  readonly transitions: Observable<Transition>;
  readonly state: () => CartState;
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

/** The commands of a source as a stream. */
const streamOf = (source: CommandSource): Observable<Command> =>
  new Observable<Command>((out) => source.subscribe((command) => out.next(command)));

/** The one loop: Command → use case → Event → evolve. Each event is folded here and nowhere else, and what it leads to made ready to be priced. */
export const cartSession = (given: Ports, initial: CartState, source: CommandSource): CartSession => {
  const commands = streamOf(source);
  const transitions = new Subject<Transition>();
  const events = transitions.pipe(map(({ event }) => event));
  let state = initial;
  const fold = (event: CartEvent): Transition => {
    state = given.prices.ready(evolve(state, event));
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
      // what is likely to be pressed first, and what follows a failure: by then the network may be gone. What does not come
      // now is asked for again by who needs it
      for (const part of [given.parts.failureHandler, given.parts.quantity]) part().catch(() => undefined);
    },
    stop: () => running.unsubscribe(),
  };
};
