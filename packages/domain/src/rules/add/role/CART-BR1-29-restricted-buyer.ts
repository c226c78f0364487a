import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { AddFacts } from '../facts.ts';

export const restrictedToAdd: Rule<AddFacts> = {
  code: 'CART-BR1-29',
  codes: ['CART-BR1-29'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: (facts) =>
    when(facts.buyer.standing === 'Restricted' || facts.buyer.clubMemberType === 'Restricted', () =>
      finding('CART-BR1-29', {}),
    ),
};
