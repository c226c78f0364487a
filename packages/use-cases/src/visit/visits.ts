import { featuresOf, hasNews, type VisitNews } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import {
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  mergeMap,
  Observable,
  of,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import { visitUnit } from '../cart/find-unit.ts';
import { askReported } from '../flow/ask.ts';
import type { Deps, FeatureDeps, UseCase } from '../flow/deps.ts';
import { eventFor, mergeUseCases, ofType, onceOpened } from '../flow/flow.ts';
import type { CartEvent } from '../session/event.ts';

const told = (news: VisitNews | null): CartEvent => ({ type: 'ExtrasRead', extras: { news } });

const newsRead = ({ state, log, server }: Deps): Observable<CartEvent> =>
  state().cart.units.length === 0
    ? of(told(null))
    : askReported(log, server.noteVisit()).pipe(
        mergeMap((answer) => {
          if (E.isLeft(answer)) return of(told(null));
          const { cheaper = [], ...news } = answer.right;
          const read: CartEvent = { type: 'ExtrasRead', extras: { cheaper } };
          return from([...(cheaper.length > 0 ? [read] : []), told(hasNews(news) ? news : null)]);
        }),
      );

/** Reads the changes since the last visit once, with the merge result. A failure is silent. */
const news: UseCase = (deps) => () => onceOpened(deps).pipe(switchMap(() => newsRead(deps)));

const scrolling: UseCase<FeatureDeps> = (deps) => (commands) => {
  const { signalCartUnitId } = deps.entry;
  return merge(
    onceOpened(deps).pipe(
      switchMap(() => (signalCartUnitId === undefined ? EMPTY : visitUnit(deps, signalCartUnitId, 'Signal'))),
    ),
    commands.pipe(
      ofType('VisitUnit'),
      mergeMap(({ cartUnitId, reason }) => visitUnit(deps, cartUnitId, reason ?? 'PriceChange')),
    ),
  );
};

/** Opens the tab of the same-day shop that the address names, if the storefront has such shops (LS-08). */
const expressShop: UseCase<FeatureDeps> = (deps) => () =>
  onceOpened(deps).pipe(
    switchMap((): Observable<CartEvent> => {
      const request = deps.entry.expressShop;
      if (request === undefined || !featuresOf(deps.state().cart.storefront).expressShop) return EMPTY;
      const asked: CartEvent = { type: 'ExtrasRead', extras: { expressShop: request } };
      if (deps.state().cart.tab === 'ExpressShop') return from([asked]);
      deps.page.showTab('ExpressShop');
      return from([{ type: 'TabSwitched', tab: 'ExpressShop' } as const, asked]);
    }),
  );

/**
 * Synchronizes tabs: each announces its version, and reloads if another is newer. Announcing the loaded version ends
 * the exchange.
 */
const tabs: UseCase<FeatureDeps> = (deps) => () => {
  const { tell, versions } = deps.tabs;
  const shown = (): number => deps.state().cartVersion;
  const telling = defer(() => deps.events.pipe(startWith(undefined), map(shown), distinctUntilChanged(), tap(tell)));
  const hearing = new Observable<number>((heard) => versions((version) => heard.next(version))).pipe(
    filter((version) => version > shown()),
    switchMap(() => deps.readAgain),
  );
  return merge(telling, hearing).pipe(ignoreElements());
};

/** Opens the place that the address names, shows changes since the last visit, and keeps browser tabs equal. */
export const visits = mergeUseCases<FeatureDeps>([
  tabs,
  news,
  eventFor('DismissNews', () => ({ type: 'ExtrasRead', extras: { news: null, merged: null } })),
  scrolling,
  expressShop,
]);
