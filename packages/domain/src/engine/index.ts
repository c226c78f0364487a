export * from './best-coupons.ts';
export * from './cart-of.ts';
export * from './change-quantity.ts';
export * from './check-order.ts';
export {
  contradictionsAmong,
  contradictionsIn,
  namesOf,
  type CartNames,
  type Contradiction,
} from './contradictions.ts';
export * from './coupons-for.ts';
export * from './frozen.ts';
export * from './plain.ts';
export * from './price-of-cart.ts';
export * from './verbs/index.ts';
