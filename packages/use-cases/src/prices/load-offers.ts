import { buyerRefusal } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { filter, merge, startWith, switchMap, take, type Observable } from 'rxjs';
import type { Deps, Follower } from '../flow/deps.ts';
import { openings, takeLastResOnly } from '../flow/flow.ts';
import { ignoringErrors } from '../flow/ask.ts';
import { readCardOffers } from './read-card-offers.ts';
import { readCashback } from './read-cashback.ts';
import { keepExtraDiscounts, readExtraDiscounts } from './read-extra-discounts.ts';
import { readRecommendedCoupons } from '../coupons/read-coupons.ts';

/** Waits until the coupon requests, if any, are answered or failed. */
const secondGroupAnswered = ({ state, events }: Deps): Observable<unknown> => {
  const isAnswered = (): boolean => {
    const { buyer, coupons } = state().cart;
    return O.isSome(buyerRefusal(buyer)) || coupons.status === 'Known' || coupons.status === 'Failed';
  };
  return events.pipe(startWith(undefined), filter(isAnswered), take(1));
};

/** The third group of calls. The first view of a resumed cart has read its extra discounts already. */
const readers = (isResumed: boolean): readonly Follower[] => [
  isResumed ? keepExtraDiscounts : readExtraDiscounts,
  readCashback,
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
