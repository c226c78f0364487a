import type { Late } from '@baguni/domain';
import type { couponViewsWith } from '../coupons/coupon-views-of.ts';
import type { EstimateViews } from '../estimate/estimate-views.ts';
import type { ExtrasViews } from '../extras/extras-views.ts';
import type { overseasViewsOf } from '../overseas/overseas-views-of.ts';
import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../views/common/context.ts';
import type { DeferredViews } from '../store/deferred-views.ts';

/** What of the views is loaded late. */
export interface ViewParts {
  /** Blockers, nudge and cashback (CK-18, DC-05, CB-02). */
  readonly deferredViews: Late<DeferredViews>;
  /** The coupon box and the best combination (CP-09, CP-19). */
  readonly couponViews: Late<ReturnType<typeof couponViewsWith>>;
  /** Shipping overseas (OV-01). */
  readonly overseasViews: Late<typeof overseasViewsOf>;
  /** The estimate (ES-01). */
  readonly estimateViews: Late<(store: CartStore, context: ViewContext) => EstimateViews>;
  /** What is around the cart (LS-04). */
  readonly extrasViews: Late<(store: CartStore, context: ViewContext) => ExtrasViews>;
}

/** Of a page that loads nothing: on a server, or in a test. It has no part, so that asking for one fails. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a rejection for each would be sent to every browser
export const noViewParts = {} as ViewParts;
