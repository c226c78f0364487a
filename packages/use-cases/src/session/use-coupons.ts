import { onDemand } from './on-demand.ts';

/** Coupons are loaded when they are first asked for: a cart that is opened need not wait for them. */
export const useCoupons = onDemand(
  [
    'OpenCouponBox',
    'ChooseCoupon',
    'ApplyCouponBox',
    'CloseCouponBox',
    'DownloadCoupon',
    'FindBestCombination',
    'ApplyBestCombination',
    'StopBestCombination',
    'CloseBestCombination',
  ],
  ({ coupons }) => coupons,
);
