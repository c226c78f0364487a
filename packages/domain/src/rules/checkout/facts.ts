import type { CartUnit } from '../../cart/cart-unit.ts';
import type { CartUnitId } from '../../cart/ids.ts';
import type { Won } from '../../price/won.ts';

/** How many units one order may hold (CK-01). */
export const MAX_ORDER_UNITS = 30;

/** All that the checkout rules may see. */
export interface CheckoutFacts {
  /** The selected units of the current tab, in the cart's order (SE-04). */
  readonly chosen: readonly CartUnit[];
  /** What the chosen units cost together with their shipping, in won. */
  readonly payable: Won;
  /** Units whose price would fall below 0 (PR-07). */
  readonly zeroWonUnits: readonly CartUnitId[];
}
