import { refusing } from './unusable.ts';

/** Items that are sold by registration take no coupon (CP-02). */
export const registrationItem = refusing('CART-BR5-06', 'REGISTRATION_ITEM');
