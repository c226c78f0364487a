import { conflicting } from './conflicting-coupons.ts';

/** Coupons restricted to payment methods that differ: the first stays with those of its method (CP-06). */
export const paymentMethodsDiffer = conflicting({ code: 'CART-BR7-15', requirement: 'CP-06' });
