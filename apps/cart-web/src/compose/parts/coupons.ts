import { CouponLayers } from '@baguni/components/coupons';
import { couponViewsWith } from '@baguni/presentation/coupons';
import { couponsWith } from '@baguni/use-cases/coupons';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { searchInWorker } from '../../browser/search-in-worker.ts';
import { LATE, TOKENS } from '../tokens.ts';
import { orderCheckOf } from './order-check.ts';

/** How coupons are priced and judged on this page. */
const shopOf = (page: ResolutionContext) => ({ ...page.get(TOKENS.prices), ...orderCheckOf(page) });

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.coupons).toDynamicValue((page) => couponsWith(shopOf(page)));
  bind(LATE.combinationSearch).toConstantValue(searchInWorker);
  bind(LATE.couponViews).toDynamicValue((page) => couponViewsWith(shopOf(page)));
  bind(LATE.couponLayers).toConstantValue(CouponLayers);
});
