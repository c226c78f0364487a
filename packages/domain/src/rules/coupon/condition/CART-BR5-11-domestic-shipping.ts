import { onlyFor } from '../only-for.ts';

export const domesticShipping = onlyFor('CART-BR5-11', 'isOversea', ({ situation }) => situation.isOversea, 'CP-04');
