import { bsdBanner, type BsdAnswer, type ItemNo } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import { distinctUntilChanged, forkJoin, map, of, switchMap, timer, type Observable } from 'rxjs';
import type { Deps, Follower } from '../flow/deps.ts';
import { askReported } from '../flow/ask.ts';
import { ofItems } from './of-items.ts';

/** Interval between checks for a starting or ending sale, in ms. */
const LOOK_MS = 60_000;

const nothing: BsdAnswer = { tag: null, events: [] };

/** Returns the readable parts of the sale. Unreadable parts are missing. */
const ask = ({ server, log }: Deps, itemNos: readonly ItemNo[]): Observable<BsdAnswer> =>
  itemNos.length === 0
    ? of(nothing)
    : forkJoin([
        askReported(log, server.getBsdGlobalEventTag()),
        askReported(log, server.getBsdEvents({ itemNos })),
      ]).pipe(
        map(([tag, events]) => ({
          tag: E.isRight(tag) ? O.toNullable(tag.right.tag) : null,
          events: E.isRight(events) ? events.right.events : [],
        })),
      );

export const readBsd: Follower = (deps) =>
  ofItems(deps, (itemNos) =>
    ask(deps, itemNos).pipe(
      switchMap((answer) =>
        timer(0, LOOK_MS).pipe(map(() => bsdBanner(answer, deps.state().cart.storefront, deps.clock.now()))),
      ),
    ),
  ).pipe(
    distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
    map((bsd): CartEvent => ({ type: 'ExtrasRead', extras: { bsd } })),
  );
