import { finding, productOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { AddFacts } from '../facts.ts';

export const ownItemToAdd: Rule<AddFacts> = {
  code: 'CART-BR1-25',
  codes: ['CART-BR1-25'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1; 6, Seller',
  broken: (facts) =>
    when(facts.buyer.ownSellerKeys.includes(facts.unit.seller.sellerKey), () =>
      finding('CART-BR1-25', { product: productOf(facts.unit) }),
    ),
};
