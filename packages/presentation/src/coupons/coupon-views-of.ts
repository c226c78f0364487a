import type { CouponBoxShop } from '@baguni/domain';
import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../views/common/context.ts';
import { CouponViews } from './coupon-views.ts';
import { loadCouponWords } from './words/load-coupon-words.ts';

/**
 * The views of coupons with the words of the page's language: nothing of them is needed before a box is opened.
 * @param shop by which coupons are priced and judged: the engine of page and server (EN-09)
 */
export const couponViewsWith =
  (shop: CouponBoxShop) =>
  async (store: CartStore, context: ViewContext): Promise<CouponViews> => {
    const [words] = await Promise.all([loadCouponWords(context.words.language), context.words.loadLater()]);
    return new CouponViews(store, context, words, shop);
  };
