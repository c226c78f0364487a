import type { RecommendRequest, ShownItems } from '@baguni/contract';
import {
  featuresOf,
  isSoldOut,
  nextList,
  type RecommendationKind,
  type Recommendations,
  recommendationsOf,
  seedsOf,
  signalUnits,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { distinct, EMPTY, ignoreElements, map, mergeMap, type Observable, of, switchMap } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { mergeUseCases, ofType, onceOpened } from '../flow/flow.ts';
import type { CartEvent } from '../session/event.ts';
import { shownList } from './shown-items.ts';

const read = (recommendations: Recommendations): CartEvent => ({ type: 'ExtrasRead', extras: { recommendations } });

const isApp = ({ state }: Deps): boolean => state().cart.storefront.app !== undefined;

const asked = ({ server }: Deps, kind: RecommendationKind, request: RecommendRequest) =>
  kind === 'Similar' ? server.recommendItems(request) : server.cartBt(request);

const listsOf = (
  deps: Deps,
  kind: RecommendationKind,
  request: RecommendRequest,
): Observable<Recommendations | undefined> =>
  askReported(deps.log, asked(deps, kind, request)).pipe(
    map((answer) => (E.isRight(answer) ? recommendationsOf(kind, answer.right.lists) : undefined)),
  );

/** Reads items bought together, or similar items if too few are known. */
const recommended: UseCase = (deps) => () =>
  onceOpened(deps).pipe(
    switchMap(() => {
      const request = { itemNos: seedsOf(deps.state().cart.units), isApp: isApp(deps) };
      if (request.itemNos.length === 0) return EMPTY;
      const found = listsOf(deps, 'BoughtTogether', request).pipe(
        switchMap((together) => (together ? of(together) : listsOf(deps, 'Similar', request))),
      );
      return found.pipe(mergeMap((lists) => (lists ? of(read(lists)) : EMPTY)));
    }),
  );

/** Returns the items to report, or none if no list is visible. */
const shownItems = (deps: Deps): ShownItems | undefined => {
  const list = shownList(deps.state());
  return list && { seedItemNo: list.seedItemNo, itemNos: list.items.map(({ itemNo }) => itemNo), isApp: isApp(deps) };
};

/** Reports each showing once as drawn and once as seen. Failures are silent. */
const reported: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('ReportRecommendations'),
    map(({ impression }) => ({ impression, now: deps.state().extras.recommendations })),
    distinct(({ impression, now }) => `${impression} ${now?.showing}`),
    mergeMap(({ impression, now }) => {
      const shown = now && shownItems(deps);
      if (!shown) return EMPTY;
      return askReported(deps.log, impression === 'Seen' ? deps.server.vimp(shown) : deps.server.imp(shown));
    }),
    ignoreElements(),
  );

const rotated: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('ShowNextRecommendations'),
    mergeMap(() => {
      const { recommendations } = deps.state().extras;
      return recommendations ? of(read(nextList(recommendations))) : EMPTY;
    }),
  );

/** Reads substitutes of sold-out items. */
const instead: UseCase = (deps) => () =>
  onceOpened(deps).pipe(
    switchMap(() => {
      const { units } = deps.state().cart;
      const itemNos = seedsOf(units.filter(isSoldOut));
      if (itemNos.length === 0) return EMPTY;
      return askReported(deps.log, deps.server.recommendItems({ itemNos, isApp: isApp(deps) })).pipe(
        mergeMap((answer): Observable<CartEvent> => {
          const lists = E.isRight(answer) ? answer.right.lists.filter(({ items }) => items.length > 0) : [];
          return lists.length > 0 ? of({ type: 'ExtrasRead', extras: { instead: lists } }) : EMPTY;
        }),
      );
    }),
  );

/** Reads price changes of the units, if the storefront reports them. */
const priceSignals: UseCase = (deps) => () =>
  onceOpened(deps).pipe(
    switchMap(() => {
      const { storefront, units } = deps.state().cart;
      const cartUnitIds = signalUnits(units);
      if (!featuresOf(storefront).priceSignals || cartUnitIds.length === 0) return EMPTY;
      return askReported(deps.log, deps.server.postSignalItems({ cartUnitIds })).pipe(
        mergeMap((answer): Observable<CartEvent> => {
          if (E.isLeft(answer) || answer.right.signals.length === 0) return EMPTY;
          return of({ type: 'ExtrasRead', extras: { signals: answer.right.signals } });
        }),
      );
    }),
  );

/** Reads, rotates and reports recommendations for the cart, and reads substitutes and price changes. */
export const recommendations: UseCase = mergeUseCases([recommended, rotated, reported, priceSignals, instead]);
