import { couponBoxOf, type CouponBoxShop } from '@baguni/domain/internal';
import type { CartStore } from '../store/cart-store.ts';
import { memoizedViews } from '../store/memoize.ts';
import type { ViewContext } from '../common/context.ts';
import { bestCombinationView } from '../best-coupons/best-combination-view.ts';
import { couponBoxView } from '../coupons/coupon-box-view.ts';
import { loadCouponWords } from '../coupons/coupon-context.ts';

/**
 * Creates the coupon views and their words lazily.
 * @param shop pricing and coupon rules of the engine that page and server use
 */
export const couponViewsWith = (shop: CouponBoxShop) => async (store: CartStore, view: ViewContext) => {
  const context = { view, translate: await loadCouponWords(view.words.language), shop };
  return memoizedViews({
    box: () => {
      const { cart, couponBox } = store.state;
      const box = couponBox && couponBoxOf(cart, couponBox, shop);
      return box && couponBoxView(context, store.state, box);
    },
    bestCombination: () => {
      const { bestCombination } = store.state;
      return bestCombination && bestCombinationView(context, store.state, bestCombination);
    },
  });
};

export type CouponViews = Awaited<ReturnType<ReturnType<typeof couponViewsWith>>>;
