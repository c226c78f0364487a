import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../views/common/context.ts';
import type { CouponViews } from './coupon-views.ts';

/** Loads the views of coupons with the words of the page's language: nothing of them is needed before a box is opened. */
export const loadCouponViews = async (store: CartStore, context: ViewContext): Promise<CouponViews> => {
  const [{ CouponViews: Views }, { loadCouponWords }] = await Promise.all([
    import('./coupon-views.ts'),
    import('./words/load-coupon-words.ts'),
  ]);
  return new Views(store, context, await loadCouponWords(context.words.language));
};
