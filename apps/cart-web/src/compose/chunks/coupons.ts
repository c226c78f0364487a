import { workerSearch } from '@baguni/adapters/worker-search';
import { CouponLayers } from '@baguni/components/coupons';
import { engineOffers } from '@baguni/contract/engine/offers';
import type { CombinationSearch } from '@baguni/domain/internal';
import { couponViewsWith } from '@baguni/presentation/coupons';
import { couponsWith } from '@baguni/use-cases/coupons';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { makeSearchWorker } from '../../browser/make-search-worker.ts';
import { CHUNKS, TOKENS, type CouponsChunk } from '../tokens.ts';
import { orderCheckOf } from '../order-check.ts';

const couponsChunk = (page: ResolutionContext): CouponsChunk => {
  const shop = { ...page.get(TOKENS.prices), ...orderCheckOf(page) };
  const search: CombinationSearch = workerSearch(makeSearchWorker);
  return {
    coupons: couponsWith({ shop, offers: engineOffers, search }),
    couponViews: couponViewsWith(shop),
    CouponLayers,
  };
};

export const chunk = new ContainerModule(({ bind }) => {
  bind(CHUNKS.coupons).toDynamicValue(couponsChunk);
});
