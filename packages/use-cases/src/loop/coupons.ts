import { couponBoxOf } from '@baguni/domain/internal';
import { merge } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { bestCombinationPreview } from '../best-coupons/best-combination-preview.ts';
import { couponBox } from '../coupons/box.ts';
import type { CouponDeps, CouponPorts, CouponUseCase } from '../coupons/coupon-deps.ts';
import { downloadCoupon, downloadRecommended } from '../coupons/download.ts';

const useCases: readonly CouponUseCase[] = [couponBox, downloadCoupon, downloadRecommended, bestCombinationPreview];

/** Everything that coupons do after an action of the shopper (CP-09..CP-19). */
export const couponsWith =
  (ports: CouponPorts): UseCase =>
  (deps) =>
  (commands) => {
    const withBox: CouponDeps = {
      ...deps,
      ...ports,
      boxOf: ({ cart, couponBox: open }) => (open === undefined ? undefined : couponBoxOf(cart, open, ports.shop)),
    };
    return merge(...useCases.map((useCase) => useCase(withBox)(commands)));
  };
