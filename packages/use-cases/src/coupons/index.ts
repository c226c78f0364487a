import { merge } from 'rxjs';
import type { UseCase } from '../deps/deps.ts';
import { bestCombinationPreview } from './best-combination-preview.ts';
import { couponBox } from './box.ts';
import { downloadRecommended } from './download-recommended.ts';
import { downloadCoupon } from './download.ts';

/** All that happens with coupons when the shopper acts (CP-09..CP-19). */
export const coupons: UseCase = (deps) => (commands) =>
  merge(
    ...[couponBox, downloadCoupon, downloadRecommended, bestCombinationPreview].map((useCase) =>
      useCase(deps)(commands),
    ),
  );
