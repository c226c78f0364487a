import { conflicting } from './conflicting-coupons.ts';

export const twoShippingCoupons = conflicting({ code: 'CART-BR7-14', requirement: 'CP-05' });
