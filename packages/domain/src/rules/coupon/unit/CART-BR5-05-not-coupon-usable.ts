import { refusing } from './unusable.ts';

export const notCouponUsable = refusing('CART-BR5-05', 'OTHER');
