import type { Calls, Client, IssueReply } from '@baguni/contract';
import type { Coupon, IssueFailure } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import { map, of, switchMap, timer, type Observable } from 'rxjs';
import { alert, askReported, notify } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';
import { messageOf } from '../session/notices.ts';

/** Interval between two polls for an issued coupon, in ms. */
const POLL_MS = 1000;
/** Polls for a manual download. */
export const MANUAL_TRIES = 10;
/** Polls for an automatic download. */
export const RECOMMENDED_TRIES = 2;

type UnusedCouponRequest = Parameters<Client<Calls>['getUnusedCoupon']>[0];

const requestOf = ({ state }: Deps, { policyNo }: Coupon): UnusedCouponRequest => ({
  usedCouponIssueNos: state().cart.coupons.offered.flatMap(({ issueNo }) => (O.isSome(issueNo) ? [issueNo.value] : [])),
  couponPolicyNo: policyNo,
});

const pollForCoupon = (deps: Deps, wanted: UnusedCouponRequest, tries: number): Observable<Option<Coupon>> =>
  askReported(deps.log, deps.server.getUnusedCoupon(wanted)).pipe(
    switchMap((answer) => {
      const coupon = E.isRight(answer) ? answer.right.coupon : O.none;
      if (O.isSome(coupon) || tries <= 1) return of(coupon);
      return timer(POLL_MS).pipe(switchMap(() => pollForCoupon(deps, wanted, tries - 1)));
    }),
  );

const failureOf = (answer: Either<unknown, IssueReply>): Option<IssueFailure> => {
  if (E.isLeft(answer)) return O.some('unknown');
  const { isSuccess, failedReason } = answer.right;
  return isSuccess ? O.none : O.alt<IssueFailure>(() => O.some('unknown'))(failedReason);
};

/**
 * Issues a coupon and polls until it is available.
 * @param tries maximum polls
 */
export const issueCoupon = (deps: Deps, coupon: Coupon, tries: number): Observable<Either<IssueFailure, Coupon>> => {
  const { eventNo, encStr, couponPromotionType } = coupon;
  return askReported(deps.log, deps.server.issueCoupon({ eventNo, encStr, couponPromotionType })).pipe(
    switchMap((answer) => {
      const failure = failureOf(answer);
      if (O.isSome(failure)) return of(E.left(failure.value));
      return pollForCoupon(deps, requestOf(deps, coupon), tries).pipe(map(E.fromOption((): IssueFailure => 'unknown')));
    }),
  );
};

/** Shows an alert for too many attempts today, and a toast for other failures. */
export const reportIssueFailure = ({ shopper }: Deps, failure: IssueFailure): Observable<never> =>
  failure === 'over-try'
    ? alert(shopper, messageOf('COUPON-OVER-TRY'))
    : notify(shopper, messageOf('COUPON-DOWNLOAD-FAILED'));
