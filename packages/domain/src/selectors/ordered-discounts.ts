import type { Cart } from '../cart/cart.ts';
import type { CartUnitId } from '../money/ids.ts';
import { pricedOf } from './priced-of.ts';

/** An extra discount as an order names it (DC-06). */
export interface OrderedDiscount {
  readonly cartUnitIds: readonly CartUnitId[];
  readonly discountNo: string;
  readonly discountType: 'Extra';
}

/** Returns the applied extra discount for an order, or undefined (DC-06). */
export const orderedDiscountsOf = (state: Cart): readonly OrderedDiscount[] => {
  const { extraDiscount } = pricedOf(state);
  if (extraDiscount === undefined) return [];
  const { candidate, cartUnitIds } = extraDiscount;
  return [{ cartUnitIds, discountNo: candidate.masterNo, discountType: 'Extra' }];
};
