import { couponBoxOf } from '../coupon-box/box.ts';
import { openBox } from '../coupon-box/open-box.ts';
import type { CouponOption, CouponStatus } from '../coupon-box/options.ts';
import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import type { CouponPlace, CouponLane } from '../entities/coupon/coupon-place.ts';
import type { Coupon } from '../entities/coupon/coupon.ts';
import type { CartUnitId, CouponIssueNo } from '../money/ids.ts';
import type { Won } from '../money/won.ts';
import { checkoutFactsOf } from '../rules/checkout/checkout-facts.ts';
import { checkId } from './cart/arguments.ts';
import type { EngineCart } from './cart/engine-cart.ts';
import type { ShopFinding } from './finding.ts';
import { againstCoupon } from './promotions/conflicts.ts';
import type { EvaluatedPromotion } from './promotions/evaluate.ts';
import { evaluateCart } from './promotions/evaluated-cart.ts';
import type { Shop } from './shop.ts';

/** A coupon that may apply, with the result of its application. */
export interface OfferedCoupon {
  readonly key: CouponIssueNo;
  readonly coupon: Coupon;
  readonly status: CouponStatus;
  /** The price or the fee that remains with this coupon, in minor units. */
  readonly priceAfter: Won;
  /** The reason against the coupon; undefined if it can be applied. */
  readonly reason: ShopFinding | undefined;
}

/** An option is unusable if a promotion or an exclusion of the shop objects to it. */
const offeredCoupon = (
  { exclusions }: Shop,
  promotions: readonly EvaluatedPromotion[],
  applied: readonly CouponAssignment[],
  { key, coupon, status, priceAfter, against, isChosen }: CouponOption,
  place: CouponPlace,
): OfferedCoupon => {
  const offered = { key, coupon, status, priceAfter, reason: against };
  if (offered.reason || isChosen) return offered;
  const others = applied.filter((one) => one.coupon !== coupon);
  const reason = againstCoupon({ coupon, place }, others, promotions, exclusions);
  return reason ? { ...offered, status: 'Unusable', reason } : offered;
};

/** The coupons for a unit, its item and its parcel. Amounts in minor units. */
export interface OfferedCoupons {
  readonly sections: readonly {
    readonly lane: CouponLane;
    /** The units that the coupons of the section apply to. */
    readonly cartUnitIds: readonly CartUnitId[];
    /** At most one of them can be in use. */
    readonly options: readonly OfferedCoupon[];
  }[];
}

/** Returns the coupons for a unit, its item and its parcel, by the rules of marketplace and shop (CP-11, EN-09). */
export const couponsFor = (shop: Shop, cart: EngineCart, id: CartUnitId, now: number): OfferedCoupons | undefined => {
  checkId(id, 'cartUnitId');
  const state = evaluateCart(cart, shop, now);
  const { evaluatedPromotions } = state;
  const { coupons: applied } = checkoutFactsOf(state);
  const box = couponBoxOf(state, openBox({ cartUnitId: id, now }));
  return (
    box && {
      sections: box.sections.map(({ lane, place, options }) => ({
        lane,
        cartUnitIds: place.cartUnitIds,
        options: options.map((option) => offeredCoupon(shop, evaluatedPromotions, applied, option, place)),
      })),
    }
  );
};
