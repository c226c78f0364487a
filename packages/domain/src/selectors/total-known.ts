import type { Cart } from '../cart/cart.ts';
import type { PricePart } from '../price/price-part.ts';
import { pricedOf } from './priced-of.ts';

/** Parts of which nobody but the server knows how much the total lacks without them; shipping is judged where it is priced. */
const unsure: readonly PricePart[] = ['Discount', 'FundingDiscount', 'ExtraDiscount', 'Coupon'];

/**
 * Whether all that the total is made of could be read: where not, only the server can say what an order costs (CM-53, SH-05).
 * @example
 * [isTotalKnown(cart), isTotalKnown({ ...cart, missing: ['Discount'] })]; // [ true, false ]
 */
export const isTotalKnown = (state: Cart): boolean =>
  pricedOf(state).shippingKnown && !state.missing.some((part) => unsure.includes(part));
