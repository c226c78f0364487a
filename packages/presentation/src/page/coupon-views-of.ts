import type { CouponBoxShop } from '@baguni/domain';
import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../common/context.ts';
import { CouponViews } from './coupon-views.ts';
import { loadCouponWords } from '../coupons/coupon-context.ts';

/**
 * Creates the coupon views and their words lazily.
 * @param shop pricing and coupon rules of the engine that page and server use
 */
export const couponViewsWith =
  (shop: CouponBoxShop) =>
  async (store: CartStore, context: ViewContext): Promise<CouponViews> => {
    return new CouponViews(store, context, await loadCouponWords(context.words.language), shop);
  };
