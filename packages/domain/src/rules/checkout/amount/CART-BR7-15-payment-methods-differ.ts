import { clashing } from './clashing-coupons.ts';

/** Coupons restricted to payment methods that differ: the first stays with those of its method (CP-06). */
export const paymentMethodsDiffer = clashing({ code: 'CART-BR7-15', requirement: 'CP-06' });
