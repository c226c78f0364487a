import { couponBoxOf, type CouponBox, type CouponBoxShop } from '@baguni/domain/internal';
import type { Session } from '@baguni/use-cases';
import { compareStructural, computed, makeObservable } from 'mobx';
import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../common/context.ts';
import { type BestCombinationView, bestCombinationView } from '../best-coupons/best-combination-view.ts';
import { type CouponBoxView, couponBoxView } from '../coupons/coupon-box-view.ts';
import { type CouponContext, type TranslateCoupon, loadCouponWords } from '../coupons/coupon-context.ts';

const same = computed({ equals: compareStructural });

export class CouponViews {
  readonly #store: CartStore;
  readonly #context: CouponContext;

  constructor(store: CartStore, view: ViewContext, translate: TranslateCoupon, shop: CouponBoxShop) {
    this.#store = store;
    this.#context = { view, translate, shop };
    makeObservable(this, { box: same, bestCombination: same });
  }

  get box(): CouponBoxView | undefined {
    const { state } = this.#store;
    const box = this.#boxOf(state);
    return box && couponBoxView(this.#context, state, box);
  }

  #boxOf({ cart, couponBox }: Session): CouponBox | undefined {
    return couponBox === undefined ? undefined : couponBoxOf(cart, couponBox, this.#context.shop);
  }

  get bestCombination(): BestCombinationView | undefined {
    const { state } = this.#store;
    const preview = state.bestCombination;
    return preview && bestCombinationView(this.#context, state, preview);
  }
}

/**
 * Creates the coupon views and their words lazily.
 * @param shop pricing and coupon rules of the engine that page and server use
 */
export const couponViewsWith =
  (shop: CouponBoxShop) =>
  async (store: CartStore, context: ViewContext): Promise<CouponViews> => {
    return new CouponViews(store, context, await loadCouponWords(context.words.language), shop);
  };
