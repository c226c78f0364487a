import { buyerRefusal } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { filter, map, merge, type Observable, startWith, switchMap, take } from 'rxjs';
import { readRecommendedCoupons } from '../coupons/read-coupons.ts';
import { askReported, ignoringErrors } from '../flow/ask.ts';
import type { Deps, Follower } from '../flow/deps.ts';
import { openings, takeLastResOnly } from '../flow/flow.ts';
import type { CartEvent } from '../session/event.ts';
import { keepExtraDiscounts, readExtraDiscounts } from './read-extra-discounts.ts';

const readCardOffers: Follower = ({ server, log }) =>
  askReported(log, server.getSmileCardNudgeCoupon()).pipe(
    map((answer): CartEvent => {
      const coupons = E.isRight(answer) ? answer.right.coupons : [];
      return { type: 'SmileCardNudgeCouponsRead', coupons };
    }),
  );

/** Waits until the coupon requests, if any, are answered or failed. */
const secondGroupAnswered = ({ state, events }: Deps): Observable<unknown> => {
  const isAnswered = (): boolean => {
    const { buyer, coupons } = state().cart;
    return buyerRefusal(buyer) !== undefined || coupons.status === 'Known' || coupons.status === 'Failed';
  };
  return events.pipe(startWith(undefined), filter(isAnswered), take(1));
};

/** The third group of calls. The first view of a resumed cart has read its extra discounts already. */
const readers = (isResumed: boolean): readonly Follower[] => [
  isResumed ? keepExtraDiscounts : readExtraDiscounts,
  readCardOffers,
  readRecommendedCoupons,
];

const offered = (deps: Deps, isResumed: boolean): ReturnType<Follower> =>
  ignoringErrors(
    deps,
    secondGroupAnswered(deps).pipe(switchMap(() => merge(...readers(isResumed).map((read) => read(deps))))),
  );

/** Reads the third group of calls after the second; a failed read leaves its data empty (LS-04, LS-06). */
export const loadOffers: Follower = (deps) =>
  openings(deps).pipe(takeLastResOnly(({ type }) => offered(deps, type === 'CartResumed')));
