import { option as O } from 'fp-ts';
import type { CartUnit } from '../../cart/cart-unit.ts';
import type { CartState } from '../../cart/state.ts';
import { priceCart, type PricedCart, type PricingInput } from '../../price/price-cart.ts';
import { pricingInput } from '../../price/priced-of.ts';
import { won, type Won } from '../../price/won.ts';
import type { Finding } from '../../rules/rule.ts';
import type { AppliedCoupon } from '../coupon.ts';
import { couponLanes, type CouponLane } from '../lane.ts';
import type { Place } from '../place.ts';
import { couponSituationOf } from '../situation.ts';
import { paymentNotice } from '../stacking.ts';
import type { OpenCouponBox } from './open-box.ts';
import { optionsOf, type CouponOption } from './options.ts';
import { differsFrom } from './request.ts';
import { boxUnitIds, heldIn, placesOfBox, wishOf } from './wish.ts';

/** Coupons of one lane, of which one may be chosen (CP-12). */
export interface CouponSection {
  readonly lane: CouponLane;
  readonly place: Place;
  readonly options: readonly CouponOption[];
  readonly isNoneChosen: boolean;
}

/** All that the open coupon box shows. Amounts in won. */
export interface CouponBox {
  readonly unit: CartUnit;
  readonly open: OpenCouponBox;
  readonly sections: readonly CouponSection[];
  /** Every coupon of the cart as it would be in use after Apply. */
  readonly wish: readonly AppliedCoupon[];
  /** The choice differs from what is in use (CP-10). */
  readonly hasUnapplied: boolean;
  /** What the chosen units cost with the coupons in use, and after Apply. */
  readonly before: Won;
  readonly after: Won;
  /** What the coupons of the box take off after Apply. */
  readonly saving: Won;
  /** By which method to pay (CART-BR5-10). */
  readonly payment: O.Option<Finding>;
  /** Why the choice cannot be applied. */
  readonly against: O.Option<Finding>;
}

interface Ground {
  readonly state: CartState;
  readonly open: OpenCouponBox;
  readonly input: PricingInput;
  readonly wish: readonly AppliedCoupon[];
  readonly places: ReadonlyMap<CouponLane, Place>;
  /** The cart after Apply. */
  readonly stacking: PricedCart;
}

const pricedWith = (input: PricingInput, appliedCoupons: readonly AppliedCoupon[]): PricedCart =>
  priceCart({ ...input, appliedCoupons });

const sectionOf = (ground: Ground, lane: CouponLane, place: Place): CouponSection => {
  const { state, open, input, wish, stacking } = ground;
  const situation = couponSituationOf(state, open.openedAt);
  const options = optionsOf({ state, box: open, input, situation, wish, lane, place, stacking });
  return { lane, place, options, isNoneChosen: heldIn(wish, lane, place).length === 0 };
};

const sectionsOf = (ground: Ground): readonly CouponSection[] =>
  couponLanes.flatMap((lane) => {
    const place = ground.places.get(lane);
    const section = place && sectionOf(ground, lane, place);
    return section && section.options.length > 0 ? [section] : [];
  });

const chosenOf = (sections: readonly CouponSection[]) =>
  sections.flatMap(({ place, options }) =>
    options.filter((option) => option.isChosen).map((option) => ({ ...option, place })),
  );

const contentOf = (ground: Ground, unit: CartUnit): CouponBox => {
  const { state, open, input, wish, stacking } = ground;
  const sections = sectionsOf(ground);
  const chosen = chosenOf(sections);
  const without = wish.filter(({ couponIssueNo }) => !chosen.some(({ key }) => key === couponIssueNo));
  return {
    unit,
    open,
    sections,
    wish,
    hasUnapplied: differsFrom(state.appliedCoupons, wish),
    before: pricedWith(input, state.appliedCoupons).payable,
    after: stacking.payable,
    saving: won(pricedWith(input, without).payable - stacking.payable),
    payment: paymentNotice(chosen),
    against: chosen.find((option) => O.isSome(option.against))?.against ?? O.none,
  };
};

/** The coupon box that is open, worked out from the state; none where none is open or its unit has gone (CP-11, CP-12). */
export const couponBoxOf = (state: CartState): O.Option<CouponBox> => {
  const open = O.toUndefined(state.couponBox);
  const unit = open && state.units.find(({ cartUnitId }) => cartUnitId === open.cartUnitId);
  if (!open || !unit) return O.none;
  const input = { ...pricingInput(state), selected: boxUnitIds(state, unit.cartUnitId) };
  const places = placesOfBox(state, unit.cartUnitId);
  const wish = wishOf(state, open);
  return O.some(contentOf({ state, open, input, wish, places, stacking: pricedWith(input, wish) }, unit));
};
