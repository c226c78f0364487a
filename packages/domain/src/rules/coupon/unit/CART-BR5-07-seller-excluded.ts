import { refusing } from './unusable.ts';

export const sellerExcluded = refusing('CART-BR5-07', 'SELLER_EXCLUDED');
