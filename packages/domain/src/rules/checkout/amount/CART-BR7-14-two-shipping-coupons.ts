import { clashing } from './clashing-coupons.ts';

/** Two coupons on shipping for one seller: the first stays (CP-05). */
export const twoShippingCoupons = clashing({ code: 'CART-BR7-14', requirement: 'CP-05' });
