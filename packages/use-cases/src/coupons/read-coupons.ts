import type { RecommendationTarget, RecommendedGroup } from '@baguni/contract';
import {
  buyerRefusal,
  chosenUnits,
  MAX_ORDER_UNITS,
  pricedInputsOf,
  treeOf,
  type CartUnitId,
  type CouponIssueNo,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import {
  concat,
  debounceTime,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  of,
  startWith,
  tap,
} from 'rxjs';
import { askReported } from '../flow/ask.ts';
import type { Deps, Follower, UseCase } from '../flow/deps.ts';
import { ofType, takeLastResOnly } from '../flow/flow.ts';
import type { CouponPromptMemory } from '../ports/memories.ts';
import type { Command } from '../session/command.ts';
import type { CartEvent, CartEventType } from '../session/event.ts';
import type { Session } from '../session/session.ts';

const unsettling: readonly CartEventType[] = [
  'CartOpened',
  'CartResumed',
  'CouponBoxApplyFailed',
  'CombinationApplyFailed',
];

const isWanted =
  ({ state }: Deps) =>
  ({ type }: CartEvent): boolean => {
    const { status } = state().cart.coupons;
    const isUnknown = status === 'NotAsked' || status === 'Failed';
    return unsettling.includes(type) || (type === 'CouponBoxOpened' && isUnknown);
  };

const read = ({ server, log }: Deps): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'CouponsAsked' }),
    askReported(log, server.getCouponBox({ cartUnitIds: [] })).pipe(
      map(
        E.match(
          (error): CartEvent => ({ type: 'CouponsFailed', error }),
          ({ coupons }): CartEvent => ({ type: 'CouponsRead', coupons }),
        ),
      ),
    ),
  );

const closedPrompt = (prompt: CouponPromptMemory, commands: Observable<Command>): Observable<CartEvent> =>
  merge(
    commands.pipe(
      ofType('DismissCouponPrompt'),
      tap(() => prompt.rememberClosed()),
    ),
    commands.pipe(
      filter(({ type }) => type === 'OpenCart' || type === 'ResumeCart'),
      filter(() => prompt.isClosed()),
    ),
  ).pipe(map((): CartEvent => ({ type: 'CouponPromptDismissed' })));

/** Reads coupons after the cart if the buyer can have some. A failure stays silent until the box opens. */
export const readCoupons: UseCase = (deps) => (commands) =>
  merge(
    merge(deps.events.pipe(filter(isWanted(deps))), commands.pipe(ofType('ReadCoupons'))).pipe(
      filter(() => buyerRefusal(deps.state().cart.buyer) === undefined),
      takeLastResOnly(() => read(deps)),
    ),
    closedPrompt(deps.couponPrompt, commands),
  );

/** Debounce time of recommendations, in ms. */
const RECOMMEND_MS = 1000;

const basisOf = (state: Session): string => JSON.stringify([pricedInputsOf(state.cart), state.cart.coupons.applied]);

const targetsOf = (state: Session): readonly RecommendationTarget[] =>
  treeOf(chosenUnits(state.cart).slice(0, MAX_ORDER_UNITS))
    .flatMap(({ shippingGroups }) => shippingGroups.flatMap(({ itemGroups }) => itemGroups))
    .map(({ key, cartUnitIdList }) => ({ key, cartUnitIds: cartUnitIdList }));

const unitsIn = (groups: readonly RecommendedGroup[]) => [
  ...new Set(groups.flatMap(({ coupons }) => coupons.flatMap(({ cartUnitIds }) => cartUnitIds))),
];

/** Returns the coupons in use on other units (CM-23). */
export const couponsElsewhere = ({ cart }: Session, targeted: readonly CartUnitId[]): readonly CouponIssueNo[] =>
  cart.coupons.applied.flatMap(({ couponIssueNo, cartUnitIds }) =>
    cartUnitIds.some((id) => targeted.includes(id)) ? [] : [couponIssueNo],
  );

const none: CartEvent = { type: 'CouponsRecommended', cartUnitIds: [] };

const recommend = ({ server, log, state }: Deps): Observable<CartEvent> => {
  const targets = targetsOf(state());
  const targeted = targets.flatMap(({ cartUnitIds }) => cartUnitIds);
  if (targets.length === 0 || state().cart.coupons.offered.length === 0) return of(none);
  return askReported(
    log,
    server.getRecommendedCoupons({ targets, couponsOnNotTargeted: couponsElsewhere(state(), targeted) }),
  ).pipe(
    map((answer) =>
      E.isRight(answer) ? { type: 'CouponsRecommended', cartUnitIds: unitsIn(answer.right.groups) } : none,
    ),
  );
};

/** Reads coupon recommendations, debounced by 1 s, until the prompt is closed. Failures are silent. */
export const readRecommendedCoupons: Follower = (deps) =>
  deps.events.pipe(
    startWith(undefined),
    map(() => basisOf(deps.state())),
    distinctUntilChanged(),
    debounceTime(RECOMMEND_MS),
    filter(() => !deps.state().couponPrompt.isDismissed),
    takeLastResOnly(() => recommend(deps)),
  );
