import { refusing } from './unusable.ts';

/** Units that came by a partner channel take no coupon (CP-02). */
export const partnerChannel = refusing('CART-BR5-02', 'PARTNER_CHANNEL');
