import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { AddFacts } from '../facts.ts';

export const noAddressToAdd: Rule<AddFacts> = {
  code: 'CART-BR1-08',
  codes: ['CART-BR1-08'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: (facts) =>
    when(facts.unit.cartUnitType === 'ExpressShop' && !facts.hasAddress, () => finding('CART-BR1-08', {})),
};
