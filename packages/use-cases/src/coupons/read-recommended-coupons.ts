import type { RecommendationTarget, RecommendedGroup } from '@baguni/contract';
import type { Session } from '../session/session.ts';
import { chosenUnits, MAX_ORDER_UNITS, pricedInputsOf, treeOf } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import { debounceTime, distinctUntilChanged, filter, map, of, startWith, type Observable } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import type { Deps, Follower } from '../flow/deps.ts';
import { takeLastResOnly } from '../flow/flow.ts';

/** Debounce time of recommendations, in ms. */
const RECOMMEND_MS = 1000;

const basisOf = (state: Session): string => JSON.stringify([pricedInputsOf(state.cart), state.cart.appliedCoupons]);

const targetsOf = (state: Session): readonly RecommendationTarget[] =>
  treeOf(chosenUnits(state.cart).slice(0, MAX_ORDER_UNITS))
    .flatMap(({ shippingGroups }) => shippingGroups.flatMap(({ itemGroups }) => itemGroups))
    .map(({ key, cartUnitIdList }) => ({ key, cartUnitIds: cartUnitIdList }));

const unitsIn = (groups: readonly RecommendedGroup[]) => [
  ...new Set(groups.flatMap(({ coupons }) => coupons.flatMap(({ cartUnitIds }) => cartUnitIds))),
];

const none: CartEvent = { type: 'CouponsRecommended', cartUnitIds: [] };

const read = ({ server, log, state }: Deps): Observable<CartEvent> => {
  const targets = targetsOf(state());
  if (targets.length === 0 || state().cart.coupons.offered.length === 0) return of(none);
  return askReported(log, server.getRecommendedCoupons({ targets, couponsOnNotTargeted: [] })).pipe(
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
    takeLastResOnly(() => read(deps)),
  );
