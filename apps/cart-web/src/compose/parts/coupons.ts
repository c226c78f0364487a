import { CouponLayers } from '@baguni/components/coupons';
import { couponViewsOf } from '@baguni/presentation/coupons';
import { coupons } from '@baguni/use-cases/coupons';
import { ContainerModule } from 'inversify';
import { searchInWorker } from '../../browser/search-in-worker.ts';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.coupons).toConstantValue(coupons);
  bind(LATE.combinationSearch).toConstantValue(searchInWorker);
  bind(LATE.couponViews).toConstantValue(couponViewsOf);
  bind(LATE.couponLayers).toConstantValue(CouponLayers);
});
