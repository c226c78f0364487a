import type { Won } from './won.ts';

/**
 * Returns the displayed percentage of a discount: `floor(discount / item price × 100)`, 0 if either is 0. Both in
 * won, 0 or more.
 */
export const discountPercent = (discount: Won, itemPrice: Won): number => {
  if (itemPrice === 0) return 0;
  // Multiplies first, because 0.29 × 100 is slightly less than 29.
  return Math.floor((discount * 100) / itemPrice);
};
