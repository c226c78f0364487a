import type { CouponBoxShop } from '@baguni/domain';
import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../common/context.ts';
import { CouponViews } from './coupon-views.ts';
import { loadCouponWords } from '../coupons/words/load-coupon-words.ts';

/**
 * Creates the coupon views and their words lazily.
 * @param shop pricing and coupon rules of the engine that page and server use
 */
export const couponViewsWith =
  (shop: CouponBoxShop) =>
  async (store: CartStore, context: ViewContext): Promise<CouponViews> => {
    const [words] = await Promise.all([loadCouponWords(context.words.language), context.words.loadLater()]);
    return new CouponViews(store, context, words, shop);
  };
