import { option as O } from 'fp-ts';
import type { Option } from 'fp-ts/Option';
import { won, type Won } from '../money/won.ts';
import type { CouponLanes, LinesByPlace } from './coupon/coupon-lanes.ts';
import { takeCouponsOf } from './coupon/take-coupons.ts';
import { takeShippingCoupons } from './coupon/take-shipping-coupons.ts';
import {
  takeBundleDiscounts,
  takeMemberAndPartnershipDiscounts,
  takeOptionAndSellerDiscounts,
} from './discount/discounts.ts';
import { takeExtraDiscount, type AppliedExtraDiscount } from './discount/take-extra-discount.ts';
import { takeFunding } from './discount/take-funding.ts';
import { takePromotions } from './discount/take-promotions.ts';
import type { LedgerEntry } from './ledger/ledger.ts';
import type { Line } from './ledger/line.ts';
import { overseaFees } from './overseas/overseas-fees.ts';
import { chargedFees, type ChargedFee } from './parcel/parcels.ts';
import type { PricingInput } from './pricing-input.ts';

/** A price while it is worked out: what the steps so far have left of each line, and what they have put beside the lines. */
export interface Pricing {
  /** The units that are bought together, in the cart's order. */
  readonly lines: readonly Line[];
  /** Those that some coupon is on, as the lanes place them. */
  readonly byPlace: LinesByPlace;
  /** The coupons in use: those that are on none of these units change nothing. */
  readonly coupons: CouponLanes;
  /** What the units cost before the extra discount and shipping, in won (DC-04). */
  extraDiscountBasis: Won;
  /** The extra discount that applies, where one does (DC-04). */
  extraDiscount: Option<AppliedExtraDiscount>;
  /** What the parcels cost. */
  fees: readonly ChargedFee[];
  /** What coupons take off the fees (CP-05). */
  shippingCoupons: readonly LedgerEntry[];
  /** What shipping overseas costs (OV-03). */
  overseas: readonly LedgerEntry[];
}

/** One step of a price: what it does to the pricing so far. */
export type PriceStep = (pricing: Pricing, input: PricingInput) => void;

const optionAndSellerDiscounts: PriceStep = ({ lines, coupons }) =>
  takeOptionAndSellerDiscounts(lines, coupons.withBuyerCoupon);

const bundleDiscounts: PriceStep = ({ lines }) => takeBundleDiscounts(lines);

const memberAndPartnershipDiscounts: PriceStep = ({ lines }) => takeMemberAndPartnershipDiscounts(lines);

const fundingDiscounts: PriceStep = ({ lines }, { fundingDiscounts: fundings = [] }) => takeFunding(lines, fundings);

const promotions: PriceStep = ({ lines }, { appliedPromotions: applied = [] }) => takePromotions(lines, applied);

const couponsOf = (...lane: Parameters<typeof takeCouponsOf>): PriceStep => {
  const take = takeCouponsOf(...lane);
  return ({ byPlace, coupons }) => take(coupons, byPlace);
};

const overseasFees: PriceStep = (pricing, input) => {
  pricing.overseas = overseaFees(pricing.lines, input);
};

/** What is left of the lines' prices, in won; a line below 0 takes nothing off the others (DC-04). */
export const basisOf = (lines: readonly Line[]): Won => {
  let total = 0;
  for (const { left } of lines) total += Math.max(0, left);
  return won(total);
};

const extraDiscount: PriceStep = (pricing, { extraDiscounts }) => {
  pricing.extraDiscountBasis = basisOf(pricing.lines);
  pricing.extraDiscount = extraDiscounts ? takeExtraDiscount(pricing.lines, extraDiscounts) : O.none;
};

const parcelFees: PriceStep = (pricing, input) => {
  pricing.fees = input.shippingKnown ? chargedFees(pricing.lines, input) : [];
};

const shippingCoupons: PriceStep = (pricing) => {
  pricing.shippingCoupons = takeShippingCoupons(pricing.coupons, pricing.byPlace, pricing.fees);
};

/** The steps that price a unit, after its own price: what comes off it, in this order (PR-01..PR-03, CP-03, DC-01..DC-03, EN-09). */
export const unitSteps: readonly PriceStep[] = [
  optionAndSellerDiscounts,
  bundleDiscounts,
  memberAndPartnershipDiscounts,
  fundingDiscounts,
  promotions,
  couponsOf('BuyerCoupon'),
  couponsOf('SuperCoupon'),
  couponsOf('SellerDupCoupon'),
];

/** The steps that price parcels, by what the goods in them cost (SH-02, CP-05). */
export const parcelSteps: readonly PriceStep[] = [parcelFees, shippingCoupons];

/** The steps that depend on everything that is bought, after the units: what stands beside their prices (OV-03, DC-04). */
export const cartSteps: readonly PriceStep[] = [
  // before the extra discount: it takes no free shipping away (DC-04, OV-11)
  overseasFees,
  extraDiscount,
  ...parcelSteps,
];

/** All steps that price a cart: the stacking order, from top to bottom (PR-01..PR-08). */
export const priceSteps: readonly PriceStep[] = [...unitSteps, ...cartSteps];

/** The steps that no unit outside of a cluster takes part in: all but what is of the whole cart. */
export const clusterSteps: readonly PriceStep[] = [...unitSteps, ...parcelSteps];
