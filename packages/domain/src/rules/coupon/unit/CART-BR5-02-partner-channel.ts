import { refusing } from './unusable.ts';

export const partnerChannel = refusing('CART-BR5-02', 'PARTNER_CHANNEL');
