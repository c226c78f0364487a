import type { Late } from '@baguni/domain';
import type { layerViews } from '@baguni/presentation';
import type { CouponParts } from '../coupons/coupon-page.ts';
import type { LayerComponents } from '../layers/layer-components.ts';
import type { OverseasParts } from '../overseas/overseas-page.ts';

/** What of a page comes late: what lies over it, and shipping overseas. */
export interface PageParts extends CouponParts, OverseasParts {
  /** Puts layers into words. */
  readonly layerWording: Late<typeof layerViews>;
  readonly layerComponents: Late<LayerComponents>;
}

const missing = (): Promise<never> => Promise.reject(new Error('this page has no late parts'));

/** Of a page that loads nothing: on a server. */
export const noPageParts: PageParts = {
  layerWording: missing,
  layerComponents: missing,
  couponLayers: missing,
  overseasComponents: missing,
};
