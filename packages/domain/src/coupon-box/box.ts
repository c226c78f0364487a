import type { PricingInput } from '../price/price-steps.ts';
import type { PricedCart } from '../price/priced-cart.ts';
import { unitOfId, type CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { priceCart } from '../price/price-cart.ts';
import { marketplacePrices, type EnginePrices } from '../selectors/pricer.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { won, type Won } from '../money/won.ts';
import type { Finding } from '../rule/rule.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import { couponSituationOf } from '../selectors/situation.ts';
import { nothingAgainst, type AgainstCoupon } from '../coupons/coupon-assignment.ts';
import { paymentNotice } from '../coupons/stacking.ts';
import type { OpenCouponBox } from './open-box.ts';
import { optionsOf, type CouponStatus, type LaneOption } from './options.ts';
import { differsFrom } from './request.ts';
import { fixedDiscountsOf, slotsOf, type CouponSlot, type FixedDiscount } from './slots.ts';
import { boxUnitIds, heldIn, couponsAfterApplyOf } from './choices.ts';

/** A coupon in an open coupon box. */
export interface CouponOption extends Omit<LaneOption, 'status'> {
  readonly status: CouponStatus | 'Downloading';
  /** True if it was downloaded while the box was open. */
  readonly isFresh: boolean;
}

/** Coupons of one lane. At most one of them can be chosen. */
export interface CouponSection extends CouponSlot {
  readonly options: readonly CouponOption[];
  readonly isNoneChosen: boolean;
}

/** Amounts in minor units. */
export interface CouponBox {
  readonly unit: CartUnit;
  /** The unit, or the units of its item that take coupons. */
  readonly cartUnitIds: readonly CartUnitId[];
  /** Empty unless the box belongs to a group. */
  readonly fixed: readonly FixedDiscount[];
  readonly open: OpenCouponBox;
  readonly sections: readonly CouponSection[];
  readonly couponsAfterApply: readonly AppliedCoupon[];
  /** True if the choice differs from the coupons in use. */
  readonly hasUnapplied: boolean;
  /** Price of the units with the coupons in use. */
  readonly before: Won;
  readonly after: Won;
  /** Saving from the coupons of the box after Apply. */
  readonly saving: Won;
  /** Notice of the required payment method, or undefined. */
  readonly payment: Finding | undefined;
  readonly against: Finding | undefined;
}

export interface CouponBoxShop extends EnginePrices {
  readonly againstCoupon: AgainstCoupon;
}

const marketplaceShop: CouponBoxShop = { ...marketplacePrices, againstCoupon: nothingAgainst };

interface Ground {
  readonly shop: CouponBoxShop;
  readonly state: Cart;
  readonly open: OpenCouponBox;
  readonly couponsAfterApply: readonly AppliedCoupon[];
  readonly slots: readonly CouponSlot[];
  readonly stacking: PricedCart;
}

/** Pricing input with these coupons in use; they may replace promotions. */
const inputWith = (
  { shop, state, open }: Pick<Ground, 'shop' | 'state' | 'open'>,
  appliedCoupons: readonly AppliedCoupon[],
): PricingInput => ({
  ...pricingInput(shop.ready({ ...state, coupons: { ...state.coupons, applied: appliedCoupons } })),
  selected: boxUnitIds(state, open.cartUnitId),
});

const payableWith = (ground: Ground, coupons: readonly AppliedCoupon[]): Won =>
  priceCart(inputWith(ground, coupons)).payable;

const inBox = ({ downloading, fresh }: OpenCouponBox, option: LaneOption): CouponOption => {
  const { key, coupon, isChosen, status } = option;
  const isDownloading = !isChosen && coupon.issueNo === undefined && downloading.includes(coupon.policyNo);
  return { ...option, status: isDownloading ? 'Downloading' : status, isFresh: fresh.includes(key) };
};

const sectionOf = (ground: Ground, slot: CouponSlot): CouponSection => {
  const { lane, place } = slot;
  const { state, open, couponsAfterApply, stacking, shop } = ground;
  const { againstCoupon } = shop;
  const situation = couponSituationOf(state, open.openedAt);
  const facts = { state, situation, couponsAfterApply, lane, place, stacking, againstCoupon };
  const options = optionsOf({ ...facts, inputWith: (coupons) => inputWith(ground, coupons) });
  return {
    ...slot,
    options: options.map((option) => inBox(open, option)),
    isNoneChosen: heldIn(couponsAfterApply, lane, place).length === 0,
  };
};

const groundOf = (state: Cart, open: OpenCouponBox, shop: CouponBoxShop = marketplaceShop): Ground => {
  const slots = slotsOf(state, open);
  const couponsAfterApply = couponsAfterApplyOf(state, open);
  const stacking = priceCart(inputWith({ shop, state, open }, couponsAfterApply));
  return { shop, state, open, couponsAfterApply, slots, stacking };
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
    hasUnapplied: differsFrom(state.coupons.applied, couponsAfterApply),
    before: payableWith(ground, state.coupons.applied),
    after: stacking.payable,
    saving: won(payableWith(ground, without) - stacking.payable),
    payment: paymentNotice(chosen),
    against: chosen.find((option) => option.against !== undefined)?.against,
  };
};

/** Evaluates an open coupon box by a shop; undefined if its unit has left the cart (CP-11, CP-12). */
export const couponBoxOf = (state: Cart, open: OpenCouponBox, shop?: CouponBoxShop): CouponBox | undefined => {
  const unit = unitOfId(state.units, open.cartUnitId);
  return unit && contentOf(groundOf(state, open, shop), unit);
};
