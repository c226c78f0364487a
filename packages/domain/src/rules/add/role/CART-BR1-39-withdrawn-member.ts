import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { AddFacts } from '../facts.ts';

export const withdrawnToAdd: Rule<AddFacts> = {
  code: 'CART-BR1-39',
  codes: ['CART-BR1-39'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: (facts) => when(facts.buyer.standing === 'Withdrawn', () => finding('CART-BR1-39', {})),
};
