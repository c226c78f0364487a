import { CouponLayers } from '@baguni/components/coupons';
import { couponViewsOf } from '@baguni/presentation/coupons';
import { coupons } from '@baguni/use-cases/coupons';
import { searchInWorker } from '../../browser/search-in-worker.ts';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => {
  bind(LATE.coupons, () => coupons);
  bind(LATE.combinationSearch, () => searchInWorker);
  bind(LATE.couponViews, () => couponViewsOf);
  bind(LATE.couponLayers, () => CouponLayers);
});
