import { boxUnitIds, placesOfBox } from '../coupon-box/choices.ts';
import { optionsOf, type CouponStatus, type LaneOption } from '../coupon-box/options.ts';
import { nothingAgainst, type CouponAssignment } from '../coupons/coupon-assignment.ts';
import type { CouponPlace, CouponLane } from '../entities/coupon/coupon-place.ts';
import { unitOfId } from '../entities/cart/cart-unit.ts';
import type { AppliedCoupon, Coupon } from '../entities/coupon/coupon.ts';
import type { CartUnitId, CouponIssueNo } from '../money/ids.ts';
import type { Won } from '../money/won.ts';
import { priceCart } from '../price/price-cart.ts';
import type { PricingInput } from '../price/price-steps.ts';
import { checkoutFactsOf } from '../rules/checkout/checkout-facts.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { couponSituationOf } from '../selectors/situation.ts';
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
  { key, coupon, status, priceAfter, against, isChosen }: LaneOption,
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
  const shop = shopOfCart(engine, cart, now);
  const state = evaluateCart(cart, shop, now);
  if (!unitOfId(state.units, id)) return undefined;
  const { coupons } = checkoutFactsOf(state);
  const named = withNamedReason(shop);
  const { applied } = state.coupons;
  const inputWith = (used: readonly AppliedCoupon[]): PricingInput => ({
    ...pricingInput({ ...state, coupons: { ...state.coupons, applied: used } }),
    selected: boxUnitIds(state, id),
  });
  const facts = {
    state,
    inputWith,
    situation: couponSituationOf(state, now),
    couponsAfterApply: applied,
    stacking: priceCart(inputWith(applied)),
    againstCoupon: nothingAgainst,
  };
  return {
    sections: [...placesOfBox(state, id)].flatMap(([lane, place]) => {
      const options = optionsOf({ ...facts, lane, place });
      if (options.length === 0) return [];
      const offered = options.map((option) => named(offeredCoupon(shop, state, coupons, option, place)));
      return [{ lane, cartUnitIds: place.cartUnitIds, options: offered }];
    }),
  };
};
