import type { Won } from './won.ts';

/**
 * How many per cent a discount takes off a price, for display: `floor(discount / item price × 100)`, 0 when either is 0
 * (PG-18). Both in won, 0 or more.
 * @example
 * discountPercent(won(2_580), won(12_900)); // 20
 * discountPercent(won(1), won(12_900)); // 0
 */
export const discountPercent = (discount: Won, itemPrice: Won): number => {
  if (itemPrice === 0) return 0;
  // multiplied first: 0.29 × 100 is a little less than 29
  return Math.floor((discount * 100) / itemPrice);
};
