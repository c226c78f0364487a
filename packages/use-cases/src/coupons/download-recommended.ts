import { MAX_ORDER_UNITS, type Coupon, type CouponBox, type CouponPolicyNo } from '@baguni/domain';
import type { CartEvent, CartEventType } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import { concat, defer, EMPTY, filter, from, map, mergeMap, of, type Observable } from 'rxjs';
import type { CouponDeps, CouponUseCase } from './coupon-deps.ts';
import { askReported, notify } from '../flow/ask.ts';
import { messageOf } from '../session/notices.ts';
import { issueCoupon, RECOMMENDED_TRIES } from './issue.ts';
import { selectDownloaded } from './select-downloaded.ts';

const opening: readonly CartEventType[] = ['CouponBoxOpened', 'CouponsRead'];

/** True if a recommended coupon is downloaded automatically and the buyer does not have it yet. */
const isAutomatic = ({ couponPromotionType, issuable, issueNo }: Coupon): boolean =>
  couponPromotionType === 'Auto' && issuable && O.isNone(issueNo);

/** Returns the best coupons for the open box, or none after a failure. */
const recommendedFor = ({ server, log, state }: CouponDeps, box: CouponBox): Observable<readonly Coupon[]> => {
  const cartUnitIds = box.cartUnitIds.slice(0, MAX_ORDER_UNITS);
  const couponsOnNotTargeted = state()
    .cart.appliedCoupons.filter((one) => !one.cartUnitIds.some((id) => cartUnitIds.includes(id)))
    .map(({ couponIssueNo }) => couponIssueNo);
  const targets = [{ key: String(box.unit.cartUnitId), cartUnitIds }];
  return askReported(log, server.getRecommendedCoupons({ targets, couponsOnNotTargeted })).pipe(
    map((answer) =>
      E.isRight(answer) ? answer.right.groups.flatMap(({ coupons }) => coupons.map(({ coupon }) => coupon)) : [],
    ),
  );
};

/** A failure is silent, because the shopper can still download the coupon manually. */
const download = (deps: CouponDeps, coupon: Coupon): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'CouponDownloadStarted', policyNo: coupon.policyNo }),
    issueCoupon(deps, coupon, RECOMMENDED_TRIES).pipe(
      mergeMap((answer) =>
        E.isLeft(answer)
          ? of<CartEvent>({ type: 'CouponDownloadFailed', policyNo: coupon.policyNo })
          : concat(
              of<CartEvent>({ type: 'CouponIssued', coupon: answer.right }),
              defer(() => selectDownloaded(deps, answer.right, 'WhereNothingIsChosen')),
              notify(deps.shopper, messageOf('COUPON-DOWNLOADED')),
            ),
      ),
    ),
  );

/** Downloads recommended automatic coupons when a box opens, each at most once per visit. */
export const downloadRecommended: CouponUseCase = (deps) => () => {
  const tried = new Set<CouponPolicyNo>();
  const isWanted = (coupon: Coupon): boolean => {
    const isDownloading = O.exists(({ downloading }: CouponBox['open']) => downloading.includes(coupon.policyNo));
    return isAutomatic(coupon) && !tried.has(coupon.policyNo) && !isDownloading(deps.state().couponBox);
  };
  const open = (): Observable<CartEvent> => {
    const box = O.toUndefined(deps.boxOf(deps.state()));
    if (!box || !deps.state().cart.coupons.offered.some(isWanted)) return EMPTY;
    return recommendedFor(deps, box).pipe(
      mergeMap((coupons) => from(coupons.filter(isWanted))),
      mergeMap((coupon) => {
        tried.add(coupon.policyNo);
        return download(deps, coupon);
      }),
    );
  };
  return deps.events.pipe(
    filter(({ type }) => opening.includes(type)),
    mergeMap(open),
  );
};
