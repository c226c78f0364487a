import type { PageParts } from '@baguni/components';
import type { ViewParts } from '@baguni/presentation';
import type { CartApp } from './compose-cart.ts';

/** What of the views comes late, by what stands behind the page, which is on its way itself when they are drawn first. */
export const partsOf = (app: () => Promise<Pick<CartApp, 'parts'>>): ViewParts & PageParts => ({
  deferredViews: async () => (await app()).parts.deferredViews(),
  couponViews: async () => (await app()).parts.couponViews(),
  overseasViews: async () => (await app()).parts.overseasViews(),
  estimateViews: async () => (await app()).parts.estimateViews(),
  estimateLayer: async () => (await app()).parts.estimateLayer(),
  extrasViews: async () => (await app()).parts.extrasViews(),
  extrasComponents: async () => (await app()).parts.extrasComponents(),
  overlays: async () => (await app()).parts.overlays(),
  couponLayers: async () => (await app()).parts.couponLayers(),
  overseasComponents: async () => (await app()).parts.overseasComponents(),
});
