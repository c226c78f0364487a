import { conflicting } from './conflicting-coupons.ts';

export const paymentMethodsDiffer = conflicting({ code: 'CART-BR7-15', requirement: 'CP-06' });
