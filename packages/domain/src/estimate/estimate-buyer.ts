import type { EstimateBuyer } from '../entities/buyer/estimate-buyer.ts';
import type { Cart } from '../cart/cart.ts';

/** Limit of a text field in the estimate, in UTF-16 code units. */
export const ESTIMATE_TEXT_LENGTH = 100;

export const estimateBuyerFields = [
  'buyerName',
  'address1',
  'address2',
] as const satisfies readonly (keyof EstimateBuyer)[];

const cut = (text: string): string => text.slice(0, ESTIMATE_TEXT_LENGTH).toWellFormed();

/**
 * Returns the initial fields: the name and the latest shipping address (ES-01).
 * @example
 * const buyer = aBuyer({ buyerName: 'Mina' });
 * estimateBuyerOf({ ...cart, buyer }); // { buyerName: 'Mina', address1: '', address2: '' }
 */
export const estimateBuyerOf = ({
  buyer,
  destination: { address: latestShippingAddress },
}: Pick<Cart, 'buyer' | 'destination'>): EstimateBuyer => ({
  buyerName: cut(buyer.buyerName),
  address1: cut(latestShippingAddress?.address ?? ''),
  address2: '',
});
