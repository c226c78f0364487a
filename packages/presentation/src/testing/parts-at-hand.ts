import { marketplaceCheck, marketplacePrices } from '@baguni/domain';
import { couponViewsWith } from '../coupons/coupon-views-of.ts';
import { overseasViewsOf } from '../overseas/overseas-views-of.ts';
import { testNow } from '@baguni/domain/testing';
import { estimateViewsOf } from '../estimate/estimate-views-of.ts';
import { extrasViewsOf } from '../extras/extras-views-of.ts';
import type { ViewParts } from '../page/view-parts.ts';
import { deferredViews } from './deferred-views.ts';

/** Every late part of the views, there already. */
export const viewPartsAtHand: ViewParts = {
  deferredViews: () => Promise.resolve(deferredViews),
  couponViews: () => Promise.resolve(couponViewsWith({ ...marketplacePrices, ...marketplaceCheck })),
  overseasViews: () => Promise.resolve(overseasViewsOf),
  estimateViews: () => Promise.resolve(estimateViewsOf({ now: () => testNow })),
  extrasViews: () => Promise.resolve(extrasViewsOf),
};
