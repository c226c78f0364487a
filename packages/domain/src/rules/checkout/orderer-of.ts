import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { Cart } from '../../cart/cart.ts';

/** Returns the buyer with the adult certificate of the cart (CK-11). */
export const ordererOf = ({ buyer, isCertificatedAdult }: Pick<Cart, 'buyer' | 'isCertificatedAdult'>): Buyer => ({
  ...buyer,
  isCertificatedAdult: buyer.isCertificatedAdult || isCertificatedAdult,
});
