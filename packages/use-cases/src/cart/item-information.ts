import { type BsdAnswer, bsdBanners, featuresOf, type ItemNo } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import {
  distinctUntilChanged,
  EMPTY,
  filter,
  forkJoin,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  startWith,
  switchMap,
  take,
  timer,
} from 'rxjs';
import { ask, askReported, effect, ignoringErrors, readOptional } from '../flow/ask.ts';
import type { Deps, Follower, UseCase } from '../flow/deps.ts';
import { answerEach, takeLastResOnly } from '../flow/flow.ts';
import { extrasRead } from '../session/event.ts';
import type { Session } from '../session/session.ts';

const itemNosOf = ({ cart: { units } }: Session): readonly ItemNo[] => [
  ...new Set(units.filter(({ unableOrderType: why }) => why !== 'UNREADABLE').map(({ item }) => item.itemNo)),
];

/** Emits the items of a loaded cart when its units change. */
const itemsOfUnits = ({ state, events }: Pick<Deps, 'state' | 'events'>): Observable<readonly ItemNo[]> =>
  events.pipe(
    startWith(undefined),
    filter(() => state().load === 'Loaded'),
    map(() => state().cart.units),
    distinctUntilChanged(),
    map(() => itemNosOf(state())),
  );

const areAllIn = (read: readonly ItemNo[], now: readonly ItemNo[]): boolean => now.every((no) => read.includes(no));

/** Reads data for the items of a loaded cart, and again when it has another item. Drops stale answers. */
const ofItems = <A>(deps: Deps, read: (itemNos: readonly ItemNo[]) => Observable<A>): Observable<A> =>
  itemsOfUnits(deps).pipe(distinctUntilChanged(areAllIn), takeLastResOnly(read));

/** Reports duplicate ids outside production. */
const reportDuplicateIds = answerEach('ReportDuplicateIds', ({ log, state }, { ids }) =>
  ids.length === 0 || state().environment.name === 'production'
    ? EMPTY
    : effect(() => log.report({ type: 'DuplicateIds', ids })),
);

/** Interval between checks for a starting or ending sale, in ms. */
const LOOK_MS = 60_000;

/** Returns the readable parts of the sale. Unreadable parts are missing. */
const readSale = ({ server, log }: Deps, itemNos: readonly ItemNo[]): Observable<BsdAnswer> =>
  itemNos.length === 0
    ? of({ tag: null, events: [] })
    : forkJoin([
        askReported(log, server.getBsdGlobalEventTag()),
        askReported(log, server.getBsdEvents({ itemNos })),
      ]).pipe(
        map(([tag, events]) => ({
          tag: E.isRight(tag) ? (tag.right.tag ?? null) : null,
          events: E.isRight(events) ? events.right.events : [],
        })),
      );

/** The banners of the sale now, for the items that are still in the cart. */
const bannersOf = ({ state, clock }: Deps, { tag, events }: BsdAnswer) => {
  const itemNos = itemNosOf(state());
  const there = events.filter(({ itemNo }) => itemNos.includes(itemNo));
  return bsdBanners({ tag, events: there }, state().cart.storefront, clock.now());
};

const readBsd: Follower = (deps) =>
  ofItems(deps, (itemNos) =>
    readSale(deps, itemNos).pipe(
      switchMap((answer) => merge(timer(0, LOOK_MS), itemsOfUnits(deps)).pipe(map(() => bannersOf(deps, answer)))),
    ),
  ).pipe(
    distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
    map((bsd) => extrasRead({ bsd })),
  );

const readBenefits: Follower = (deps) =>
  ofItems(deps, (itemNos) =>
    itemNos.length === 0
      ? of([])
      : askReported(deps.log, deps.server.getPurchaseBenefits({ itemNos })).pipe(
          map((answer) => (E.isRight(answer) ? answer.right.benefits : [])),
        ),
  ).pipe(map((benefits) => extrasRead({ benefits })));

const onceLoaded = ({ state, events }: Deps, holds: (cart: Session) => boolean): Observable<Session> =>
  events.pipe(
    startWith(undefined),
    map(() => state()),
    filter(({ load }) => load === 'Loaded'),
    take(1),
    filter(holds),
  );

const readHashedCguid: Follower = (deps) =>
  onceLoaded(deps, ({ cart: { storefront } }) => featuresOf(storefront).hashedGuestId).pipe(
    mergeMap(() => readOptional(deps, deps.server.getHashedCguid())),
    mergeMap(({ hashedCguid }) => (hashedCguid === undefined ? EMPTY : of(extrasRead({ hashedCguid })))),
  );

/** Checks the local checkout server. Other environments skip the check. */
const checkCheckoutServer: Follower = (deps) =>
  onceLoaded(deps, ({ environment }) => environment.name === 'local').pipe(
    mergeMap(() => ask(deps.server.checkHealth())),
    map((answer) => extrasRead({ isCheckoutHealthy: E.isRight(answer) })),
  );

/** Independent read-only features. A failure in one does not affect the others. */
export const information: UseCase = (deps) => (commands) =>
  merge(
    reportDuplicateIds(deps)(commands),
    ...[readBsd, readBenefits, readHashedCguid, checkCheckoutServer].map((follow) =>
      ignoringErrors(deps, follow(deps)),
    ),
  );
