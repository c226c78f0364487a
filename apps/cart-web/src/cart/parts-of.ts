import type { PageParts } from '@baguni/components';
import type { ViewParts } from '@baguni/presentation';
import type { Chunks } from '../compose/tokens.ts';

/** The views and components that load after the first view. @param load loads the session, which has the chunks */
export const partsOf = (load: () => Promise<Chunks>): ViewParts & PageParts => {
  const more = async () => (await load()).more();
  const coupons = async () => (await load()).coupons();
  const overseas = async () => (await load()).overseas();
  return {
    deferredViews: async () => (await more()).deferredViews,
    couponViews: async () => (await coupons()).couponViews,
    overseasViews: async () => (await overseas()).overseasViews,
    estimateViews: async () => (await more()).estimateViews,
    estimateLayer: async () => (await more()).EstimateLayer,
    extrasViews: async () => (await more()).extrasViews,
    extrasComponents: async () => (await more()).extrasComponents,
    overlays: async () => (await more()).overlays,
    couponLayers: async () => (await coupons()).CouponLayers,
    overseasComponents: overseas,
  };
};
