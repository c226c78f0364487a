import { featuresOf, isOverseasLayer } from '@baguni/domain/internal';
import { evolve } from '../session/evolve.ts';
import type { CartEvent } from '../session/event.ts';
import { changeCart, type Session, type Transition } from '../session/session.ts';
import type { Command, CommandType } from '../session/command.ts';
import {
  catchError,
  map,
  merge,
  Observable,
  Subject,
  Subscription,
  concat,
  defer,
  EMPTY,
  filter,
  finalize,
  of,
  switchMap,
  take,
} from 'rxjs';
import { Buffer, inTurn, type Together } from '../flow/buffer.ts';
import type { Deps, Follower, Ports, UseCase, MoreUseCases, SessionChunks } from '../flow/deps.ts';
import { loadCart, resumeCart } from '../cart/load-cart.ts';
import { readCoupons } from '../coupons/read-coupons.ts';
import { broughtPrices } from '../flow/ask-priced.ts';
import { loadOffers, refreshPrices } from '../prices/refresh-prices.ts';
import { rereading } from '../cart/read-again.ts';
import { rememberSelection, select, switchTab } from '../cart/select.ts';
import { quietLog, unhandledIn } from './unhandled.ts';
import { patiently } from '../flow/late.ts';
import { reportThrown } from '../flow/thrown.ts';
import { openings } from '../flow/flow.ts';

const streamOf = <T>(buffer: Buffer<T>): Observable<T> =>
  new Observable<T>((out) => buffer.subscribe((value) => out.next(value)));

/** Starts a use case of a chunk. */
interface Start {
  readonly load: (chunks: SessionChunks) => Observable<UseCase>;
  /** Loads the use case with its first value. */
  readonly begin: (commands: Observable<Command>, deps: Deps) => Observable<unknown>;
  /** True if the use case also needs the events from before it loaded. */
  readonly keepsEvents: boolean;
  /** Follows if the use case did not load, or broke. Then everything starts again. */
  readonly failed: (deps: Deps, thrown: unknown) => Observable<CartEvent>;
}

/** Runs a use case once its chunk has loaded. Commands that arrive before wait in a buffer. */
const fromChunk =
  ({ load, begin, keepsEvents, failed }: Start): UseCase =>
  (deps) =>
  (commands) =>
    defer(() => {
      const [wanted, happened] = [new Buffer<Command>(), new Buffer<CartEvent>()];
      const filling = commands.subscribe(wanted.add);
      if (keepsEvents) filling.add(deps.events.subscribe(happened.add));
      const open = defer(() => {
        wanted.open();
        happened.open();
        return EMPTY;
      });
      const events = keepsEvents ? streamOf(happened) : deps.events;
      return begin(commands, deps).pipe(
        take(1),
        switchMap(() => load(deps.chunks)),
        switchMap((useCase) => merge(useCase({ ...deps, events })(streamOf(wanted)), open)),
        finalize(() => filling.unsubscribe()),
      );
    }).pipe(catchError((thrown: unknown, again) => concat(failed(deps, thrown), again)));

const told: Start['failed'] = ({ unhandled }, thrown) => {
  unhandled(thrown);
  return EMPTY;
};

/** Loads a use case with the first command that it handles. The shopper sees a failure, and the next command tries again. */
const onCommand = (types: readonly CommandType[], load: Start['load']): UseCase => {
  const start = fromChunk({ load, begin: (commands) => commands, keepsEvents: false, failed: told });
  const isHandled = (command: Command): boolean =>
    types.includes(command.type) && (command.type !== 'OpenSideLayer' || isOverseasLayer(command.layer));
  return (deps) => (commands) => start(deps)(commands.pipe(filter(isHandled)));
};

/** Starts a use case of the chunk `more` when the cart is open. After a failure the next opening tries again. */
const onOpening = (useCaseOf: (more: MoreUseCases) => UseCase, failed: Start['failed']): UseCase =>
  fromChunk({
    load: ({ more }) => patiently(more).pipe(map(useCaseOf)),
    begin: (_, deps) => openings(deps),
    keepsEvents: true,
    failed,
  });

/** Reports a failure; the cart works without the secondary features (LS-04). */
const reported: Start['failed'] = ({ log }, thrown) => {
  reportThrown(log, thrown);
  return EMPTY;
};

/** Overseas shipping costs are unknown without the code, so the page offers to try again (SH-05). */
const termsFailed: Start['failed'] = ({ state }) =>
  featuresOf(state().cart.storefront).overseaShipping
    ? of({ type: 'OverseaFailed', countryType: state().cart.destination.country })
    : EMPTY;

/** The use cases that load after the first view. */
const chunkUseCases: readonly UseCase[] = [
  onCommand(
    [
      'OpenCouponBox',
      'ChooseCoupon',
      'ApplyCouponBox',
      'CloseCouponBox',
      'DownloadCoupon',
      'FindBestCombination',
      'ApplyBestCombination',
      'StopBestCombination',
      'CloseBestCombination',
    ],
    ({ coupons }) => defer(coupons).pipe(map((chunk) => chunk.coupons)),
  ),
  onCommand(
    ['Order', 'Agree', 'RemoveCoupons', 'VerifyIdentity', 'SignIn', 'FixAll', 'SplitOrder', 'AddToCart', 'ClosePage'],
    ({ checkout }) => defer(checkout).pipe(map((chunk) => chunk.checkout)),
  ),
  onCommand(
    [
      'ChangeQuantity',
      'DeleteUnits',
      'DeleteSelected',
      'SaveEstimate',
      'ChangeCountry',
      'OpenSideLayer',
      'ReadCountries',
      'ReadOverseaTerms',
      'ChooseCompany',
      'ChooseCurrency',
      'GivePapers',
      'GiveIdImage',
    ],
    ({ more }) => defer(more).pipe(map((chunk) => chunk.changes)),
  ),
  onOpening(({ overseasTerms }) => overseasTerms, termsFailed),
  onOpening(({ extras }) => extras, reported),
];

const useCases: readonly UseCase[] = [resumeCart, loadCart, readCoupons, select, switchTab, ...chunkUseCases];
const followers: readonly Follower[] = [refreshPrices, loadOffers, rememberSelection];

export interface CartSession {
  /** All events in order, with their states. It never errors, because errors are events. */
  readonly transitions: Observable<Transition>;
  readonly state: () => Session;
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

/**
 * The event loop: Command → use case → Event → evolve. The only place that folds events.
 * @param together runs the delivery of an event and of all that follow from it, so that a page shows them at once
 */
export const cartSession = (
  given: Ports,
  initial: Session,
  source: Pick<Buffer<Command>, 'subscribe'>,
  together?: Together,
): CartSession => {
  const commands = new Observable<Command>((out) => source.subscribe((command) => out.next(command)));
  const transitions = new Subject<Transition>();
  const events = transitions.pipe(map(({ event }) => event));
  const ready = (session: Session): Session => changeCart(session, given.prices.ready);
  let state = ready(initial);
  let next = { event: undefined as CartEvent | undefined, from: state, to: state };
  // an event that a use case has looked at is often the next one
  const after = (event: CartEvent): Session => {
    if (next.event === event && next.from === state) return next.to;
    const evolved = evolve(state, event);
    next = { event, from: state, to: evolved.cart === state.cart ? evolved : ready(evolved) };
    return next.to;
  };
  const fold = (event: CartEvent): Transition => {
    state = after(event);
    return { event, state };
  };
  const ports = { ...given, log: quietLog(given.log), state: () => state };
  const current = { ...ports, unhandled: unhandledIn(ports), brought: broughtPrices() };
  const reading = rereading(current);
  const deps: Deps = { ...current, after, events, readAgain: reading.readAgain };
  const happening = merge(
    ...[
      reading.events,
      ...useCases.map((useCase) => useCase(deps)(commands)),
      ...followers.map((follow) => follow(deps)),
    ].map((stream) => unbroken(deps, stream)),
  ).pipe(map(fold));
  const tell = inTurn<Transition>((next) => transitions.next(next), together);
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
