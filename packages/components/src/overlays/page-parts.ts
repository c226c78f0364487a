import type { Late } from '@baguni/domain';
import type { CouponParts } from '../coupons/coupon-page.ts';
import type { EstimateParts } from '../estimate/estimate-page.ts';
import type { ExtrasParts } from '../extras/extras-page.ts';
import type { OverseasParts } from '../overseas/overseas-page.ts';
import type { OverlaysPart } from './overlays-part.ts';

/** What of a page comes late: what lies over it, the estimate among it, shipping overseas, and what is around the cart. */
export interface PageParts extends CouponParts, OverseasParts, EstimateParts, ExtrasParts {
  /** Layers, what they ask, and announcements. */
  readonly overlays: Late<OverlaysPart>;
}

const missing = (): Promise<never> => Promise.reject(new Error('no late parts'));

/** Of a page that loads nothing: on a server. */
export const noPageParts: PageParts = {
  overlays: missing,
  couponLayers: missing,
  overseasComponents: missing,
  estimateLayer: missing,
  extrasComponents: missing,
};
