export * from './add-item.ts';
export * from './apply-coupon.ts';
export type { Changed } from './in-cart.ts';
export * from './remove-coupon.ts';
export * from './remove-units.ts';
export * from './select.ts';
export * from './set-quantity.ts';
