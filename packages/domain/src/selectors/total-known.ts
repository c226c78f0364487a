import type { Cart } from '../cart/cart.ts';
import type { PricePart } from '../price/price-part.ts';
import { pricedOf } from './priced-of.ts';

/** Parts whose absence has an unknown effect on the total. Shipping is handled by pricing. */
const unsure: readonly PricePart[] = ['Discount', 'FundingDiscount', 'ExtraDiscount', 'Coupon'];

/**
 * True if all parts of the total were read. Otherwise only the server knows the price of an order (CM-53, SH-05).
 * @example
 * [isTotalKnown(cart), isTotalKnown({ ...cart, missing: ['Discount'] })]; // [ true, false ]
 */
export const isTotalKnown = (state: Cart): boolean =>
  pricedOf(state).shippingKnown && !state.missing.some((part) => unsure.includes(part));
