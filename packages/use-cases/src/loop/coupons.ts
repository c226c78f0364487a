import { couponBoxOf } from '@baguni/domain/internal';
import type { UseCase } from '../flow/deps.ts';
import { bestCombinationPreview } from '../best-coupons/best-combination-preview.ts';
import { couponBox } from '../coupons/box.ts';
import type { CouponDeps, CouponPorts } from '../coupons/coupon-deps.ts';
import { mergeUseCases } from '../flow/flow.ts';
import { downloadCoupon, downloadRecommended } from '../coupons/download.ts';

const useCases = mergeUseCases<CouponDeps>([couponBox, downloadCoupon, downloadRecommended, bestCombinationPreview]);

/** Everything that coupons do after an action of the shopper (CP-09..CP-19). */
export const couponsWith =
  (ports: CouponPorts): UseCase =>
  (deps) =>
    useCases({
      ...deps,
      ...ports,
      boxOf: ({ cart, couponBox: open }) => (open === undefined ? undefined : couponBoxOf(cart, open, ports.shop)),
    });
