import type { CartUnit } from '../cart/cart-unit.ts';

const GRAMS = 1000;

/** Returns the total weight of all pieces in kg. Rounds the sum to 3 decimals. */
export const weightOf = (units: readonly Pick<CartUnit, 'item' | 'quantity'>[]): number =>
  Math.round(units.reduce((kg, { item, quantity }) => kg + item.shippingWeight * quantity, 0) * GRAMS) / GRAMS;

/** The pieces of units together. */
export const piecesOf = (units: readonly Pick<CartUnit, 'quantity'>[]): number =>
  units.reduce((pieces, { quantity }) => pieces + quantity, 0);
