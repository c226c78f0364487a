import { priceWith, type CouponAssignment } from '../../coupons/coupon-assignment.ts';
import type { PricingInput } from '../../price/pricing-input.ts';
import { allTakeOff } from './benefit-search.ts';

/** Drops coupons that do not lower the price: the fewest coupons win a tie. */
export const withoutIneffective = (
  pricing: PricingInput,
  chosen: readonly CouponAssignment[],
): readonly CouponAssignment[] => {
  const { payable } = priceWith(pricing, chosen);
  const idle = chosen.find((one) => {
    const rest = chosen.filter((other) => other !== one);
    const without = priceWith(pricing, rest);
    return without.payable <= payable && allTakeOff(without, rest);
  });
  return idle
    ? withoutIneffective(
        pricing,
        chosen.filter((one) => one !== idle),
      )
    : chosen;
};
