import { refusing } from './unusable.ts';

export const usedItem = refusing('CART-BR5-04', 'USED_ITEM');
