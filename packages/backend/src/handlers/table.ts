// the handler of every call, by the name of its call
export * from './cart/units.ts';
export * from './cart/change-options.ts';
export * from './cart/merge-cart.ts';
export * from './cart/read-cart.ts';
export * from './cart/saved-units.ts';
export * from './checkout/orders.ts';
export * from './checkout/pay-order.ts';
export * from './club.ts';
export * from './coupon/coupons.ts';
export * from './delivery.ts';
export * from './estimate.ts';
export * from './page.ts';
export * from './information.ts';
export * from './overseas.ts';
export * from './prices.ts';
export * from './recommend.ts';
