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
import { answerEach, eventFor, mergeUseCases, whenOpened } from '../flow/flow.ts';
import { type CartEvent, extrasRead } from '../session/event.ts';

const told = (news: VisitNews | null): CartEvent => extrasRead({ news });

const newsRead = ({ state, log, server }: Deps): Observable<CartEvent> =>
  state().cart.units.length === 0
    ? of(told(null))
    : askReported(log, server.noteVisit()).pipe(
        mergeMap((answer) => {
          if (E.isLeft(answer)) return of(told(null));
          const { cheaper = [], ...news } = answer.right;
          return from([...(cheaper.length > 0 ? [extrasRead({ cheaper })] : []), told(hasNews(news) ? news : null)]);
        }),
      );

/** Reads the changes since the last visit once, with the merge result. A failure is silent. */
const news = whenOpened(newsRead);

const signal = whenOpened((deps: FeatureDeps) => {
  const { signalCartUnitId } = deps.entry;
  return signalCartUnitId === undefined ? EMPTY : visitUnit(deps, signalCartUnitId, 'Signal');
});

/** Opens the tab of the same-day shop that the address names, if the storefront has such shops (LS-08). */
const expressShop = whenOpened(({ entry, page, state }: FeatureDeps) => {
  const { storefront, tab } = state().cart;
  if (entry.expressShop === undefined || !featuresOf(storefront).expressShop) return [];
  const asked = extrasRead({ expressShop: entry.expressShop });
  if (tab === 'ExpressShop') return [asked];
  page.showTab('ExpressShop');
  return [{ type: 'TabSwitched', tab: 'ExpressShop' } as const, asked];
});

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
  eventFor('DismissNews', () => extrasRead({ news: null, merged: null })),
  signal,
  answerEach('VisitUnit', (deps, { cartUnitId, reason }) => visitUnit(deps, cartUnitId, reason ?? 'PriceChange')),
  expressShop,
]);
