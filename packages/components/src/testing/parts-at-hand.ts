import { CouponLayers } from '../coupons/CouponLayers.tsx';
import { EstimateLayer } from '../estimate/EstimateLayer.tsx';
import { extrasComponents } from '../extras/extras-components.ts';
import { overlaysPart } from '../overlays/Overlays.tsx';
import type { PageParts } from '../overlays/page-parts.ts';
import { Panel, SideLayerPart } from '../overseas/OverseasParts.tsx';

/** Every late part of a page, there already. */
export const pagePartsAtHand: PageParts = {
  overlays: () => Promise.resolve(overlaysPart),
  couponLayers: () => Promise.resolve(CouponLayers),
  estimateLayer: () => Promise.resolve(EstimateLayer),
  extrasComponents: () => Promise.resolve(extrasComponents),
  overseasComponents: () => Promise.resolve({ Panel, SideLayerPart }),
};
