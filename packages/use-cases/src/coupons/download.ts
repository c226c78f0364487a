import type { Calls, Client, IssueReply } from '@baguni/contract';
import {
  type ApiError,
  type Coupon,
  type CouponBox,
  couponKeyOf,
  type CouponPolicyNo,
  type IssueFailure,
  isUnknownOutcome,
  MAX_ORDER_UNITS,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { concat, defer, EMPTY, filter, from, map, mergeMap, type Observable, of, switchMap, timer } from 'rxjs';
import { alert, askReported, notify } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { sendPerKey } from '../flow/flow.ts';
import type { CartEvent, CartEventType } from '../session/event.ts';
import { messageOf } from '../session/notices.ts';
import type { CouponDeps } from './coupon-deps.ts';
import { couponsElsewhere } from './read-coupons.ts';

/** Interval between two polls for an issued coupon, in ms. */
const POLL_MS = 1000;
const MANUAL_TRIES = 10;
export const RECOMMENDED_TRIES = 2;

type UnusedCouponRequest = Parameters<Client<Calls>['getUnusedCoupon']>[0];

const requestOf = ({ state }: Deps, { policyNo }: Coupon): UnusedCouponRequest => ({
  usedCouponIssueNos: state().cart.coupons.offered.flatMap(({ issueNo }) => (issueNo === undefined ? [] : [issueNo])),
  couponPolicyNo: policyNo,
});

const pollForCoupon = (deps: Deps, wanted: UnusedCouponRequest, tries: number): Observable<Coupon | undefined> =>
  askReported(deps.log, deps.server.getUnusedCoupon(wanted)).pipe(
    switchMap((answer) => {
      const coupon = E.isRight(answer) ? answer.right.coupon : undefined;
      if (coupon !== undefined || tries <= 1) return of(coupon);
      return timer(POLL_MS).pipe(switchMap(() => pollForCoupon(deps, wanted, tries - 1)));
    }),
  );

/** Returns undefined after a lost answer, because the coupon may have been issued. */
const failureOf = (answer: E.Either<ApiError, IssueReply>): IssueFailure | undefined => {
  if (E.isLeft(answer)) return isUnknownOutcome(answer.left) ? undefined : 'unknown';
  const { isSuccess, failedReason } = answer.right;
  return isSuccess ? undefined : (failedReason ?? 'unknown');
};

/** Issues a coupon and polls until it is available, at most `tries` times, and twice after a lost answer. */
export const issueCoupon = (deps: Deps, coupon: Coupon, tries: number): Observable<E.Either<IssueFailure, Coupon>> => {
  const { eventNo, encStr, couponPromotionType } = coupon;
  return askReported(deps.log, deps.server.issueCoupon({ eventNo, encStr, couponPromotionType })).pipe(
    switchMap((answer) => {
      const failure = failureOf(answer);
      if (failure !== undefined) return of(E.left(failure));
      const left = E.isLeft(answer) ? RECOMMENDED_TRIES : tries;
      return pollForCoupon(deps, requestOf(deps, coupon), left).pipe(map(E.fromNullable<IssueFailure>('unknown')));
    }),
  );
};

/** Shows an alert for too many attempts today, and a toast for other failures. */
export const reportIssueFailure = ({ shopper }: Deps, failure: IssueFailure): Observable<never> =>
  failure === 'over-try'
    ? alert(shopper, messageOf('COUPON-OVER-TRY'))
    : notify(shopper, messageOf('COUPON-DOWNLOAD-FAILED'));

const isUntouched = ({ open }: CouponBox, { lane, cartUnitId, isNoneChosen }: CouponBox['sections'][number]): boolean =>
  isNoneChosen && !open.choices.some((choice) => choice.lane === lane && choice.cartUnitId === cartUnitId);

/** Selects a downloaded coupon if its box is still open and the coupon is usable. Only a manual one replaces a choice. */
const selectDownloaded = ({ state, boxOf }: CouponDeps, coupon: Coupon, isManual: boolean): Observable<CartEvent> => {
  const box = boxOf(state());
  if (!box || box.open.isApplying) return EMPTY;
  const key = couponKeyOf(coupon);
  const section = box.sections.find(
    (one) =>
      one.options.some((option) => option.key === key && option.status === 'NotApplied') &&
      (isManual || isUntouched(box, one)),
  );
  if (!section) return EMPTY;
  return of({ type: 'CouponChosen', lane: section.lane, cartUnitId: section.cartUnitId, couponKey: key });
};

/** Downloads a coupon. An automatic failure is silent, because the shopper can still download the coupon manually. */
const download = (deps: CouponDeps, coupon: Coupon, isManual: boolean): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'CouponDownloadStarted', policyNo: coupon.policyNo }),
    issueCoupon(deps, coupon, isManual ? MANUAL_TRIES : RECOMMENDED_TRIES).pipe(
      switchMap((answer) =>
        E.isLeft(answer)
          ? concat(
              of<CartEvent>({ type: 'CouponDownloadFailed', policyNo: coupon.policyNo }),
              isManual ? reportIssueFailure(deps, answer.left) : EMPTY,
            )
          : concat(
              of<CartEvent>({ type: 'CouponIssued', coupon: answer.right }),
              defer(() => selectDownloaded(deps, answer.right, isManual)),
              notify(deps.shopper, messageOf('COUPON-DOWNLOADED')),
            ),
      ),
    ),
  );

export const downloadCoupon = sendPerKey(
  'DownloadCoupon',
  ({ policyNo }) => policyNo,
  (deps: CouponDeps, { policyNo }) => {
    const { offered } = deps.state().cart.coupons;
    const coupon = offered.find((one) => one.policyNo === policyNo && one.issuable && one.issueNo === undefined);
    return coupon ? download(deps, coupon, true) : EMPTY;
  },
);

const opening: readonly CartEventType[] = ['CouponBoxOpened', 'CouponsRead'];

/** True if a recommended coupon is downloaded automatically and the buyer does not have it yet. */
const isAutomatic = ({ couponPromotionType, issuable, issueNo }: Coupon): boolean =>
  couponPromotionType === 'Auto' && issuable && issueNo === undefined;

/** Returns the recommended coupons for the open box, or none after a failure. */
const recommendedFor = ({ server, log, state }: CouponDeps, box: CouponBox): Observable<readonly Coupon[]> => {
  const cartUnitIds = box.cartUnitIds.slice(0, MAX_ORDER_UNITS);
  const couponsOnNotTargeted = couponsElsewhere(state(), cartUnitIds);
  const targets = [{ key: String(box.unit.cartUnitId), cartUnitIds }];
  return askReported(log, server.getRecommendedCoupons({ targets, couponsOnNotTargeted })).pipe(
    map((answer) =>
      E.isRight(answer) ? answer.right.groups.flatMap(({ coupons }) => coupons.map(({ coupon }) => coupon)) : [],
    ),
  );
};

/** Downloads recommended automatic coupons when a box opens, each at most once per visit. */
export const downloadRecommended: UseCase<CouponDeps> = (deps) => () => {
  const tried = new Set<CouponPolicyNo>();
  const isWanted = (coupon: Coupon): boolean =>
    isAutomatic(coupon) &&
    !tried.has(coupon.policyNo) &&
    !deps.state().couponBox?.downloading.includes(coupon.policyNo);
  const open = (): Observable<CartEvent> => {
    const box = deps.boxOf(deps.state());
    if (!box || !deps.state().cart.coupons.offered.some(isWanted)) return EMPTY;
    return recommendedFor(deps, box).pipe(
      mergeMap((coupons) => from(coupons.filter(isWanted))),
      mergeMap((coupon) => {
        tried.add(coupon.policyNo);
        return download(deps, coupon, false);
      }),
    );
  };
  return deps.events.pipe(
    filter(({ type }) => opening.includes(type)),
    mergeMap(open),
  );
};
