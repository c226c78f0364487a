import type { CartEvent } from '../session/event.ts';
import type { CommandOf } from '../session/command.ts';
import { either as E, option as O } from 'fp-ts';
import { concat, defer, EMPTY, of, switchMap, type Observable } from 'rxjs';
import { notify } from '../flow/ask.ts';
import type { CouponDeps, CouponUseCase } from './coupon-deps.ts';
import { messageOf } from '../session/notices.ts';
import { ofType, sendFirstReqOnlyPer } from '../flow/flow.ts';
import { issueCoupon, MANUAL_TRIES, reportIssueFailure } from './issue.ts';
import { selectDownloaded } from './select-downloaded.ts';

const download =
  (deps: CouponDeps) =>
  ({ policyNo }: CommandOf<'DownloadCoupon'>): Observable<CartEvent> => {
    const coupon = deps
      .state()
      .cart.coupons.offered.find((one) => one.policyNo === policyNo && one.issuable && O.isNone(one.issueNo));
    if (!coupon) return EMPTY;
    return concat(
      of<CartEvent>({ type: 'CouponDownloadStarted', policyNo }),
      issueCoupon(deps, coupon, MANUAL_TRIES).pipe(
        switchMap((answer) =>
          E.isLeft(answer)
            ? concat(of<CartEvent>({ type: 'CouponDownloadFailed', policyNo }), reportIssueFailure(deps, answer.left))
            : concat(
                of<CartEvent>({ type: 'CouponIssued', coupon: answer.right }),
                defer(() => selectDownloaded(deps, answer.right)),
                notify(deps.shopper, messageOf('COUPON-DOWNLOADED')),
              ),
        ),
      ),
    );
  };

export const downloadCoupon: CouponUseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('DownloadCoupon'),
    sendFirstReqOnlyPer(({ policyNo }) => policyNo, download(deps)),
  );
