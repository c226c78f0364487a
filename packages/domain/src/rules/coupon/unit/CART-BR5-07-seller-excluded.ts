import { refusing } from './unusable.ts';

/** Items that their seller keeps from coupons take none (CP-02). */
export const sellerExcluded = refusing('CART-BR5-07', 'SELLER_EXCLUDED');
