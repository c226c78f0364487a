import { groundOf, sectionsOf } from '../coupon-box/box.ts';
import { openBox } from '../coupon-box/open-box.ts';
import type { CouponOption, CouponStatus } from '../coupon-box/options.ts';
import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import type { CouponPlace, CouponLane } from '../entities/coupon/coupon-place.ts';
import { unitOfId } from '../entities/cart/cart-unit.ts';
import type { Coupon } from '../entities/coupon/coupon.ts';
import type { CartUnitId, CouponIssueNo } from '../money/ids.ts';
import type { Won } from '../money/won.ts';
import { checkoutFactsOf } from '../rules/checkout/checkout-facts.ts';
import { checkId } from './cart/arguments.ts';
import type { EngineCart } from './cart/engine-cart.ts';
import type { CustomFields } from './cart/fields.ts';
import { withNamedReason } from './codes.ts';
import type { ShopFinding } from './finding.ts';
import { againstCoupon } from './promotions/conflicts.ts';
import { evaluateCart, type EvaluatedCart } from './promotions/evaluated-cart.ts';
import type { Shop } from './shop.ts';
import { shopOfCart, type EngineShop } from './terms.ts';

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

/** An option is unusable if a promotion or an exclusion of the shop objects to it. */
const offeredCoupon = (
  { exclusions }: Shop,
  { evaluatedPromotions }: EvaluatedCart,
  applied: readonly CouponAssignment[],
  { key, coupon, status, priceAfter, against, isChosen }: CouponOption,
  place: CouponPlace,
): OfferedCoupon => {
  const offered = { key, coupon, status, priceAfter, reason: against };
  if (offered.reason || isChosen) return offered;
  const others = applied.filter((one) => one.coupon !== coupon);
  const reason = againstCoupon({ coupon, place }, others, evaluatedPromotions, exclusions);
  return reason ? { ...offered, status: 'Unusable', reason } : offered;
};

/**
 * Returns the coupons for a unit, its item and its parcel, with remaining price or reason; undefined without such a unit
 * (CP-11, EN-09).
 * @throws TypeError unless it is a cart of the engine
 * @example
 * couponsFor(shop, basket, 1, now)?.sections.length; // 1
 */
export const couponsFor = <C extends string, F extends CustomFields = CustomFields>(
  engine: EngineShop<C, F>,
  cart: EngineCart<C, F>,
  id: number,
  now: number,
): OfferedCoupons | undefined => {
  checkId(id, 'cartUnitId');
  const shop = shopOfCart(engine, cart);
  const state = evaluateCart(cart, shop, now);
  const { coupons: applied } = checkoutFactsOf(state);
  const named = withNamedReason(shop);
  if (!unitOfId(state.units, id)) return undefined;
  const sections = sectionsOf(groundOf(state, openBox({ cartUnitId: id, now })));
  return {
    sections: sections.map(({ lane, place, options }) => ({
      lane,
      cartUnitIds: place.cartUnitIds,
      options: options.map((option) => named(offeredCoupon(shop, state, applied, option, place))),
    })),
  };
};
