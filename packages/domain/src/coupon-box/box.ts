import type { PricingInput } from '../price/pricing-input.ts';
import type { PricedCart } from '../price/priced/priced-cart.ts';
import { option as O } from 'fp-ts';
import { unitOfId, type CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { priceCart } from '../price/price-cart.ts';
import { marketplacePrices, type EnginePrices } from '../selectors/engine-prices.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { won, type Won } from '../money/won.ts';
import type { Finding } from '../rule/rule.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import { couponSituationOf } from '../selectors/situation.ts';
import { nothingAgainst, type AgainstCoupon } from '../coupons/against-coupon.ts';
import { paymentNotice } from '../coupons/stacking.ts';
import type { OpenCouponBox } from '../state/coupon-box.ts';
import { optionsOf, type CouponOption } from './options.ts';
import { differsFrom } from './request.ts';
import { fixedDiscountsOf, slotsOf, type CouponSlot, type FixedDiscount } from './slots.ts';
import { boxUnitIds, heldIn, couponsAfterApplyOf } from './choices.ts';

/** Coupons of one lane, of which one may be chosen (CP-12). */
export interface CouponSection extends CouponSlot {
  /** The coupons that are meant for this place, those that cannot be used included. */
  readonly options: readonly CouponOption[];
  /** No coupon is chosen here. */
  readonly isNoneChosen: boolean;
}

/** All that the open coupon box shows. Amounts in won. */
export interface CouponBox {
  /** The unit that it was opened for. */
  readonly unit: CartUnit;
  /** What the box is about: the unit, or the units of its item that take coupons. */
  readonly cartUnitIds: readonly CartUnitId[];
  /** None but in a group's box (CP-12). */
  readonly fixed: readonly FixedDiscount[];
  /** What was chosen in it so far. */
  readonly open: OpenCouponBox;
  /** The places that coupons can go, each with its coupons. */
  readonly sections: readonly CouponSection[];
  /** Every coupon of the cart as it would be in use after Apply. */
  readonly couponsAfterApply: readonly AppliedCoupon[];
  /** The choice differs from what is in use (CP-10). */
  readonly hasUnapplied: boolean;
  /** What the chosen units cost with the coupons in use. */
  readonly before: Won;
  /** What they would cost after Apply. */
  readonly after: Won;
  /** What the coupons of the box take off after Apply. */
  readonly saving: Won;
  /** By which method to pay (CART-BR5-10). */
  readonly payment: O.Option<Finding>;
  /** Why the choice cannot be applied. */
  readonly against: O.Option<Finding>;
}

/** What an engine has to say to a coupon box: how the cart is priced, and what the shop itself has against a coupon (EN-09). */
export interface CouponBoxShop extends EnginePrices {
  /** What the shop has against a coupon on a place, beside the marketplace’s rules. */
  readonly againstCoupon: AgainstCoupon;
}

const marketplaceShop: CouponBoxShop = { ...marketplacePrices, againstCoupon: nothingAgainst };

interface Ground {
  readonly shop: CouponBoxShop;
  readonly state: Cart;
  readonly open: OpenCouponBox;
  readonly couponsAfterApply: readonly AppliedCoupon[];
  readonly slots: readonly CouponSlot[];
  /** The cart after Apply. */
  readonly stacking: PricedCart;
}

/** What prices the units of a box with these coupons in use: promotions may give way to them. */
const inputWith = (
  { shop, state, open }: Pick<Ground, 'shop' | 'state' | 'open'>,
  appliedCoupons: readonly AppliedCoupon[],
): PricingInput => ({
  ...pricingInput(shop.ready({ ...state, appliedCoupons })),
  selected: boxUnitIds(state, open.cartUnitId),
});

const payableWith = (ground: Ground, coupons: readonly AppliedCoupon[]): Won =>
  priceCart(inputWith(ground, coupons)).payable;

const sectionOf = (ground: Ground, slot: CouponSlot): CouponSection => {
  const { lane, place } = slot;
  const { state, open, couponsAfterApply, stacking, shop } = ground;
  const { againstCoupon } = shop;
  const situation = couponSituationOf(state, open.openedAt);
  const facts = { state, box: open, situation, couponsAfterApply, lane, place, stacking, againstCoupon };
  const options = optionsOf({ ...facts, inputWith: (coupons) => inputWith(ground, coupons) });
  return { ...slot, options, isNoneChosen: heldIn(couponsAfterApply, lane, place).length === 0 };
};

const sectionsOf = (ground: Ground): readonly CouponSection[] =>
  ground.slots.map((slot) => sectionOf(ground, slot)).filter(({ options }) => options.length > 0);

const chosenOf = (sections: readonly CouponSection[]) =>
  sections.flatMap(({ place, options }) =>
    options.filter((option) => option.isChosen).map((option) => ({ ...option, place })),
  );

const contentOf = (ground: Ground, unit: CartUnit): CouponBox => {
  const { state, open, couponsAfterApply, stacking, slots } = ground;
  const isGroup = open.scope === 'ItemGroup';
  const cartUnitIds = isGroup ? [...new Set(slots.flatMap(({ place }) => place.cartUnitIds))] : [unit.cartUnitId];
  const sections = sectionsOf(ground);
  const chosen = chosenOf(sections);
  const without = couponsAfterApply.filter(({ couponIssueNo }) => !chosen.some(({ key }) => key === couponIssueNo));
  return {
    unit,
    cartUnitIds,
    fixed: isGroup ? fixedDiscountsOf(stacking, cartUnitIds) : [],
    open,
    sections,
    couponsAfterApply,
    hasUnapplied: differsFrom(state.appliedCoupons, couponsAfterApply),
    before: payableWith(ground, state.appliedCoupons),
    after: stacking.payable,
    saving: won(payableWith(ground, without) - stacking.payable),
    payment: paymentNotice(chosen),
    against: chosen.find((option) => O.isSome(option.against))?.against ?? O.none,
  };
};

/**
 * Evaluates an open coupon box; `none` if its unit is no longer in the cart (CP-11, CP-12).
 * @param shop the engine's prices and rules; the marketplace's by default
 * @example
 * const box = O.toNullable(couponBoxOf(cart, openBox({ cartUnitId: cartUnitId(1), now })));
 * [box?.sections.length, box?.before, box?.hasUnapplied]; // [ 1, 38790, false ]
 */
export const couponBoxOf = (
  state: Cart,
  open: OpenCouponBox,
  shop: CouponBoxShop = marketplaceShop,
): O.Option<CouponBox> => {
  const unit = unitOfId(state.units, open.cartUnitId);
  if (!unit) return O.none;
  const slots = slotsOf(state, open);
  const couponsAfterApply = couponsAfterApplyOf(state, open);
  const stacking = priceCart(inputWith({ shop, state, open }, couponsAfterApply));
  return O.some(contentOf({ shop, state, open, couponsAfterApply, slots, stacking }, unit));
};
