import { recommendationsOf } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  forkJoin,
  map,
  of,
  startWith,
  switchMap,
  type Observable,
} from 'rxjs';
import { askReported, confirmed, notify } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { mergeUseCases, ofType, sendFirstReqOnly } from '../flow/flow.ts';
import { handleFailure } from '../flow/handle-failure.ts';
import type { CartEvent } from '../session/event.ts';
import { messageOf } from '../session/notices.ts';

type Extras = Extract<CartEvent, { type: 'ExtrasRead' }>['extras'];

const read = (extras: Extras): CartEvent => ({ type: 'ExtrasRead', extras });

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
    const isApp = state().cart.storefront.app !== undefined;
    return forkJoin([
      askReported(log, server.getViewedItems()),
      askReported(log, server.cartBt({ itemNos: [], isApp })),
    ]).pipe(
      switchMap(([viewed, bought]) => {
        // the list was cleared meanwhile
        if (state().extras.viewed !== before) return readLists(deps);
        const recommendations = E.isRight(bought) ? recommendationsOf('BoughtBefore', bought.right.lists) : undefined;
        return of(
          read({
            ...(E.isRight(viewed) ? { viewed: viewed.right.items } : {}),
            ...(recommendations ? { recommendations } : {}),
          }),
        );
      }),
    );
  });

/** Reads the items viewed last and those bought before, if the cart is empty. */
const reading: UseCase = (deps) => () => emptied(deps).pipe(switchMap(() => readLists(deps)));

const clear = (deps: Deps): Observable<CartEvent> =>
  askReported(deps.log, deps.server.clearViewedItems()).pipe(
    switchMap((answer) =>
      E.isRight(answer)
        ? concat(of(read({ viewed: [] })), notify(deps.shopper, messageOf('VIEWED-CLEARED')))
        : handleFailure(deps, answer.left, { otherwise: 'VIEWED-CLEAR-FAILED' }),
    ),
  );

const clearing: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('ClearViewed'),
    sendFirstReqOnly(() =>
      confirmed(deps.shopper.confirm({ type: 'ClearViewed' })).pipe(switchMap((yes) => (yes ? clear(deps) : EMPTY))),
    ),
  );

/** Reads the items that an empty cart offers, and clears the list of viewed items. */
export const emptyCartOffers: UseCase = mergeUseCases([reading, clearing]);
