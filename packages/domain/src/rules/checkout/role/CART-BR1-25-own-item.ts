import type { Rule } from '../../../rule/rule.ts';
import { restrictedFrom } from '../restricted-from.ts';
import type { CheckoutFacts } from '../facts.ts';

export const ownItem: Rule<CheckoutFacts> = {
  code: 'CART-BR1-25',
  codes: ['CART-BR1-25'],
  requirement: 'CK-12',
  source: 'specification 5, Sellers; 6, Seller',
  broken: ({ chosen, buyer }) =>
    restrictedFrom(
      'CART-BR1-25',
      chosen.filter((unit) => buyer.ownSellerKeys.includes(unit.seller.sellerKey)),
    ),
};
