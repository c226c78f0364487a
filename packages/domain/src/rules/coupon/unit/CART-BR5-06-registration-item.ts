import { refusing } from './unusable.ts';

export const registrationItem = refusing('CART-BR5-06', 'REGISTRATION_ITEM');
