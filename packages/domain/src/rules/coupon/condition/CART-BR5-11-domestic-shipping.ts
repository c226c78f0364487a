import { onlyFor } from '../only-for.ts';

/** An overseas coupon is not used with domestic shipping (CP-04, CP-20). */
export const domesticShipping = onlyFor('CART-BR5-11', 'isOversea', ({ situation }) => situation.isOversea, 'CP-04');
