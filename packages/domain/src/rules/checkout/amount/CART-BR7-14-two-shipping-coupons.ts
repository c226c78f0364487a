import { conflicting } from './conflicting-coupons.ts';

/** Two coupons on shipping for one seller: the first stays (CP-05). */
export const twoShippingCoupons = conflicting({ code: 'CART-BR7-14', requirement: 'CP-05' });
