import { couponBoxOf, type CouponBoxShop } from '@baguni/domain';
import { merge } from 'rxjs';
import type { UseCase } from '../deps/deps.ts';
import { bestCombinationPreview } from './best-combination-preview.ts';
import { couponBox } from './box.ts';
import type { CouponDeps, CouponUseCase } from './coupon-deps.ts';
import { downloadRecommended } from './download-recommended.ts';
import { downloadCoupon } from './download.ts';

const useCases: readonly CouponUseCase[] = [couponBox, downloadCoupon, downloadRecommended, bestCombinationPreview];

/** All that happens with coupons when the shopper acts, by the engine of page and server (CP-09..CP-19, EN-09). */
export const couponsWith =
  (shop: CouponBoxShop): UseCase =>
  (deps) =>
  (commands) => {
    const withBox: CouponDeps = { ...deps, boxOf: (state) => couponBoxOf(state, shop) };
    return merge(...useCases.map((useCase) => useCase(withBox)(commands)));
  };
