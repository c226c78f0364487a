import { refusing } from './unusable.ts';

/** Used items take no coupon (CP-02). */
export const usedItem = refusing('CART-BR5-04', 'USED_ITEM');
