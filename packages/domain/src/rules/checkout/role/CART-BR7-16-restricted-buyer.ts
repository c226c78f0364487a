import { finding, idsOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';

/** Rejects a restricted buyer or club member. Only customer service can lift it, so there is no fix (CK-12). */
export const restrictedBuyer: Rule<CheckoutFacts> = {
  code: 'CART-BR7-16',
  codes: ['CART-BR7-16'],
  requirement: 'CK-12',
  source: 'specification 5, Sellers; 6, Club member types',
  broken: ({ chosen, buyer }) =>
    when(chosen.length > 0 && (buyer.standing === 'Restricted' || buyer.clubMemberType === 'Restricted'), () =>
      finding('CART-BR7-16', {}, idsOf(chosen)),
    ),
};
