import { option as O } from 'fp-ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import { noWon } from '../money/won.ts';
import { lanesOf, linesByPlace, type CouponLanes } from './coupon/coupon-lanes.ts';
import { totalOf } from './ledger/ledger.ts';
import { lineOf, type Line } from './ledger/line.ts';
import type { PriceStep, Pricing } from './price-steps.ts';
import type { PricingInput } from './pricing-input.ts';

/** Starts a pricing with unchanged lines. */
export const pricingOf = (lines: readonly Line[], lanes: CouponLanes): Pricing => ({
  lines,
  byPlace: linesByPlace(lines, lanes),
  coupons: lanes,
  extraDiscountBasis: noWon,
  extraDiscount: O.none,
  fees: [],
  shippingCoupons: [],
  overseas: [],
});

export const afterSteps = (pricing: Pricing, steps: readonly PriceStep[], input: PricingInput): Pricing => {
  for (const step of steps) step(pricing, input);
  return pricing;
};

/** Prices units that are bought together: item prices first, then each step. */
export const priceTogether = (
  steps: readonly PriceStep[],
  units: readonly CartUnit[],
  coupons: readonly AppliedCoupon[],
  input: PricingInput,
): Pricing => afterSteps(pricingOf(units.map(lineOf), lanesOf(coupons)), steps, input);

/** Totals the parcel fees after coupons, in won. */
export const parcelsTotal = ({ fees, shippingCoupons }: Pricing): number => {
  let total: number = totalOf(shippingCoupons);
  for (const { fee } of fees) total += fee.fee;
  return total;
};
