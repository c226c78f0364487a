import { layerViews } from '@baguni/presentation/testing';
import { CouponLayers } from '../coupons/CouponLayers.tsx';
import { layerComponents } from '../layers/layer-components.ts';
import type { PageParts } from '../overlays/page-parts.ts';
import { Panel, SideLayerPart } from '../overseas/OverseasParts.tsx';

/** Every late part of a page, there already. */
export const pagePartsAtHand: PageParts = {
  layerWording: () => Promise.resolve(layerViews),
  layerComponents: () => Promise.resolve(layerComponents),
  couponLayers: () => Promise.resolve(CouponLayers),
  overseasComponents: () => Promise.resolve({ Panel, SideLayerPart }),
};
