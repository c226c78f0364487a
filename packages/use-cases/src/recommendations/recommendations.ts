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
  type RecommendedItem,
  type RecommendedList,
  unitsOfTab,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import {
  distinct,
  EMPTY,
  ignoreElements,
  map,
  mergeMap,
  type Observable,
  of,
  switchMap,
  concat,
  defer,
  distinctUntilChanged,
  filter,
  forkJoin,
  startWith,
} from 'rxjs';
import { askReported, confirmed, notify, readOptional } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { answerEach, mergeUseCases, ofType, sendFor, whenOpened } from '../flow/flow.ts';
import { type CartEvent, extrasRead } from '../session/event.ts';
import { handleFailure } from '../flow/handle-failure.ts';
import { messageOf } from '../session/notices.ts';
import type { Session } from '../session/session.ts';

const without = (items: readonly RecommendedItem[], others: Iterable<{ readonly itemNo: string }>) => {
  const nos = new Set(Array.from(others, ({ itemNo }) => itemNo));
  return items.filter(({ itemNo }) => !nos.has(itemNo));
};

const itemsIn = ({ cart }: Session) => cart.units.map(({ item }) => item);

/** Returns the viewed items that are not in the cart; none in an empty tab of a cart that has units. */
export const shownViewed = (session: Session): readonly RecommendedItem[] => {
  const { cart, extras } = session;
  const isEmptyTab = cart.units.length > 0 && unitsOfTab(cart.units, cart.tab).length === 0;
  return isEmptyTab ? [] : without(extras.viewed ?? [], itemsIn(session));
};

/**
 * Returns the visible list of recommendations, if any. An empty cart has only items bought before, without those in the
 * list of viewed items.
 */
export const shownList = (session: Session): RecommendedList | undefined => {
  const { cart, extras } = session;
  const { kind, lists = [], at = 0 } = extras.recommendations ?? {};
  const list = lists[at];
  if (kind !== 'BoughtBefore') return cart.units.length === 0 ? undefined : list;
  const items = without(list?.items ?? [], [...shownViewed(session), ...itemsIn(session)]);
  return list && items.length > 0 ? { ...list, items } : undefined;
};

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
const recommended = whenOpened((deps) => {
  const request = { itemNos: seedsOf(deps.state().cart.units), isApp: isApp(deps) };
  if (request.itemNos.length === 0) return EMPTY;
  return listsOf(deps, 'BoughtTogether', request).pipe(
    switchMap((together) => (together ? of(together) : listsOf(deps, 'Similar', request))),
    mergeMap((recommendations) => (recommendations ? of(extrasRead({ recommendations })) : EMPTY)),
  );
});

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

const rotated = answerEach('ShowNextRecommendations', ({ state }) => {
  const { recommendations } = state().extras;
  return recommendations ? [extrasRead({ recommendations: nextList(recommendations) })] : [];
});

/** Reads substitutes of sold-out items. */
const instead = whenOpened((deps) => {
  const itemNos = seedsOf(deps.state().cart.units.filter(isSoldOut));
  if (itemNos.length === 0) return EMPTY;
  return readOptional(deps, deps.server.recommendItems({ itemNos, isApp: isApp(deps) })).pipe(
    map(({ lists }) => lists.filter(({ items }) => items.length > 0)),
    mergeMap((lists) => (lists.length > 0 ? of(extrasRead({ instead: lists })) : EMPTY)),
  );
});

/** Reads price changes of the units, if the storefront reports them. */
const priceSignals = whenOpened((deps) => {
  const { storefront, units } = deps.state().cart;
  const cartUnitIds = signalUnits(units);
  if (!featuresOf(storefront).priceSignals || cartUnitIds.length === 0) return EMPTY;
  return readOptional(deps, deps.server.postSignalItems({ cartUnitIds })).pipe(
    mergeMap(({ signals }) => (signals.length === 0 ? EMPTY : of(extrasRead({ signals })))),
  );
});

/** Emits when the cart is opened empty, and whenever it becomes empty. */
const emptied = ({ events, state }: Deps): Observable<boolean> =>
  events.pipe(
    map(() => state().load === 'Loaded' && state().cart.units.length === 0),
    startWith(false),
    distinctUntilChanged(),
    filter((isEmpty) => isEmpty),
  );

/** Reads both lists and shows them at once. Failures are silent and keep the known items. */
const readLists = (deps: Deps): Observable<CartEvent> =>
  defer(() => {
    const { server, log, state } = deps;
    const { viewed: before } = state().extras;
    return forkJoin([
      askReported(log, server.getViewedItems()),
      askReported(log, server.cartBt({ itemNos: [], isApp: isApp(deps) })),
    ]).pipe(
      switchMap(([viewed, bought]) => {
        // the list was cleared meanwhile
        if (state().extras.viewed !== before) return readLists(deps);
        const lists = E.isRight(bought) ? recommendationsOf('BoughtBefore', bought.right.lists) : undefined;
        return of(
          extrasRead({
            ...(E.isRight(viewed) ? { viewed: viewed.right.items } : {}),
            ...(lists ? { recommendations: lists } : {}),
          }),
        );
      }),
    );
  });

/** Reads the items viewed last and those bought before, if the cart is empty. */
const offeredToEmptyCart: UseCase = (deps) => () => emptied(deps).pipe(switchMap(() => readLists(deps)));

const clear = (deps: Deps): Observable<CartEvent> =>
  askReported(deps.log, deps.server.clearViewedItems()).pipe(
    switchMap((answer) =>
      E.isRight(answer)
        ? concat(of(extrasRead({ viewed: [] })), notify(deps.shopper, messageOf('VIEWED-CLEARED')))
        : handleFailure(deps, answer.left, { otherwise: 'VIEWED-CLEAR-FAILED' }),
    ),
  );

const clearedViewed = sendFor('ClearViewed', (deps) =>
  confirmed(deps.shopper.confirm({ type: 'ClearViewed' })).pipe(switchMap((yes) => (yes ? clear(deps) : EMPTY))),
);

/**
 * Reads, rotates and reports recommendations for the cart, reads substitutes and price changes, and reads what an empty
 * cart offers.
 */
export const recommendations: UseCase = mergeUseCases([
  recommended,
  rotated,
  reported,
  priceSignals,
  instead,
  offeredToEmptyCart,
  clearedViewed,
]);
