import type { CartServer, Coupon, IssueFailure, IssueReply } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import { map, of, switchMap, timer, type Observable } from 'rxjs';
import { alert, askReported, notify } from '../flow/ask.ts';
import type { Deps } from '../deps/deps.ts';
import { messageOf } from '../flow/errors.ts';

/** How long to wait between two looks for a coupon that was issued, in ms (CP-14). */
const POLL_MS = 1000;
/** How often a coupon is looked for that the shopper downloads. */
export const MANUAL_TRIES = 10;
/** How often a coupon is looked for that is downloaded because it is recommended. */
export const RECOMMENDED_TRIES = 2;

type Wanted = Parameters<CartServer['getUnusedCoupon']>[0];

/** What the buyer holds already is not what was issued now. */
const wantedOf = ({ state }: Deps, { policyNo }: Coupon): Wanted => ({
  usedCouponIssueNos: state().coupons.offered.flatMap(({ issueNo }) => (O.isSome(issueNo) ? [issueNo.value] : [])),
  couponPolicyNo: policyNo,
});

const looked = (deps: Deps, wanted: Wanted, tries: number): Observable<Option<Coupon>> =>
  askReported(deps.log, deps.server.getUnusedCoupon(wanted)).pipe(
    switchMap((answer) => {
      const coupon = E.isRight(answer) ? answer.right.coupon : O.none;
      if (O.isSome(coupon) || tries <= 1) return of(coupon);
      return timer(POLL_MS).pipe(switchMap(() => looked(deps, wanted, tries - 1)));
    }),
  );

const failureOf = (answer: Either<unknown, IssueReply>): Option<IssueFailure> => {
  if (E.isLeft(answer)) return O.some('unknown');
  const { isSuccess, failedReason } = answer.right;
  return isSuccess ? O.none : O.alt<IssueFailure>(() => O.some('unknown'))(failedReason);
};

/** Downloads a coupon: issue, then look for it until it is found (CP-14). @param tries how often it is looked for */
export const issued = (deps: Deps, coupon: Coupon, tries: number): Observable<Either<IssueFailure, Coupon>> => {
  const { eventNo, encStr, couponPromotionType } = coupon;
  return askReported(deps.log, deps.server.issueCoupon({ eventNo, encStr, couponPromotionType })).pipe(
    switchMap((answer) => {
      const failure = failureOf(answer);
      if (O.isSome(failure)) return of(E.left(failure.value));
      return looked(deps, wantedOf(deps, coupon), tries).pipe(map(E.fromOption((): IssueFailure => 'unknown')));
    }),
  );
};

/** Too many tries today must be seen; anything else is said in passing (CP-15). */
export const saidOf = ({ shopper }: Deps, failure: IssueFailure): Observable<never> =>
  failure === 'over-try'
    ? alert(shopper, messageOf('COUPON-OVER-TRY'))
    : notify(shopper, messageOf('COUPON-DOWNLOAD-FAILED'));
