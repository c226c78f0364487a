import { refusing } from './unusable.ts';

/** Items that the marketplace keeps from coupons take none (CP-02). */
export const notCouponUsable = refusing('CART-BR5-05', 'OTHER');
