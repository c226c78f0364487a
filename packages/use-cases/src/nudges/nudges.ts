import { nudgeFactsOf, nudgeOf, type CartNudgingType, type NudgeType } from '@baguni/domain/internal';
import { type CartEvent, extrasRead } from '../session/event.ts';
import {
  combineLatest,
  concat,
  defer,
  filter,
  ignoreElements,
  of,
  race,
  switchMap,
  take,
  timer,
  type Observable,
} from 'rxjs';
import type { Deps, FeatureDeps } from '../flow/deps.ts';
import { askReported, effect } from '../flow/ask.ts';
import { answerEach, mergeUseCases, whenOpened } from '../flow/flow.ts';

/** Maximum wait for card offers, in ms. Nudges of higher priority must not be overtaken. */
const CARDS_MS = 3000;
const ACTIVE_MS = 10;

const AUTO_RENEWAL: CartNudgingType = 'UNIVERSE_CLUB_AUTO_RENEWAL_NUDGE';

const shown = (nudge: NudgeType | 'None'): CartEvent => extrasRead({ nudge });

/** Emits once when the card offers are known or the wait is over. */
const cardsKnown = ({ state, events }: Deps): Observable<unknown> =>
  state().smileCardNudgeCoupons.length > 0
    ? of(undefined)
    : race(events.pipe(filter(({ type }) => type === 'SmileCardNudgeCouponsRead')), timer(CARDS_MS)).pipe(take(1));

/** Emits once when the visit news, which has priority, is known or the wait is over. */
const newsKnown = ({ state, events }: Deps): Observable<unknown> =>
  state().extras.news !== undefined
    ? of(undefined)
    : race(
        events.pipe(filter((event) => event.type === 'ExtrasRead' && event.extras.news !== undefined)),
        timer(CARDS_MS),
      ).pipe(take(1));

/** Shows a nudge and records the showing for later visits. */
const show = (deps: FeatureDeps, nudge: NudgeType): Observable<CartEvent> => {
  switch (nudge) {
    case 'NudgingUniverseClubAutoRenewal':
      return timer(ACTIVE_MS).pipe(
        switchMap(() =>
          concat(
            of(shown(nudge)),
            askReported(deps.log, deps.server.hideNudging({ cartNudgingType: AUTO_RENEWAL })).pipe(ignoreElements()),
          ),
        ),
      );
    case 'NudgingClubOneClick':
      return concat(
        of(shown(nudge)),
        effect(() => deps.nudges.rememberShowings(deps.nudges.recall().oneClickShowings + 1)),
      );
    case 'NudgingSmileCard':
    case 'NudgingAppDown':
    case 'NudgingCartCountExtended':
      return of(shown(nudge));
  }
};

const chosen = (deps: FeatureDeps): Observable<CartEvent> =>
  defer(() => {
    const state = deps.state();
    // news since the last visit and merge results have priority
    if (state.extras.news || state.extras.merged) return [];
    const beside = { canJoinClub: deps.canJoinClub(state), remembered: deps.nudges.recall() };
    const nudge = nudgeOf(nudgeFactsOf(state, beside));
    return nudge === undefined ? [] : show(deps, nudge);
  });

/** Shows at most one nudge per visit and closes it. */
export const nudges = mergeUseCases<FeatureDeps>([
  whenOpened((deps) => combineLatest([cardsKnown(deps), newsKnown(deps)]).pipe(switchMap(() => chosen(deps)))),
  answerEach('DismissNudge', (deps: FeatureDeps, { nudge }) => {
    deps.nudges.rememberClosed(nudge);
    return [shown('None')];
  }),
]);
