import { priceWith, type Placed } from '../../coupons/placed.ts';
import type { PricingInput } from '../../price/pricing-input.ts';
import { allTakeOff } from './benefit-search.ts';

/** The coupons without those that make the cart no cheaper: of equal prices the one with fewer coupons. */
export const trimmed = (pricing: PricingInput, chosen: readonly Placed[]): readonly Placed[] => {
  const { payable } = priceWith(pricing, chosen);
  const idle = chosen.find((one) => {
    const rest = chosen.filter((other) => other !== one);
    const without = priceWith(pricing, rest);
    return without.payable <= payable && allTakeOff(without, rest);
  });
  return idle
    ? trimmed(
        pricing,
        chosen.filter((one) => one !== idle),
      )
    : chosen;
};
