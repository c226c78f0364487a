import type { RecommendRequest, ShownItems } from '@baguni/contract';
import { nextList, recommendationsOf, seedsOf, type RecommendationKind, type Recommendations } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import { defer, distinct, EMPTY, ignoreElements, map, merge, mergeMap, of, switchMap, type Observable } from 'rxjs';
import type { Deps, UseCase } from '../flow/deps.ts';
import { askReported } from '../flow/ask.ts';
import { ofType, onceOpened } from '../flow/flow.ts';

const read = (recommendations: Recommendations): CartEvent => ({ type: 'ExtrasRead', extras: { recommendations } });

const isApp = ({ state }: Deps): boolean => O.isSome(state().cart.storefront.app);

const asked = ({ server }: Deps, kind: RecommendationKind, request: RecommendRequest) =>
  kind === 'BoughtTogether' ? server.cartBt(request) : server.recommendItems(request);

const listsOf = (
  deps: Deps,
  kind: RecommendationKind,
  request: RecommendRequest,
): Observable<Recommendations | undefined> =>
  askReported(deps.log, asked(deps, kind, request)).pipe(
    map((answer) => (E.isRight(answer) ? recommendationsOf(kind, answer.right.lists) : undefined)),
  );

/** Reads items bought together, or similar items if too few are known. */
const recommended = (deps: Deps): Observable<CartEvent> =>
  defer(() => {
    const request = { itemNos: seedsOf(deps.state().cart.units), isApp: isApp(deps) };
    if (request.itemNos.length === 0) return EMPTY;
    return listsOf(deps, 'BoughtTogether', request).pipe(
      switchMap((together) => (together ? of(together) : listsOf(deps, 'Similar', request))),
      mergeMap((found) => (found ? of(read(found)) : EMPTY)),
    );
  });

/** Returns the items to report, or none if no list is visible. */
const shownItems = (deps: Deps, { lists, at }: Recommendations): ShownItems | undefined => {
  const list = lists[at];
  return list && { seedItemNo: list.seedItemNo, itemNos: list.items.map(({ itemNo }) => itemNo), isApp: isApp(deps) };
};

/** Reports each showing once as drawn and once as seen. Failures are silent. */
const reported: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('ReportRecommendations'),
    map(({ impression }) => ({ impression, now: deps.state().extras.recommendations })),
    distinct(({ impression, now }) => `${impression} ${now?.showing}`),
    mergeMap(({ impression, now }) => {
      const shown = now && shownItems(deps, now);
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

/** Reads, rotates and reports recommendations for the cart. */
export const recommendations: UseCase = (deps) => (commands) =>
  merge(onceOpened(deps).pipe(switchMap(() => recommended(deps))), rotated(deps)(commands), reported(deps)(commands));
