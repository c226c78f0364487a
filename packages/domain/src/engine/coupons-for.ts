import { option as O } from 'fp-ts';
import { type CouponBox, couponBoxOf } from '../coupon-box/box.ts';
import { openBox } from '../coupon-box/open-box.ts';
import type { CouponOption } from '../coupon-box/options.ts';
import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import type { CartUnitId } from '../money/ids.ts';
import { checkoutFactsOf } from '../rules/checkout/checkout-facts.ts';
import { checkId } from './cart/arguments.ts';
import type { EngineCart } from './cart/engine-cart.ts';
import { againstCoupon } from './promotions/conflicts.ts';
import type { EvaluatedPromotion } from './promotions/evaluate.ts';
import { evaluateCart } from './promotions/evaluated-cart.ts';
import { asFinding } from './rule.ts';
import type { Shop } from './shop.ts';

/** Marks an option as unusable if a promotion or an exclusion of the shop objects to it. */
const withObjection = (
  { exclusions }: Shop,
  promotions: readonly EvaluatedPromotion[],
  applied: readonly CouponAssignment[],
  option: CouponOption,
  place: CouponPlace,
): CouponOption => {
  if (O.isSome(option.against) || option.isChosen) return option;
  const { coupon } = option;
  const others = applied.filter((one) => one.coupon !== coupon);
  const against = againstCoupon({ coupon, place }, others, promotions, exclusions);
  return against ? { ...option, status: 'Unusable', against: O.some(asFinding(against)) } : option;
};

/** Returns the coupons for a unit, its item and its parcel, by the rules of marketplace and shop (CP-11, EN-09). */
export const couponsFor = (shop: Shop, cart: EngineCart, id: CartUnitId, now: number): O.Option<CouponBox> => {
  checkId(id, 'cartUnitId');
  const state = evaluateCart(cart, shop, now);
  const { evaluatedPromotions } = state;
  const { coupons: applied } = checkoutFactsOf(state);
  return O.map((box: CouponBox) => ({
    ...box,
    sections: box.sections.map((section) => ({
      ...section,
      options: section.options.map((option) =>
        withObjection(shop, evaluatedPromotions, applied, option, section.place),
      ),
    })),
  }))(couponBoxOf(state, openBox({ cartUnitId: id, now })));
};
