import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { Cart } from '../../cart/cart.ts';

/** Who orders: an adult certificate of the cart counts as the buyer's own (CK-11). */
export const ordererOf = ({ buyer, isCertificatedAdult }: Pick<Cart, 'buyer' | 'isCertificatedAdult'>): Buyer => ({
  ...buyer,
  isCertificatedAdult: buyer.isCertificatedAdult || isCertificatedAdult,
});
