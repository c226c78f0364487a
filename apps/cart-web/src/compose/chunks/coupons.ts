import { workerSearch } from '@baguni/adapters/worker-search';
import { CouponLayers } from '@baguni/components/coupons';
import { engineOffers } from '@baguni/contract/engine/offers';
import { couponViewsWith } from '@baguni/presentation/coupons';
import { couponsWith } from '@baguni/use-cases/coupons';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { CHUNKS, TOKENS, type CouponsChunk } from '../tokens.ts';
import { orderCheckOf } from '../order-check.ts';

/** Searches in a worker of our own origin; throws if the browser cannot create one (CP-19, CS-6). */
const search = workerSearch(
  () => new Worker(new URL('../../browser/search-worker.ts', import.meta.url), { type: 'module' }),
);

const couponsChunk = (page: ResolutionContext): CouponsChunk => {
  const shop = { ...page.get(TOKENS.prices), ...orderCheckOf(page) };
  return {
    coupons: couponsWith({ shop, offers: engineOffers, search }),
    couponViews: couponViewsWith(shop),
    CouponLayers,
  };
};

export const chunk = new ContainerModule(({ bind }) => {
  bind(CHUNKS.coupons).toDynamicValue(couponsChunk);
});
