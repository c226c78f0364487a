import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import type { AppliedPromotion, FundingDiscount, ExtraDiscountOffer } from '../entities/discount/discount.ts';
import type { Rounding } from '../money/currency.ts';
import type { CartUnitId } from '../money/ids.ts';
import {
  overseaFees,
  type OverseaCharge,
  chargedFees,
  type ShippingInput,
  type ChargedFee,
} from './parcel/shipping-fees.ts';
import { won, noWon, type Won } from '../money/won.ts';
import {
  takeCouponsOf,
  type PriceLane,
  lanesOf,
  linesByPlace,
  takeShippingCoupons,
  type CouponLanes,
  type LinesByPlace,
} from './coupon/coupon-lanes.ts';
import {
  takeBundleDiscounts,
  takeMemberAndPartnershipDiscounts,
  takeOptionAndSellerDiscounts,
} from './discount/discounts.ts';
import {
  takeExtraDiscount,
  takeFunding,
  takePromotions,
  takeShippingPromotions,
  type AppliedExtraDiscount,
} from './discount/take-discounts.ts';
import { totalOf, type LedgerEntry } from './ledger/ledger.ts';
import { lineOf, type Line } from './ledger/line.ts';

/** The part of a cart that determines its price. */
export interface PricingInput extends ShippingInput {
  readonly units: readonly CartUnit[];
  /** Selected units. Other units are priced separately and count towards no total. */
  readonly selected: ReadonlySet<CartUnitId>;
  /** Each coupon reduces its selected units. */
  readonly appliedCoupons: readonly AppliedCoupon[];
  /** False if the server could not determine shipping: no fee is included and the total is marked. */
  readonly shippingKnown: boolean;
  readonly fundingDiscounts?: readonly FundingDiscount[];
  readonly appliedPromotions?: readonly AppliedPromotion[];
  readonly extraDiscounts?: ExtraDiscountOffer;
  /** Overseas shipping; missing or undefined for domestic carts. */
  readonly oversea?: OverseaCharge | undefined;
  /** Rounding of rates of discounts and coupons; down if missing. */
  readonly rounding?: Rounding | undefined;
}

/** Pricing in progress: lines and results outside the lines. */
export interface Pricing {
  readonly lines: readonly Line[];
  readonly byPlace: LinesByPlace;
  /** Coupons in use; ignores coupons without a unit here. */
  readonly coupons: CouponLanes;
  /** Before the extra discount and shipping. */
  extraDiscountBasis: Won;
  extraDiscount: AppliedExtraDiscount | undefined;
  fees: readonly ChargedFee[];
  shippingCoupons: readonly LedgerEntry[];
  overseas: readonly LedgerEntry[];
}

/** A pricing step; it modifies the pricing. */
export type PriceStep = (pricing: Pricing, input: PricingInput) => void;

const couponsOf =
  (lane: PriceLane): PriceStep =>
  ({ byPlace, coupons }, { rounding }) =>
    takeCouponsOf(lane, coupons, byPlace, rounding);

/** Totals the remaining prices in minor units; a negative line counts as 0. */
const basisOf = (lines: readonly Line[]): Won => {
  let total = 0;
  for (const { left } of lines) total += Math.max(0, left);
  return won(total);
};

const extraDiscount: PriceStep = (pricing, { extraDiscounts }) => {
  pricing.extraDiscountBasis = basisOf(pricing.lines);
  pricing.extraDiscount = extraDiscounts ? takeExtraDiscount(pricing.lines, extraDiscounts) : undefined;
};

/** Steps that reduce unit prices, in order. */
export const unitSteps: readonly PriceStep[] = [
  ({ lines, coupons }) => takeOptionAndSellerDiscounts(lines, coupons.withBuyerCoupon),
  ({ lines }) => takeBundleDiscounts(lines),
  ({ lines }) => takeMemberAndPartnershipDiscounts(lines),
  ({ lines }, { fundingDiscounts = [] }) => takeFunding(lines, fundingDiscounts),
  ({ lines }, { appliedPromotions = [] }) => takePromotions(lines, appliedPromotions),
  couponsOf('BuyerCoupon'),
  couponsOf('SuperCoupon'),
  couponsOf('SellerDupCoupon'),
];

export const parcelSteps: readonly PriceStep[] = [
  (pricing, input) => {
    pricing.fees = input.shippingKnown ? chargedFees(pricing.lines, input) : [];
  },
  (pricing, { appliedPromotions = [] }) => {
    pricing.fees = takeShippingPromotions(pricing.fees, pricing.lines, appliedPromotions);
  },
  (pricing, { rounding }) => {
    pricing.shippingCoupons = takeShippingCoupons(pricing.coupons, pricing.byPlace, pricing.fees, rounding);
  },
];

/** All pricing steps in stacking order. */
export const priceSteps: readonly PriceStep[] = [
  ...unitSteps,
  (pricing, input) => {
    pricing.overseas = overseaFees(pricing.lines, input);
  },
  // Before the parcels: the extra discount must not affect free shipping (DC-04).
  extraDiscount,
  ...parcelSteps,
];

/** Prices units that are bought together: item prices first, then each step. */
export const priceTogether = (
  steps: readonly PriceStep[],
  units: readonly CartUnit[],
  coupons: readonly AppliedCoupon[],
  input: PricingInput,
): Pricing => {
  const lines = units.map((unit) => lineOf(unit, input.rounding));
  const lanes = lanesOf(coupons);
  const pricing: Pricing = {
    lines,
    byPlace: linesByPlace(lines, lanes),
    coupons: lanes,
    extraDiscountBasis: noWon,
    extraDiscount: undefined,
    fees: [],
    shippingCoupons: [],
    overseas: [],
  };
  for (const step of steps) step(pricing, input);
  return pricing;
};

export const parcelsTotal = ({ fees, shippingCoupons }: Pricing): number => {
  let total: number = totalOf(shippingCoupons);
  for (const { fee } of fees) total += fee.fee;
  return total;
};
